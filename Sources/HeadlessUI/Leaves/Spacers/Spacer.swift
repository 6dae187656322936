import Foundation

/// A flexible space that expands along the axis of its stack, or on both axes outside of one.
@frozen public struct Spacer: View, Sendable {
  /// The least length in points; nil for the default, 8.
  public var minLength: CGFloat?

  /// A space of at least the given length.
  @inlinable nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// The engine shows the space.
  public typealias Body = Never
}

extension Spacer: LeafView {
  func makeLeaf(_ context: ViewContext) -> SpacerNode {
    let node = SpacerNode(context, [])
    updateLeaf(node, context)
    return node
  }

  func updateLeaf(_ node: SpacerNode, _ context: ViewContext) {
    node.set(axis: context.environment.stackAxis, minLength: minLength.map(Double.init))
  }
}

/// Expands along the axis of its stack; the stack sizes it after all other children.
final class SpacerNode: LayoutNode {
  private var axis: Axis?
  private var minLength = Spacing.defaultDistance

  func set(axis: Axis?, minLength: Double?) {
    let length = minLength ?? Spacing.defaultDistance
    guard axis != self.axis || length != self.minLength else { return }
    self.axis = axis
    self.minLength = length
    invalidate()
  }

  override var label: String { "Spacer" }
  override var givenNumbers: GivenNumbers {
    GivenNumbers().distance("minLength", CGFloat(minLength))
  }
  override var priority: Double { -.infinity }

  private func length(_ proposed: Double) -> Double {
    proposed.isNaN ? minLength : max(proposed, minLength)
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    CGSize(
      width: axis == .vertical ? 0 : length(proposal.width),
      height: axis == .horizontal ? 0 : length(proposal.height))
  }

  override func computeSpacing() -> Spacing {
    var spacing = Spacing.plainView
    for edge in Edge.allCases {
      let isHorizontal = edge == .leading || edge == .trailing
      if axis == nil || (axis == .horizontal) == isHorizontal {
        spacing[edge] = Spacing.zero[edge]
      }
    }
    return spacing
  }
}
