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

/// Layers content in front of or behind each node of what it modifies.
struct SecondaryModifier<Secondary: View> {
  let secondary: Secondary
  let alignment: Alignment
  let isOverlay: Bool

  nonisolated init(secondary: Secondary, alignment: Alignment, isOverlay: Bool) {
    self.secondary = secondary
    self.alignment = alignment
    self.isOverlay = isOverlay
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
    node = SecondaryNode(
      primary: primary, isOverlay: modifier.isOverlay, modifier.alignment, context)
    super.init(context)
    content = makeChild(modifier.secondary, context.inside())
    collectAgain()
  }

  func update(_ modifier: SecondaryModifier<Secondary>, _ context: ViewContext) {
    self.context = context
    node.alignment = modifier.alignment
    if let content { updateChild(content, modifier.secondary, context.inside()) }
  }

  override func structureDidChange() { context.host.markRestructured(self) }

  override func collectAgain() { node.setSecondary(content?.nodes ?? [], context) }

  override var children: ContiguousArray<AnyElement> { content.map { [$0] } ?? [] }
}

/// A primary node with others in front of or behind it, which have no say in its layout.
///
/// Several secondary nodes are a stack in depth.
final class SecondaryNode: LayoutNode {
  private let primary: LayoutNode
  private var secondary: LayoutNode?
  private let isOverlay: Bool

  var alignment: Alignment {
    didSet { if alignment != oldValue { invalidatePlacement() } }
  }

  init(
    primary: LayoutNode, isOverlay: Bool, _ alignment: Alignment, _ context: ViewContext
  ) {
    self.primary = primary
    self.isOverlay = isOverlay
    self.alignment = alignment
    super.init(context, [])
    adopt(primary)
  }

  deinit {
    release(primary)
    if let secondary { release(secondary) }
  }

  func setSecondary(_ nodes: ContiguousArray<LayoutNode>, _ context: ViewContext) {
    if let secondary { release(secondary) }
    if nodes.count > 1 {
      let stack = ZStackNode(alignment, context)
      stack.setChildren(nodes)
      secondary = stack
    } else {
      secondary = nodes.first
    }
    if let secondary { adopt(secondary) }
    invalidatePlacement()
  }

  override var label: String { isOverlay ? "overlay" : "background" }
  override var priority: Double { primary.priority }
  override func computeSize(_ proposal: Proposal) -> CGSize { primary.size(proposal) }
  override func computeSpacing() -> Spacing { primary.spacing() }
  override func trait(_ key: ObjectIdentifier) -> Any? { primary.trait(key) }

  override func computeExplicitGuide(_ key: AlignmentKey, _ viewSize: ViewSize) -> CGFloat? {
    primary.explicitGuide(key, viewSize)
  }

  override func placeChildren() {
    primary.place(at: .zero, placed, in: self)
    guard let secondary else { return }
    let offer = Proposal(placed.size)
    let size = ViewSize(secondary.size(offer), offer)
    let (h, v) = (alignment.horizontal.key, alignment.vertical.key)
    secondary.place(
      at: CGPoint(
        x: primary.guide(h, placed) - secondary.guide(h, size),
        y: primary.guide(v, placed) - secondary.guide(v, size)),
      size, in: self)
  }

  override var childNodes: ContiguousArray<LayoutNode> {
    if let secondary { return [primary, secondary] }
    return [primary]
  }
}
