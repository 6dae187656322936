import Foundation

extension View {
  /// Layers views in front of the view; its layout stays.
  nonisolated public func overlay<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(SecondaryModifier(secondary: content(), alignment: alignment, isOverlay: true))
  }

  /// Layers a view in front of the view; its layout stays.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center)
    -> some View where Overlay: View
  {
    modifier(SecondaryModifier(secondary: overlay, alignment: alignment, isOverlay: true))
  }

  /// Layers views behind the view; its layout stays.
  nonisolated public func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(SecondaryModifier(secondary: content(), alignment: alignment, isOverlay: false))
  }

  /// Layers a view behind the view; its layout stays.
  @_disfavoredOverload
  nonisolated public func background<Background>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View where Background: View {
    modifier(SecondaryModifier(secondary: background, alignment: alignment, isOverlay: false))
  }
}

/// What secondary content is to the node that it comes with.
enum SecondaryRole {
  case overlay
  case background
  /// At an edge, in a space of its own.
  case safeArea(Edge, spacing: CGFloat?)
}

/// Shows content with each node of what it modifies.
struct SecondaryModifier<Secondary: View> {
  let secondary: Secondary
  let alignment: Alignment
  let role: SecondaryRole
  /// The edges on which the secondary content reaches into the safe area.
  let edges: Edge.Set

  nonisolated init(
    secondary: Secondary, alignment: Alignment, role: SecondaryRole, reaching edges: Edge.Set = []
  ) {
    self.secondary = secondary
    self.alignment = alignment
    self.role = role
    self.edges = edges
  }

  nonisolated init(secondary: Secondary, alignment: Alignment, isOverlay: Bool) {
    self.init(
      secondary: secondary, alignment: alignment, role: isOverlay ? .overlay : .background)
  }
}

extension SecondaryModifier: ViewModifier {
  typealias Body = Never

  static func _makeElement<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _ViewContext
  ) -> _ViewElement<ModifiedContent<V, Self>> {
    SecondaryElement(view, context)
  }
}

private final class SecondaryElement<Content: View, Secondary: View>: WrappingElement<
  ModifiedContent<Content, SecondaryModifier<Secondary>>, Content
>
{
  private var modifier: SecondaryModifier<Secondary>
  private var layers: ContiguousArray<(primary: LayoutNode, element: LayerElement<Secondary>)> = []

  init(
    _ view: ModifiedContent<Content, SecondaryModifier<Secondary>>, _ context: ViewContext
  ) {
    modifier = view.modifier
    super.init(context)
    show(view.content, context.inside())
    wrap()
  }

  override func update(
    _ view: ModifiedContent<Content, SecondaryModifier<Secondary>>, _ context: ViewContext
  ) {
    super.update(view, context)
    modifier = view.modifier
    show(view.content, context.inside())
    for layer in layers { layer.element.update(modifier, context.inside()) }
  }

  private func wrap() {
    let old = layers
    layers = []
    for primary in content?.nodes ?? [] {
      if let known = old.first(where: { $0.primary === primary }) {
        layers.append(known)
      } else {
        let element = LayerElement(modifier, primary: primary, context.inside())
        element.parent = self
        layers.append((primary, element))
      }
    }
    for gone in old where !layers.contains(where: { $0.element === gone.element }) {
      gone.element.dismantle()
    }
  }

  override func structureDidChange() {
    wrap()
    super.structureDidChange()
  }

  override var onlyNode: LayoutNode? { nil }

  override func appendNodes(to nodes: inout ContiguousArray<LayoutNode>) {
    for layer in layers { nodes.append(layer.element.node) }
  }

  override var children: ContiguousArray<AnyElement> {
    super.children + layers.map { $0.element as AnyElement }
  }
}

/// One primary node with a secondary content of its own.
private final class LayerElement<Secondary: View>: AnyElement {
  let node: SecondaryNode
  private var content: ViewElement<Secondary>?

  init(
    _ modifier: SecondaryModifier<Secondary>, primary: LayoutNode, _ context: ViewContext
  ) {
    switch modifier.role {
    case .overlay:
      node = LayeredNode(
        primary: primary, isOverlay: true, modifier.alignment, reaching: modifier.edges, context)
    case .background:
      node = LayeredNode(
        primary: primary, isOverlay: false, modifier.alignment, reaching: modifier.edges, context)
    case .safeArea(let edge, let spacing):
      node = SafeAreaInsetNode(
        primary: primary, edge: edge, spacing: spacing, modifier.alignment, context)
    }
    super.init(context)
    content = makeChild(modifier.secondary, context.insideOfRow())
    collectAgain()
  }

  func update(_ modifier: SecondaryModifier<Secondary>, _ context: ViewContext) {
    self.context = context
    node.alignment = modifier.alignment
    if let content { updateChild(content, modifier.secondary, context.insideOfRow()) }
  }

  override func structureDidChange() { context.host.markRestructured(self) }

  override func collectAgain() { node.setSecondary(content?.nodes ?? [], context) }

  override var children: ContiguousArray<AnyElement> { content.map { [$0] } ?? [] }
}

/// A primary node with others that belong to it; several secondary nodes are a stack in depth.
class SecondaryNode: LayoutNode {
  final let primary: LayoutNode
  final private(set) var secondary: LayoutNode?

  final var alignment: Alignment {
    didSet { if alignment != oldValue { invalidatePlacement() } }
  }

  init(
    primary: LayoutNode, _ alignment: Alignment, _ context: ViewContext, _ flags: Flags = .memoizes
  ) {
    self.primary = primary
    self.alignment = alignment
    super.init(context, flags)
    adopt(primary)
  }

  override final var fit: NodeFit { NodeFit(layersContent: true) }

  deinit {
    release(primary)
    if let secondary { release(secondary) }
  }

  final func setSecondary(_ nodes: ContiguousArray<LayoutNode>, _ context: ViewContext) {
    if let secondary { release(secondary) }
    if nodes.count > 1 {
      let stack = ZStackNode(alignment, context)
      stack.setChildren(nodes)
      secondary = stack
    } else {
      secondary = nodes.first
    }
    if let secondary { adopt(secondary) }
    secondaryDidChange()
  }

  func secondaryDidChange() { invalidate() }

  override var priority: Double { primary.priority }
  override func computeSpacing() -> Spacing { primary.spacing() }
  override func trait(_ key: ObjectIdentifier) -> Any? { primary.trait(key) }

  override var childNodes: ContiguousArray<LayoutNode> {
    if let secondary { return [primary, secondary] }
    return [primary]
  }
}

/// A primary node with others in front of or behind it, which have no say in its layout.
private final class LayeredNode: SecondaryNode {
  private let isOverlay: Bool
  private let edges: Edge.Set

  init(
    primary: LayoutNode, isOverlay: Bool, _ alignment: Alignment, reaching edges: Edge.Set,
    _ context: ViewContext
  ) {
    self.isOverlay = isOverlay
    self.edges = edges
    super.init(
      primary: primary, alignment, context,
      edges.isEmpty || !context.environment.hasSafeArea ? [] : [.positionSensitive])
  }

  override func secondaryDidChange() { invalidatePlacement() }

  override var label: String { isOverlay ? "overlay" : "background" }
  override func computeSize(_ proposal: Proposal) -> CGSize {
    let answer = primary.size(proposal)
    if let log = ReasonLog.of(self) {
      log.note(
        .layer(primary: primary.visible.fullName, answer: answer), of: self, for: proposal)
    }
    return answer
  }

  override func computeExplicitGuide(_ key: AlignmentKey, _ viewSize: ViewSize) -> CGFloat? {
    primary.explicitGuide(key, viewSize)
  }

  override func placeChildren() {
    primary.place(at: .zero, placed, in: self)
    guard let secondary else { return }
    let reach = edges.isEmpty ? EdgeInsets() : safeAreaWhilePlacing
    if reach != EdgeInsets() {
      let insets = EdgeInsets().replacing(edges, by: reach)
      let offer = Proposal(placed.size).inset(by: EdgeInsets() - insets)
      if let log = ReasonLog.of(self) { log.note(place: .reaching(insets), of: secondary) }
      return secondary.place(
        at: CGPoint(x: -insets.leading, y: -insets.top),
        ViewSize(secondary.size(offer), offer), in: self)
    }
    let offer = Proposal(placed.size)
    let size = ViewSize(secondary.size(offer), offer)
    if let log = ReasonLog.of(self) {
      return secondary.place(
        at: log.origin(of: secondary, size, alignment) { log.guide($0, of: primary, placed) },
        size, in: self)
    }
    let (h, v) = (alignment.horizontal.key, alignment.vertical.key)
    secondary.place(
      at: CGPoint(
        x: primary.guide(h, placed) - secondary.guide(h, size),
        y: primary.guide(v, placed) - secondary.guide(v, size)),
      size, in: self)
  }
}
