import HeadlessUI

extension SizeResponse {
  /// Steps in which a response is looked at before it is looked at more closely.
  private static let steps = 64
  private static let maximumAnswers = 1024

  /// Asks for sizes from 0 to a length on an axis, nothing being proposed on the other.
  @MainActor
  static func measured(
    _ subject: any Measurable, along direction: Direction, to length: CGFloat
  ) async -> SizeResponse? {
    guard let range = SweepRange(0, Double(length)) else { return nil }
    let search = BreakpointSearch<Bool>(
      range: range, step: max(1, range.upper / steps), maximumAnswers: maximumAnswers)
    let outcome = await search.run { hundredths in
      let proposal = ProposedViewSize(
        CGFloat(SweepRange.points(hundredths)), on: direction.axis, across: nil)
      return .init(size: subject.sizesThatFit([proposal]).first ?? .zero, kind: true)
    }
    return SizeResponse(
      direction: direction, across: nil, samples: outcome.samples, jumps: outcome.jumps,
      isCutOff: outcome.isCutOff)
  }
}
