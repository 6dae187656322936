/// A search around a navigation container, whose field the container shows in the bar of its first column.
struct OuterSearch {
  let field: BarSearchField
  let detail: String?
}

private enum OuterSearchKey: EnvironmentKey {
  static var defaultValue: OuterSearch? { nil }
}

private enum NavigationAroundKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The search that the next navigation container inside shows; nil for none.
  fileprivate var outerSearch: OuterSearch? {
    get { self[OuterSearchKey.self] }
    set { self[OuterSearchKey.self] = newValue }
  }

  /// Whether the view is in a navigation container, which shows its search.
  fileprivate var hasNavigationAround: Bool {
    get { self[NavigationAroundKey.self] }
    set { self[NavigationAroundKey.self] = newValue }
  }

  /// Takes back what navigation containers and searches change for what is presented over them.
  mutating func leaveNavigation() {
    if outerSearch != nil { outerSearch = nil }
    if hasNavigationAround { hasNavigationAround = false }
  }
}

/// Hands a search to a navigation container inside, unless one around it shows the search.
struct SearchHandingOn: ContextModifier {
  typealias Body = Never

  let search: OuterSearch

  nonisolated init(search: OuterSearch) { self.search = search }

  func change(_ environment: inout EnvironmentValues) {
    if !environment.hasNavigationAround { environment.outerSearch = search }
  }
}

/// What is in a navigation container.
struct FurtherColumn: ContextModifier {
  typealias Body = Never

  nonisolated init() {}

  func change(_ environment: inout EnvironmentValues) {
    environment.leaveNavigation()
    environment.hasNavigationAround = true
  }
}

/// What is in the first column of a navigation container, with the search that is around the container.
struct FirstColumn: ViewModifier {
  typealias Body = Never

  nonisolated init() {}

  static func _makeElement<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _ViewContext
  ) -> _ViewElement<ModifiedContent<V, Self>> {
    guard let search = context.environment.outerSearch else { return ColumnElement(view, context) }
    return SearchedColumnElement(view, search, context)
  }
}

/// A first column without a search around its container.
private final class ColumnElement<Content: View>: WrappingElement<
  ModifiedContent<Content, FirstColumn>, ModifiedContent<Content, FurtherColumn>
>
{
  init(_ view: ModifiedContent<Content, FirstColumn>, _ context: ViewContext) {
    super.init(context)
    showContent(of: view, context)
  }

  override func update(_ view: ModifiedContent<Content, FirstColumn>, _ context: ViewContext) {
    super.update(view, context)
    showContent(of: view, context)
  }

  private func showContent(
    of view: ModifiedContent<Content, FirstColumn>, _ context: ViewContext
  ) {
    show(ModifiedContent(content: view.content, modifier: FurtherColumn()), context.inside())
  }
}

/// A first column with the search that is around its container.
private final class SearchedColumnElement<Content: View>: WrappingElement<
  ModifiedContent<Content, FirstColumn>,
  ModifiedContent<ModifiedContent<Content, FurtherColumn>, OffstageModifier<BarSearchField>>
>
{
  private var search: OuterSearch

  init(
    _ view: ModifiedContent<Content, FirstColumn>, _ search: OuterSearch, _ context: ViewContext
  ) {
    self.search = search
    super.init(context)
    showContent(of: view, context)
  }

  override func update(_ view: ModifiedContent<Content, FirstColumn>, _ context: ViewContext) {
    super.update(view, context)
    if let changed = context.environment.outerSearch { search = changed }
    showContent(of: view, context)
  }

  private func showContent(
    of view: ModifiedContent<Content, FirstColumn>, _ context: ViewContext
  ) {
    let column = ModifiedContent(content: view.content, modifier: FurtherColumn())
    let modifier = OffstageModifier(
      effect: RecordedEffect(name: "searchable", detail: search.detail, bar: .search),
      place: "the navigation bar", controls: search.field, dismiss: nil)
    show(ModifiedContent(content: column, modifier: modifier), context.inside())
  }
}
