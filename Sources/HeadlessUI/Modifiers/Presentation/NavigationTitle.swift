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
  /// Sets the title of the screen; the layout stays.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen; the layout stays.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen; the layout stays.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    recorded("navigationTitle", title.recordedText)
  }

  /// Sets the title of the screen, which the user can change; the layout stays.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    recorded("navigationTitle", title.wrappedValue)
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

  /// Sets the title of the screen; the layout stays.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationBarTitle(Text(titleKey))
  }

  /// Sets the title of the screen; the layout stays.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S>(_ title: S) -> some View where S: StringProtocol {
    navigationBarTitle(Text(title))
  }

  /// Sets the title of the screen; the layout stays.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    recorded("navigationBarTitle", title.recordedText)
  }

  /// Sets the title of the screen and how large it is; the layout stays.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(titleKey))
  }

  /// Sets the title of the screen and how large it is; the layout stays.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View where S: StringProtocol {
    navigationBarTitle(Text(title))
  }

  /// Sets the title of the screen and how large it is; the layout stays.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(title)
  }

  /// Sets how large the title of the screen is; the layout stays.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    recorded("navigationBarTitleDisplayMode", "\(displayMode)")
  }
}
