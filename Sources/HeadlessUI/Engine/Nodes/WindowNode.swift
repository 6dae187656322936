import Foundation

/// A view that is presented over the window.
protocol PresentedLayer: LayoutNode {
  /// How many presentations the view is in that presents it.
  var level: Int { get }
  /// Places it where layers of its kind are.
  ///
  /// - Parameter origin: that of the node whose children are being placed, in the window.
  func place(inWindowFrom origin: CGPoint)
}

/// The window of a host while something is presented in it: what is presented lies above the rest,
/// which is laid out as without it.
final class WindowNode: LayoutNode {
  private(set) var main: LayoutNode?
  private(set) var presented: ContiguousArray<any PresentedLayer> = []

  func set(_ main: LayoutNode, _ presented: ContiguousArray<any PresentedLayer>) {
    clear()
    self.main = main
    self.presented = presented
    adopt(main)
    for node in presented { adopt(node) }
    invalidate()
  }

  func clear() {
    for node in childNodes { release(node) }
    main = nil
    presented = []
  }

  deinit { clear() }

  override var label: String { "Window" }
  override var priority: Double { main?.priority ?? 0 }
  override func computeSize(_ proposal: Proposal) -> CGSize { main?.size(proposal) ?? .zero }

  override func computeExplicitGuide(_ key: AlignmentKey, _ viewSize: ViewSize) -> CGFloat? {
    main?.explicitGuide(key, viewSize)
  }

  override func computeSpacing() -> Spacing { main?.spacing() ?? .zero }

  override func placeChildren() {
    main?.place(at: .zero, placed, in: self)
    for node in presented { node.place(inWindowFrom: context.placing.origin) }
  }

  override var childNodes: ContiguousArray<LayoutNode> {
    var nodes = ContiguousArray<LayoutNode>()
    if let main { nodes.append(main) }
    for node in presented { nodes.append(node) }
    return nodes
  }
}
