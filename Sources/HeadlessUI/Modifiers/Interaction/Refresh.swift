import Foundation

/// An action that brings a view up to date.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Performs the action.
  public func callAsFunction() async { await action() }
}

private enum RefreshActionKey: EnvironmentKey {
  static let defaultValue: RefreshAction? = nil
}

extension EnvironmentValues {
  /// The action that brings the view up to date; nil if there is none.
  public var refresh: RefreshAction? {
    get { self[RefreshActionKey.self] }
    set { self[RefreshActionKey.self] = newValue }
  }
}

extension View {
  /// Adds an action that brings the view up to date; the layout stays.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
      .recorded(
        "refreshable", place: "a scroll view",
        controls: ControlUse.brings {
          OffstageControl(
            Control(
              name: "refresh",
              actions: [.init(verb: "pull to", perform: { Task { @MainActor in await action() } })])
          )
        })
  }
}
