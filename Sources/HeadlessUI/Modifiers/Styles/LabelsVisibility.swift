import Foundation

private enum LabelsVisibilityKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// Whether controls show their labels.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of the controls in the view.
  nonisolated public func labelsHidden() -> some View {
    environment(\.labelsVisibility, .hidden).recorded("labelsHidden")
  }

  /// Sets whether the controls in the view show their labels.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility).recorded("labelsVisibility", "\(visibility)")
  }
}
