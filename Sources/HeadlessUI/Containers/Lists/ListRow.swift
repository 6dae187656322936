import Foundation

private enum IsInListRowKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the view is in a row of a list or form, where some controls show their labels.
  var isInListRow: Bool {
    get { self[IsInListRowKey.self] }
    set { self[IsInListRowKey.self] = newValue }
  }
}

extension View {
  /// Makes a row of each of the views.
  nonisolated func asListRows() -> some View { modifier(ListRow()) }
}

/// 16 points of padding at the sides, 11 above and below, the least height of the environment.
private struct ListRow: ViewModifier {
  @Environment(\.defaultMinListRowHeight) private var minimumHeight

  nonisolated init() {}

  func body(content: Content) -> some View {
    content
      .environment(\.isInListRow, true)
      .padding(.horizontal, 16).padding(.vertical, 11)
      .frame(maxWidth: .infinity, minHeight: minimumHeight, alignment: .leading)
  }
}
