import Foundation

/// One of two views, as `if … else` makes it.
@frozen public struct _ConditionalContent<TrueContent, FalseContent> {
  /// Which of the two.
  @frozen public enum Storage {
    /// The first branch.
    case trueContent(TrueContent)
    /// The second branch.
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// The engine shows the active branch.
  public typealias Body = Never

  nonisolated init(storage: Storage) { self.storage = storage }

  /// Shows the active branch; the other one has no identity.
  public static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    ConditionalElement(view, context)
  }
}

private final class ConditionalElement<A: View, B: View>: ViewElement<_ConditionalContent<A, B>> {
  private var first: ViewElement<A>?
  private var second: ViewElement<B>?

  init(_ view: _ConditionalContent<A, B>, _ context: ViewContext) {
    super.init(context)
    show(view)
  }

  override func update(_ view: _ConditionalContent<A, B>, _ context: ViewContext) {
    super.update(view, context)
    show(view)
  }

  private func show(_ view: _ConditionalContent<A, B>) {
    let inner = context.inside()
    switch view.storage {
    case .trueContent(let view):
      if let first { return updateChild(first, view, inner) }
      let isSwitch = second != nil
      second?.dismantle()
      second = nil
      first = makeChild(view, inner)
      if isSwitch { structureDidChange() }
    case .falseContent(let view):
      if let second { return updateChild(second, view, inner) }
      let isSwitch = first != nil
      first?.dismantle()
      first = nil
      second = makeChild(view, inner)
      if isSwitch { structureDidChange() }
    }
  }

  override func appendNodes(to nodes: inout ContiguousArray<LayoutNode>) {
    first?.appendNodes(to: &nodes)
    second?.appendNodes(to: &nodes)
  }

  override var children: ContiguousArray<AnyElement> {
    if let first { return [first] }
    if let second { return [second] }
    return []
  }
}

extension Optional: View where Wrapped: View {
  /// The engine shows the wrapped view, if any.
  public typealias Body = Never

  /// Shows the wrapped view, if any.
  public static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    OptionalElement(view, context)
  }
}

private final class OptionalElement<Wrapped: View>: ViewElement<Wrapped?> {
  private var content: ViewElement<Wrapped>?

  init(_ view: Wrapped?, _ context: ViewContext) {
    super.init(context)
    content = view.map { makeChild($0, context.inside()) }
  }

  override func update(_ view: Wrapped?, _ context: ViewContext) {
    super.update(view, context)
    switch (content, view) {
    case (let content?, let view?): updateChild(content, view, context.inside())
    case (nil, let view?):
      content = makeChild(view, context.inside())
      structureDidChange()
    case (let old?, nil):
      old.dismantle()
      content = nil
      structureDidChange()
    case (nil, nil): break
    }
  }

  override func appendNodes(to nodes: inout ContiguousArray<LayoutNode>) {
    content?.appendNodes(to: &nodes)
  }

  override var children: ContiguousArray<AnyElement> { content.map { [$0] } ?? [] }
}
