import Foundation

/// How windows may be resized.
public struct WindowResizability: Sendable {
  private let name: String

  /// As the system sees fit.
  public static var automatic: WindowResizability { .init(name: "automatic") }
  /// To the size of the content and no other.
  public static var contentSize: WindowResizability { .init(name: "contentSize") }
  /// To no less than the content's minimum.
  public static var contentMinSize: WindowResizability { .init(name: "contentMinSize") }
}

extension Scene {
  /// The size of new windows in points; there are none here.
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// The size of new windows in points; there are none here.
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Where new windows open; there are none here.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// How windows may be resized; there are none here.
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }

  /// A value of the environment of all windows; there are none here.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    self
  }

  /// An action for changes of a value; nobody observes it here.
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene where V: Equatable {
    self
  }

  /// An action for changes of a value; nobody observes it here.
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene where V: Equatable {
    self
  }
}
