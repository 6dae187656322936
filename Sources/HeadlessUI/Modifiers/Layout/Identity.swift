import Foundation

extension View {
  /// Gives the view an identity: with another id it is another view, with state of its own.
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable {
    IdentifiedView(content: self, id: AnyHashable(id))
  }
}

struct IdentifiedView<Content: View> {
  let content: Content
  let id: AnyHashable

  nonisolated init(content: Content, id: AnyHashable) {
    self.content = content
    self.id = id
  }
}

extension IdentifiedView: View {
  typealias Body = Never

  static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    IdentifiedElement(view, context)
  }
}

private final class IdentifiedElement<Content: View>: WrappingElement<
  IdentifiedView<Content>, Content
>
{
  private var id: AnyHashable

  init(_ view: IdentifiedView<Content>, _ context: ViewContext) {
    id = view.id
    super.init(context)
    show(view.content, context.inside())
  }

  override func ownContent(identifiedBy id: AnyHashable) -> ScrollTargetContent? {
    id == self.id ? .made(self) : nil
  }

  override func update(_ view: IdentifiedView<Content>, _ context: ViewContext) {
    super.update(view, context)
    if id == view.id {
      show(view.content, context.inside())
    } else {
      id = view.id
      replace(with: view.content, context.inside())
    }
  }
}
