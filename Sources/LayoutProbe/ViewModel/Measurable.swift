@_exported import HeadlessUI

/// Anything that answers how large it wants to be: a view, a window of another toolkit, a game's UI.
///
/// Enough to be measured. Lengths are points, or the unit that the other engine counts in.
@MainActor
public protocol Measurable {
  /// The size for a proposal; `nil` asks for the ideal, 0 for the minimum, infinity for the maximum.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The sizes for several proposals, answered so that nothing is changed by having asked.
  ///
  /// An engine that keeps caches puts them aside while it answers. The default just asks.
  func sizesThatFit(_ proposals: [ProposedViewSize]) -> [CGSize]

  /// The proposal it was last laid out with; nil if it never was.
  var currentProposal: ProposedViewSize? { get }
}

extension Measurable {
  /// Asks one proposal after the other.
  public func sizesThatFit(_ proposals: [ProposedViewSize]) -> [CGSize] {
    proposals.map(sizeThatFits)
  }

  /// Nil: the model is never laid out.
  public var currentProposal: ProposedViewSize? { nil }
}
