import Foundation

/// A view whose type is not known; a view of another type in the same place is another view.
@frozen public struct AnyView {
  let view: any View

  /// Forgets the type of a view.
  nonisolated public init<V>(_ view: V) where V: View {
    // Do not wrap twice: identity follows the innermost type.
    self.view = (view as? AnyView)?.view ?? view
  }

  /// Forgets the type of a view.
  nonisolated public init<V>(erasing view: V) where V: View { self.init(view) }

  /// A view from a value that may be one.
  nonisolated public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.view = (view as? AnyView)?.view ?? view
  }
}

extension AnyView: View {
  /// The engine shows the view inside.
  public typealias Body = Never

  /// Shows the view inside.
  public static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    AnyViewElement(view, context)
  }
}

private final class AnyViewElement: ViewElement<AnyView> {
  private var content: AnyElement?

  init(_ view: AnyView, _ context: ViewContext) {
    super.init(context)
    content = make(view.view)
  }

  private func make<V: View>(_ view: V) -> AnyElement { makeChild(view, context.inside()) }

  override func update(_ view: AnyView, _ context: ViewContext) {
    super.update(view, context)
    show(view.view)
  }

  private func show<V: View>(_ view: V) {
    if let same = content as? ViewElement<V> {
      updateChild(same, view, context.inside())
    } else {
      content?.dismantle()
      content = make(view)
      structureDidChange()
    }
  }

  override func appendNodes(to nodes: inout ContiguousArray<LayoutNode>) {
    content?.appendNodes(to: &nodes)
  }

  override var children: ContiguousArray<AnyElement> { content.map { [$0] } ?? [] }
}
