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

  /// An action for changes of a value; the value is not observed here.
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene where V: Equatable {
    self
  }

  /// An action for changes of a value; the value is not observed here.
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene where V: Equatable {
    self
  }

  /// An action for changes of a value; the value is not observed here.
  nonisolated public func onChange<V>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene where V: Equatable {
    self
  }

  /// Puts an object in the environment of all windows; there are none here.
  nonisolated public func environmentObject<T>(_ object: T) -> some Scene
  where T: ObservableObject {
    self
  }

  /// Puts an observable object in the environment of all windows; there are none here.
  nonisolated public func environment<T>(_ object: T?) -> some Scene where T: AnyObject {
    self
  }

  /// Whether windows open when the program begins; there are none here.
  nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    self
  }

  /// Whether windows open again when the program begins; there are none here.
  nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    self
  }

  /// Which events open a window; there are none here.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }

  /// Opens the window by keys; there are none here.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene {
    self
  }
}

/// Whether windows open when the program begins.
public struct SceneLaunchBehavior: Sendable {
  private let name: String
  /// As the system sees fit.
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  /// Windows open.
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// Windows do not open.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// Whether windows open again when the program begins.
public struct SceneRestorationBehavior: Sendable {
  private let name: String
  /// As the system sees fit.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// Windows do not open again.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}
