import Foundation

/// Where margins of content go.
public struct ContentMarginPlacement: Hashable, Sendable {
  let name: String

  /// Around the content and the indicators.
  public static var automatic: ContentMarginPlacement { .init(name: "automatic") }
  /// Around the content only.
  public static var scrollContent: ContentMarginPlacement { .init(name: "scrollContent") }
  /// Around the indicators only, which take no space.
  public static var scrollIndicators: ContentMarginPlacement { .init(name: "scrollIndicators") }
}

private enum ContentMarginsKey: EnvironmentKey {
  static let defaultValue = EdgeInsets()
}

extension EnvironmentValues {
  /// Space around the content of scroll views, inside of what scrolls.
  var contentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}

extension View {
  /// Sets the space around the content of scroll views in the view, inside of what scrolls.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.contentMargins) { margins in
      if placement != .scrollIndicators { margins = margins.replacing(edges, by: insets) }
    }
  }

  /// Sets the space around the content of scroll views in the view: 16 points if nil.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(all: length ?? 16), for: placement)
  }

  /// Sets the space around the content of scroll views in the view, on all edges.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, EdgeInsets(all: length), for: placement)
  }
}
