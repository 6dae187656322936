import HeadlessUI

/// A question and its answer.
public struct SizeMeasurement: Equatable, Sendable {
  /// The size that was asked for, such as the minimum or the ideal.
  public var request: SizeRequest
  /// What was proposed for it, in points.
  public var proposal: ProposedViewSize
  /// The answer, in points. It may be anything that a layout returns: infinite, negative, NaN.
  public var size: CGSize

  /// A question and its answer.
  public init(request: SizeRequest, proposal: ProposedViewSize, size: CGSize) {
    self.request = request
    self.proposal = proposal
    self.size = size
  }

  /// Whether both say the same; NaN is the same as NaN.
  public static func == (a: SizeMeasurement, b: SizeMeasurement) -> Bool {
    func same(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || (a.isNaN && b.isNaN) }
    return a.request == b.request && a.proposal == b.proposal
      && same(a.size.width, b.size.width) && same(a.size.height, b.size.height)
  }
}

extension SizeMeasurement: CustomStringConvertible {
  /// `ideal nil×nil → 120×44`
  public var description: String {
    "\(request.name) \(NumberText.proposal(proposal)) → \(NumberText.size(size))"
  }
}

extension SizeMeasurement: Codable {
  private enum Key: String, CodingKey { case request, proposal, size }

  /// Reads lengths as numbers, `"inf"`, `"-inf"`, `"nan"`; `null` is unspecified.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    request = try values.decode(SizeRequest.self, forKey: .request)
    proposal = try values.decode(ReportedProposal.self, forKey: .proposal).proposal
    size = try values.decode(ReportedSize.self, forKey: .size).size
  }

  /// Writes lengths as numbers, `"inf"`, `"-inf"`, `"nan"`; `null` is unspecified.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(request, forKey: .request)
    try values.encode(ReportedProposal(proposal), forKey: .proposal)
    try values.encode(ReportedSize(size), forKey: .size)
  }
}
