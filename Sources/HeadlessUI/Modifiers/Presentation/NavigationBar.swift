import Foundation

extension View {
  /// Hides or shows the navigation bar.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    recorded(
      "navigationBarHidden", "\(hidden)",
      bar: .visibility(hidden ? .hidden : .visible, .navigation))
  }

  /// Hides or shows the button that goes back; the layout stays.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true)
    -> some View
  {
    recorded("navigationBarBackButtonHidden", "\(hidesBackButton)")
  }

  /// Puts views into the navigation bar, which are not shown; the layout stays.
  nonisolated public func navigationBarItems<L, T>(leading: L, trailing: T) -> some View
  where L: View, T: View {
    recorded("navigationBarItems")
  }

  /// Puts a view into the navigation bar, which is not shown; the layout stays.
  nonisolated public func navigationBarItems<L>(leading: L) -> some View where L: View {
    recorded("navigationBarItems")
  }

  /// Puts a view into the navigation bar, which is not shown; the layout stays.
  nonisolated public func navigationBarItems<T>(trailing: T) -> some View where T: View {
    recorded("navigationBarItems")
  }
}
