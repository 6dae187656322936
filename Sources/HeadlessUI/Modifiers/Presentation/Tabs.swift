import Foundation

/// How badges stand out.
public struct BadgeProminence: Hashable, Sendable {
  let name: String

  /// Less than standard.
  public static let decreased = BadgeProminence(name: "decreased")
  /// The standard prominence.
  public static let standard = BadgeProminence(name: "standard")
  /// More than standard.
  public static let increased = BadgeProminence(name: "increased")
}

extension View {
  /// Sets what the tab of the view shows: an icon and a title.
  nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    recorded(
      "tabItem", bar: .items, place: "the tabs",
      controls: label().inBar(.tab))
  }

  /// Puts a number on the view's tab or row, none for 0; the layout stays.
  nonisolated public func badge(_ count: Int) -> some View { recorded("badge", "\(count)") }

  /// Puts a text on the view's tab or row; the layout stays.
  nonisolated public func badge(_ label: Text?) -> some View {
    recorded("badge", label?.recordedText)
  }

  /// Puts a text on the view's tab or row; the layout stays.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    recorded("badge", key.map { Text($0).recordedText })
  }

  /// Puts a text on the view's tab or row; the layout stays.
  @_disfavoredOverload
  nonisolated public func badge<S>(_ label: S?) -> some View where S: StringProtocol {
    recorded("badge", label.map { String($0) })
  }

  /// Sets how badges stand out; the layout stays.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    recorded("badgeProminence", prominence.name)
  }
}
