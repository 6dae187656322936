import Foundation

/// How index views look.
@MainActor
@preconcurrency
public protocol IndexViewStyle {
  /// The name of the look.
  nonisolated static var _look: String { get }
}

/// The looks of index views.
enum IndexViewLook: String, Sendable {
  case automatic
  case page
}

private enum IndexViewStyleKey: EnvironmentKey {
  static let defaultValue = IndexViewLook.automatic
}

extension EnvironmentValues {
  /// The look of index views.
  var indexViewStyle: IndexViewLook {
    get { self[IndexViewStyleKey.self] }
    set { self[IndexViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the index views in the view look.
  nonisolated public func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle {
    environment(\.indexViewStyle, IndexViewLook(rawValue: S._look) ?? .automatic)
      .recorded("indexViewStyle", TypeName.short(S.self))
  }
}
