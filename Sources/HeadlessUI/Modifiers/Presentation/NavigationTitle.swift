import Foundation

/// How the title of a navigation bar shows.
public struct NavigationBarItem: Sendable {
  /// How large the title is.
  public enum TitleDisplayMode: Sendable {
    /// As the screen before.
    case automatic
    /// Small, in the bar.
    case inline
    /// Large, below the bar.
    case large
  }
}

extension View {
  /// Sets the title of the screen, which makes the bar of a navigation container high.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen, which makes the bar of a navigation container high.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen, which makes the bar of a navigation container high.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    recorded(
      "navigationTitle", title.recordedText, bar: .title, place: "the navigation bar",
      controls: BarTitle(title))
  }

  /// Sets the title of the screen, which the user can change; it makes the bar high.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    recorded(
      "navigationTitle", title.wrappedValue, bar: .title, place: "the navigation bar",
      controls: BarTitle(Text(title.wrappedValue)))
  }

  /// Sets the second line of the title; the layout stays.
  nonisolated public func navigationSubtitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(titleKey))
  }

  /// Sets the second line of the title; the layout stays.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S>(_ title: S) -> some View where S: StringProtocol {
    navigationSubtitle(Text(title))
  }

  /// Sets the second line of the title; the layout stays.
  nonisolated public func navigationSubtitle(_ title: Text) -> some View {
    recorded("navigationSubtitle", title.recordedText)
  }

  /// Sets the title of the screen, which makes the bar of a navigation container high.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationBarTitle(Text(titleKey))
  }

  /// Sets the title of the screen, which makes the bar of a navigation container high.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S>(_ title: S) -> some View where S: StringProtocol {
    navigationBarTitle(Text(title))
  }

  /// Sets the title of the screen, which makes the bar of a navigation container high.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    recorded(
      "navigationBarTitle", title.recordedText, bar: .title, place: "the navigation bar",
      controls: BarTitle(title))
  }

  /// Sets the title of the screen and how large it is, which decides how high the bar is.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }

  /// Sets the title of the screen and how large it is, which decides how high the bar is.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View where S: StringProtocol {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }

  /// Sets the title of the screen and how large it is, which decides how high the bar is.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets how large the title of the screen is, which decides how high the bar is.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    recorded("navigationBarTitleDisplayMode", "\(displayMode)", bar: .titleMode(displayMode))
  }
}
