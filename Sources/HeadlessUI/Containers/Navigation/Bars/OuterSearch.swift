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

/// Shows a search in the bar around the view, or, where no navigation container is around it, hands it to one
/// inside.
struct SearchModifier: ViewModifier {
  typealias Body = Never

  let search: OuterSearch

  nonisolated init(search: OuterSearch) { self.search = search }

  static func _makeElement<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _ViewContext
  ) -> _ViewElement<ModifiedContent<V, Self>> {
    if context.environment.hasNavigationAround {
      return ReplacedModifierElement(view, context) { view, _ in view.modifier.search.modifier }
    }
    return ReplacedModifierElement(view, context) { view, _ in
      SearchHandingOn(search: view.modifier.search)
    }
  }
}

/// Hands a search to a navigation container inside.
private struct SearchHandingOn: ContextModifier {
  typealias Body = Never

  let search: OuterSearch

  nonisolated init(search: OuterSearch) { self.search = search }

  func change(_ environment: inout EnvironmentValues) { environment.outerSearch = search }
}

/// What is in a navigation container, or in a column of one.
struct NavigationContent: ContextModifier {
  typealias Body = Never

  /// Whether a stack in it may show the search that is around the container.
  let keepsSearch: Bool

  nonisolated init(keepsSearch: Bool = false) { self.keepsSearch = keepsSearch }

  func change(_ environment: inout EnvironmentValues) {
    if !keepsSearch { environment.leaveNavigation() }
    environment.hasNavigationAround = true
  }
}

extension View {
  /// Makes the view the first column of a navigation container, or all of it.
  ///
  /// - Parameter keepsSearch: whether a stack in it may show the search that is around the container.
  nonisolated func firstColumn(keepsSearch: Bool = false) -> some View {
    modifier(NavigationContent(keepsSearch: keepsSearch)).modifier(FirstColumn())
  }
}

/// What is in the first column of a navigation container: the search that is around the container shows in its
/// bar, or in that of a stack that is the column.
private struct FirstColumn: ViewModifier {
  typealias Body = Never

  nonisolated init() {}

  static func _makeElement<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _ViewContext
  ) -> _ViewElement<ModifiedContent<V, Self>> {
    guard let first = context.environment.outerSearch else {
      return ReplacedModifierElement(view, context) { _, _ in NoSearch() }
    }
    return ReplacedModifierElement(view, context) { _, context in
      (context.environment.outerSearch ?? first).modifier
    }
  }
}

extension OuterSearch {
  /// Puts the field into the bar around a view.
  fileprivate var modifier: OffstageModifier<BarSearchField> {
    OffstageModifier(
      effect: RecordedEffect(name: "searchable", detail: detail, bar: .search),
      place: "the navigation bar", controls: field, dismiss: nil)
  }
}

/// Changes nothing.
private struct NoSearch: ContextModifier {
  typealias Body = Never

  nonisolated init() {}

  func change(_ environment: inout EnvironmentValues) {}
}

/// Shows its content with another modifier, which the environment chose.
private final class ReplacedModifierElement<Content: View, Old: ViewModifier, New: ViewModifier>:
  WrappingElement<ModifiedContent<Content, Old>, ModifiedContent<Content, New>>
{
  private let replacement: (ModifiedContent<Content, Old>, ViewContext) -> New

  init(
    _ view: ModifiedContent<Content, Old>, _ context: ViewContext,
    _ replacement: @escaping (ModifiedContent<Content, Old>, ViewContext) -> New
  ) {
    self.replacement = replacement
    super.init(context)
    showContent(of: view, context)
  }

  override func update(_ view: ModifiedContent<Content, Old>, _ context: ViewContext) {
    super.update(view, context)
    showContent(of: view, context)
  }

  private func showContent(of view: ModifiedContent<Content, Old>, _ context: ViewContext) {
    show(
      ModifiedContent(content: view.content, modifier: replacement(view, context)),
      context.inside())
  }
}
