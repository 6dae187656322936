import Foundation

/// One view of several: that with a tag, or the one at an index.
struct ChosenView<Content: View> {
  /// The tag of the view to show.
  let tag: AnyHashable?
  /// Which view shows where none has the tag; nil for none.
  let fallback: Int?
  /// Whether views appear when they are chosen, rather than all at once.
  var isTabs = false
  let content: Content
}

extension ChosenView: View {
  typealias Body = Never

  static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    ChosenElement(view, context)
  }
}

private final class ChosenElement<Content: View>: ContainerElement<ChosenView<Content>, Content> {
  private let tabs: ShownAlternatives?

  init(_ view: ChosenView<Content>, _ context: ViewContext) {
    tabs = view.isTabs ? ShownAlternatives(in: context.alternatives) : nil
    super.init(context)
    show(view.content, inside(context))
    node = ChosenNode(view.tag, fallback: view.fallback, context)
    fill()
  }

  private func inside(_ context: ViewContext) -> ViewContext {
    var inner = context.inside(stackAxis: nil)
    if let tabs { inner.alternatives = tabs }
    return inner
  }

  override func update(_ view: ChosenView<Content>, _ context: ViewContext) {
    super.update(view, context)
    show(view.content, inside(context))
    (node as? ChosenNode)?.choose(view.tag, fallback: view.fallback)
    tabs?.update()
  }
}

final class ChosenNode: ContainerNode, ChoosingNode {
  private var chosenTag: AnyHashable?
  private var fallback: Int?

  init(_ tag: AnyHashable?, fallback: Int?, _ context: ViewContext) {
    chosenTag = tag
    self.fallback = fallback
    super.init(context)
  }

  func choose(_ tag: AnyHashable?, fallback: Int?) {
    guard tag != chosenTag || fallback != self.fallback else { return }
    chosenTag = tag
    self.fallback = fallback
    invalidate()
  }

  override var label: String { "Choice" }
  override var detail: String? {
    guard let index = children.firstIndex(where: { $0 === chosen }) else { return "shows none" }
    return "shows \(index + 1) of \(children.count)"
  }

  var chosen: LayoutNode? {
    let tagged = chosenTag.flatMap { tag in children.first { $0.matches(tag) } }
    return tagged ?? fallback.flatMap { children.indices.contains($0) ? children[$0] : nil }
  }

  override func computeSize(_ proposal: Proposal) -> CGSize { chosen?.size(proposal) ?? .zero }

  override func computeExplicitGuide(_ key: AlignmentKey, _ viewSize: ViewSize) -> CGFloat? {
    chosen?.explicitGuide(key, viewSize)
  }

  override func gatherSpacing() -> Spacing { chosen?.spacing() ?? .zero }

  override func placeChildren() { chosen?.place(at: .zero, placed, in: self) }

  override var childNodes: ContiguousArray<LayoutNode> { chosen.map { [$0] } ?? [] }

  override var allChildNodes: ContiguousArray<LayoutNode> { children }
}

extension LayoutNode {
  /// Whether the node has the tag; a tag and an optional that holds it are the same choice.
  func matches(_ tag: AnyHashable) -> Bool {
    guard let own = self.tag else {
      return false
    }
    return own == tag || LayoutNode.unwrapped(own) == LayoutNode.unwrapped(tag)
  }

  private static func unwrapped(_ tag: AnyHashable) -> AnyHashable {
    guard case let optional as any OptionalTag = tag.base else { return tag }
    return optional.wrappedTag ?? tag
  }
}

/// An optional as a tag.
private protocol OptionalTag {
  var wrappedTag: AnyHashable? { get }
}

extension Optional: OptionalTag where Wrapped: Hashable {
  var wrappedTag: AnyHashable? { map { AnyHashable($0) } }
}

extension AnyHashable {
  /// The tag as a value of a selection, which may be the optional of the tag's type or the other way
  /// round; nil if it is of another type.
  func value<Value: Hashable>(as type: Value.Type) -> Value? {
    if let value = base as? Value { return value }
    return ((base as? any OptionalTag)?.wrappedTag)?.base as? Value
  }
}
