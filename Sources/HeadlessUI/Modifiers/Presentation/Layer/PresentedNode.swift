import Foundation

/// A view that is presented over the window.
final class PresentedNode: LayoutNode, PresentedLayer, CoverableNode {
  let kind: PresentationKind
  private var environment: EnvironmentValues
  private var content: LayoutNode?
  private var lastArea: SafeArea?

  init(_ kind: PresentationKind, _ context: ViewContext) {
    self.kind = kind
    environment = context.environment
    super.init(context)
  }

  override func safeArea(givenTo child: LayoutNode) -> SafeArea? { lastArea }

  deinit { if let content { release(content) } }

  func setContent(_ nodes: ContiguousArray<LayoutNode>, _ context: ViewContext) {
    environment = context.environment
    if let content { release(content) }
    if nodes.count > 1 {
      let stack = StackNode(
        StackEngine(
          axis: .vertical, alignment: HorizontalAlignment.center.key, uniformSpacing: nil), context)
      stack.setChildren(nodes)
      content = stack
    } else {
      content = nodes.first
    }
    if let content { adopt(content) }
    invalidate()
  }

  var level: Int { environment.presentation.level }

  var isCovered: Bool { environment.navigationPages?.cover(self) ?? false }

  override var label: String { kind.label }
  override func computeSize(_ proposal: Proposal) -> CGSize { content?.size(proposal) ?? .zero }

  override var childNodes: ContiguousArray<LayoutNode> { content.map { [$0] } ?? [] }

  private var insets: EdgeInsets { environment.windowSafeAreaInsets }

  func place(inWindowFrom origin: CGPoint) {
    let free = context.window.size
    let window = CGSize(
      width: free.width + insets.leading + insets.trailing,
      height: free.height + insets.top + insets.bottom)
    let room = kind.room(
      in: window, insets, content?.presentationDetents,
      isRegular: environment.horizontalSizeClass == .regular,
      isShort: environment.verticalSizeClass == .compact, environment)
    let size: CGSize
    if room.isFilled {
      size = CGSize(
        width: room.proposal.width ?? window.width, height: room.proposal.height ?? window.height)
    } else {
      let answer = self.size(Proposal(room.proposal))
      size = CGSize(
        width: min(answer.width, window.width), height: min(answer.height, window.height))
    }
    let isAtBottom = kind == .sheet || kind == .popover
    let isLow = isAtBottom && size.width == window.width
    let corner = CGPoint(
      x: (window.width - size.width) / 2,
      y: isLow ? window.height - size.height : (window.height - size.height) / 2)
    let outer = CGRect(origin: corner, size: size)
    var inner = outer
    if room.isFilled {
      // The edges of the device count as far as the layer reaches them.
      let top = max(0, insets.top - outer.minY)
      let bottom = max(0, outer.maxY - (window.height - insets.bottom))
      inner = CGRect(
        x: outer.minX, y: outer.minY + top, width: outer.width,
        height: max(0, outer.height - top - bottom))
    }
    placing(in: SafeArea(outer: outer, inner: inner), after: &lastArea) {
      place(
        relative: CGPoint(x: corner.x - origin.x, y: corner.y - origin.y),
        ViewSize(size, Proposal(size)))
    }
  }

  override func placeChildren() {
    guard let content else { return }
    let (outer, inner) = (context.safeArea.outer, context.safeArea.inner)
    let proposal = Proposal(inner.size)
    let size = content.size(proposal)
    content.place(
      at: CGPoint(
        x: inner.midX - outer.minX - size.width / 2, y: inner.midY - outer.minY - size.height / 2),
      ViewSize(size, proposal), in: self)
  }
}
