import Foundation

/// The key of the tag that a view of a `ForEach` has in a picker if it has no other: its id.
enum RowTagKey {}

private enum TagsRowsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the views of a `ForEach` are choices, whose ids are their tags.
  var tagsRows: Bool {
    get { self[TagsRowsKey.self] }
    set { self[TagsRowsKey.self] = newValue }
  }
}

/// A `ForEach` whose views have their ids as tags.
final class TaggedForEachElement<Data, ID, Content>: WrappingElement<
  ForEach<Data, ID, Content>,
  ForEach<Data, ID, ModifiedContent<Content, TraitModifier<AnyHashable>>>
>
where Data: RandomAccessCollection, ID: Hashable, Content: View {
  init(_ view: ForEach<Data, ID, Content>, _ context: ViewContext) {
    super.init(context)
    show(tagged(view), untagged(context))
  }

  override func update(_ view: ForEach<Data, ID, Content>, _ context: ViewContext) {
    super.update(view, context)
    show(tagged(view), untagged(context))
  }

  private func tagged(
    _ view: ForEach<Data, ID, Content>
  ) -> ForEach<Data, ID, ModifiedContent<Content, TraitModifier<AnyHashable>>> {
    ForEach(
      data: view.data,
      content: { element in
        view.content(element).modifier(
          TraitModifier(
            key: ObjectIdentifier(RowTagKey.self), value: AnyHashable(view.id(element))))
      }, id: view.id)
  }

  /// Only what is directly inside of the picker is a choice.
  private func untagged(_ context: ViewContext) -> ViewContext {
    var inner = context.inside()
    inner.environment.tagsRows = false
    return inner
  }
}
