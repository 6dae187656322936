import Foundation

/// Where the field of a search is.
public struct SearchFieldPlacement: Sendable {
  /// How the field shows in a navigation bar.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    let name: String

    /// As the system sees fit.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }

  let name: String

  /// As the system sees fit.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// Below the navigation bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(name: "navigationBarDrawer(\(displayMode.name))")
  }
}

/// Ends a search; here there is none.
@MainActor
@preconcurrency
public struct DismissSearchAction {
  nonisolated init() {}

  /// Ends the search.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Whether the user searches: always false, as there is no user input here.
  public var isSearching: Bool { false }
  /// Ends the search.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
}

extension View {
  /// Adds a search, whose field is in the navigation bar, which it makes higher.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchModifier(
        search: OuterSearch(
          field: BarSearchField(prompt, text), detail: prompt?.recordedText)))
  }

  /// Adds a search, whose field is in the navigation bar, which it makes higher.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search, whose field is in the navigation bar, which it makes higher.
  @_disfavoredOverload
  nonisolated public func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search that is on or off, whose field is in the navigation bar, which it makes higher.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Adds a search that is on or off, whose field is in the navigation bar, which it makes higher.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search that is on or off, whose field is in the navigation bar, which it makes higher.
  @_disfavoredOverload
  nonisolated public func searchable<S>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds suggestions to a search, which are not shown; the layout stays.
  nonisolated public func searchSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View
  where S: View {
    recorded("searchSuggestions")
  }

  /// Adds parts in which to search, which are not shown; the layout stays.
  nonisolated public func searchScopes<V, S>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View where V: Hashable, S: View {
    recorded("searchScopes")
  }

  /// Makes the view a suggestion that completes a search; the layout stays.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    recorded("searchCompletion", completion)
  }
}
