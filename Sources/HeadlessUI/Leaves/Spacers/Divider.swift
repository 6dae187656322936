import Foundation

/// A line one pixel thick across the axis of its stack; horizontal outside of one.
public struct Divider: View, Sendable {
  /// A divider.
  nonisolated public init() {}

  /// The engine shows the line.
  public typealias Body = Never
}

extension Divider: LeafView {
  func makeLeaf(_ context: ViewContext) -> DividerNode {
    let node = DividerNode(context, [])
    updateLeaf(node, context)
    return node
  }

  func updateLeaf(_ node: DividerNode, _ context: ViewContext) {
    node.set(
      isVertical: context.environment.stackAxis == .horizontal,
      thickness: Double(context.environment.pixelLength))
  }
}

final class DividerNode: LayoutNode {
  private var isVertical = false
  private var thickness = 1.0

  func set(isVertical: Bool, thickness: Double) {
    guard isVertical != self.isVertical || thickness != self.thickness else { return }
    self.isVertical = isVertical
    self.thickness = thickness
    invalidate()
  }

  override var label: String { "Divider" }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    var size = proposal.replacingUnspecified()
    if isVertical { size.width = CGFloat(thickness) } else { size.height = CGFloat(thickness) }
    return size
  }
}

extension DividerNode: DrawnNode {
  func draw(into drawing: inout NodeDrawing, in frame: CGRect) {
    drawing.fills = [
      NodeDrawing.Fill(
        path: Path(frame), isEvenOdd: false,
        paint: .color(Color.Resolved(red: 0.24, green: 0.24, blue: 0.26, opacity: 0.29)))
    ]
  }
}
