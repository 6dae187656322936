import Foundation

extension View {
  /// Hides or shows the navigation bar.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    recorded(
      "navigationBarHidden", "\(hidden)",
      bar: .visibility(hidden ? .hidden : .visible, .navigation))
  }

  /// Hides or shows the button that goes back.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true)
    -> some View
  {
    recorded(
      "navigationBarBackButtonHidden", "\(hidesBackButton)",
      bar: .backButton(isHidden: hidesBackButton))
  }

  /// Puts views at both ends of the navigation bar.
  nonisolated public func navigationBarItems<L, T>(leading: L, trailing: T) -> some View
  where L: View, T: View {
    inNavigationBar {
      leading.inBar(.leading)
      trailing.inBar(.trailing)
    }
  }

  /// Puts a view at the leading end of the navigation bar.
  nonisolated public func navigationBarItems<L>(leading: L) -> some View where L: View {
    inNavigationBar { leading.inBar(.leading) }
  }

  /// Puts a view at the trailing end of the navigation bar.
  nonisolated public func navigationBarItems<T>(trailing: T) -> some View where T: View {
    inNavigationBar { trailing.inBar(.trailing) }
  }

  nonisolated private func inNavigationBar(@ViewBuilder _ items: () -> some View) -> some View {
    recorded(
      "navigationBarItems", bar: .items, place: "the navigation bar", controls: items())
  }
}
