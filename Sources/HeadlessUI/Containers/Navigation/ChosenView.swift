import Foundation

/// One view of several: that with a tag, or the first.
struct ChosenView<Content: View> {
  /// The tag of the view to show.
  let tag: AnyHashable?
  /// Whether the first view shows where none has the tag.
  let fallsBackOnFirst: Bool
  let content: Content
}

extension ChosenView: View {
  typealias Body = Never

  static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    ChosenElement(view, context)
  }
}

private final class ChosenElement<Content: View>: ContainerElement<ChosenView<Content>, Content> {
  init(_ view: ChosenView<Content>, _ context: ViewContext) {
    super.init(context)
    show(view.content, context.inside(stackAxis: nil))
    node = ChosenNode(view.tag, fallsBackOnFirst: view.fallsBackOnFirst, context)
    fill()
  }

  override func update(_ view: ChosenView<Content>, _ context: ViewContext) {
    super.update(view, context)
    show(view.content, context.inside(stackAxis: nil))
    (node as? ChosenNode)?.chosenTag = view.tag
  }
}

final class ChosenNode: ContainerNode {
  var chosenTag: AnyHashable? {
    didSet { if chosenTag != oldValue { invalidate() } }
  }
  private let fallsBackOnFirst: Bool

  init(_ tag: AnyHashable?, fallsBackOnFirst: Bool, _ context: ViewContext) {
    chosenTag = tag
    self.fallsBackOnFirst = fallsBackOnFirst
    super.init(context)
  }

  override var label: String { "Choice" }
  override var detail: String? {
    guard let index = children.firstIndex(where: { $0 === chosen }) else { return "shows none" }
    return "shows \(index + 1) of \(children.count)"
  }

  private var chosen: LayoutNode? {
    let tagged = chosenTag.flatMap { tag in children.first { $0.matches(tag) } }
    return tagged ?? (fallsBackOnFirst ? children.first : nil)
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
