import HeadlessUI

extension SizeResponse {
  /// Steps in which a response is looked at before it is looked at more closely.
  private static let steps = 64
  private static let maximumAnswers = 1024

  /// Asks for sizes from 0 to a length on an axis, nothing being proposed on the other.
  ///
  /// - Parameters:
  ///   - mayFall: whether less may be answered where more is proposed.
  ///   - asking: told what is about to be asked.
  @MainActor
  static func measured(
    _ subject: any Measurable, along direction: Direction, to length: CGFloat, mayFall: Bool,
    asking: (ProposedViewSize) -> Void = { _ in }
  ) async -> SizeResponse? {
    guard let range = SweepRange(0, Double(length)) else { return nil }
    let search = BreakpointSearch<Set<SweepReport.What>>(
      range: range, step: max(1, range.upper / steps), maximumAnswers: maximumAnswers)
    let outcome = await search.run { hundredths in
      let proposal = ProposedViewSize(
        CGFloat(SweepRange.points(hundredths)), on: direction.axis, across: nil)
      asking(proposal)
      let size = subject.sizesThatFit([proposal]).first ?? .zero
      return .init(size: size, kind: broken(size, hundredths, direction.axis))
    }
    return SizeResponse(
      direction: direction, across: nil, samples: outcome.samples, jumps: outcome.jumps,
      isCutOff: outcome.isCutOff,
      stretches: SweepReport.stretches(outcome)
        + (mayFall ? [] : falls(outcome, direction.axis)))
  }

  /// The rules that an answer breaks by itself.
  private static func broken(
    _ size: CGSize, _ length: Int, _ axis: Axis
  ) -> Set<SweepReport.What> {
    func isEndless(_ length: CGFloat) -> Bool { length.isNaN || abs(length) > 1e100 }
    var broken: Set<SweepReport.What> = []
    // Endless room may be filled, but not what is unspecified, nor none.
    let isOwnEndless = length == 0 ? isEndless(size[axis]) : size[axis].isNaN
    let across = axis == .horizontal ? size.height : size.width
    if isOwnEndless || isEndless(across) { broken.insert(.breaks(SizeNotFinite.id)) }
    if min(size.width, size.height) < -RuleSubject.tolerance {
      broken.insert(.breaks(SizeNegative.id))
    }
    return broken
  }

  /// Where less is answered than for the length before.
  private static func falls(
    _ outcome: BreakpointSearch<Set<SweepReport.What>>.Outcome, _ axis: Axis
  ) -> [SweepReport.Stretch] {
    var stretches: [SweepReport.Stretch] = []
    for (before, after) in zip(outcome.answers, outcome.answers.dropFirst())
    where before.answer.size[axis] > after.answer.size[axis] + RuleSubject.tolerance {
      let (lower, upper) = (
        SweepRange.points(before.length), SweepRange.points(after.length)
      )
      if stretches.last?.upper == lower {
        stretches[stretches.count - 1].upper = upper
      } else {
        stretches.append(
          SweepReport.Stretch(
            what: .breaks(SizeNotMonotone.id), lower: lower, upper: upper, isOpenEnded: true))
      }
    }
    return stretches
  }
}
