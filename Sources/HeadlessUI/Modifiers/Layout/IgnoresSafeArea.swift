import Foundation

extension View {
  /// Lets the view reach into the safe area, on the edges that it touches.
  ///
  /// It is sized without; where it is placed, it is proposed the room with the safe area, and put at
  /// its top leading corner. No keyboard is ever shown, so that `keyboard` alone changes nothing.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(IgnoresSafeArea(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets the view reach into the safe area, on the edges that it touches.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(IgnoresSafeArea(edges: edges))
  }
}

struct IgnoresSafeArea: NodeModifier {
  typealias Body = Never

  let edges: Edge.Set

  nonisolated init(edges: Edge.Set) { self.edges = edges }

  func makeNode(_ child: LayoutNode, _ context: ViewContext) -> IgnoresSafeAreaNode {
    IgnoresSafeAreaNode(child: child, edges, context)
  }

  func updateNode(_ node: IgnoresSafeAreaNode, _ context: ViewContext) { node.edges = edges }
}

/// Gives its child what is between it and the edges of the window, where it touches the safe area.
final class IgnoresSafeAreaNode: UnaryNode {
  var edges: Edge.Set {
    didSet { if edges != oldValue { invalidatePlacement() } }
  }
  private var lastArea: SafeArea?

  init(child: LayoutNode, _ edges: Edge.Set, _ context: ViewContext) {
    self.edges = edges
    super.init(child: child, context, [.positionSensitive])
  }

  override func safeArea(givenTo child: LayoutNode) -> SafeArea? { lastArea }

  override var label: String { "ignoresSafeArea" }
  override var priority: Double { child.priority }

  override func placeChildren() {
    let insets = EdgeInsets().replacing(edges, by: safeAreaWhilePlacing)
    let proposal = placed.proposal.inset(by: EdgeInsets() - insets)
    let viewSize = ViewSize(child.size(proposal), proposal)
    if let log = ReasonLog.of(self) { log.note(place: .reaching(insets), of: child) }
    let area = context.safeArea.ignoring(
      insets.edges, isRightToLeft: flags.contains(.rightToLeft))
    placing(in: area, after: &lastArea) {
      child.place(at: CGPoint(x: -insets.leading, y: -insets.top), viewSize, in: self)
    }
  }
}

extension EdgeInsets {
  /// The edges with an inset.
  fileprivate var edges: Edge.Set {
    var edges: Edge.Set = []
    if top > 0 { edges.insert(.top) }
    if leading > 0 { edges.insert(.leading) }
    if bottom > 0 { edges.insert(.bottom) }
    if trailing > 0 { edges.insert(.trailing) }
    return edges
  }
}
