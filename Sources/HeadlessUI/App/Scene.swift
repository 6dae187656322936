import Foundation

/// A part of a program's windows. Scenes are described here, never shown.
@MainActor
@preconcurrency
public protocol Scene {
  /// The type of the scene that the body is.
  associatedtype Body: Scene
  /// The content of the scene.
  @SceneBuilder var body: Self.Body { get }
}

extension Scene where Body == Never {
  /// Never called: nothing shows scenes.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Scene {}

/// Scenes after each other.
public struct _TupleScene<each S: Scene> {
  let scenes: (repeat each S)

  nonisolated init(_ scenes: (repeat each S)) { self.scenes = scenes }
}

extension _TupleScene: Scene {
  /// Nothing shows scenes.
  public typealias Body = Never
}

/// A scene that may not be there.
public struct _OptionalScene<S: Scene> {
  let scene: S?

  nonisolated init(_ scene: S?) { self.scene = scene }
}

extension _OptionalScene: Scene {
  /// Nothing shows scenes.
  public typealias Body = Never
}

/// Builds scenes from closures.
@resultBuilder
public struct SceneBuilder {
  /// A scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Any number of scenes.
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _TupleScene<repeat each Content> {
    _TupleScene((repeat each content))
  }

  /// A scene that is only there on a condition.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> _OptionalScene<Content> {
    _OptionalScene(content)
  }

  /// A scene that is only available on some systems.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content)
    -> _OptionalScene<Content>
  {
    _OptionalScene(content)
  }
}
