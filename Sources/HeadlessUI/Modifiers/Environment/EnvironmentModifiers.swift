import Foundation

extension View {
  /// Sets a value in the environment of the view.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Changes a value in the environment of the view.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}

/// Writes one value of the environment.
public struct _EnvironmentKeyWritingModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  nonisolated init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
}

extension _EnvironmentKeyWritingModifier: ContextModifier {
  /// The engine shows the content.
  public typealias Body = Never

  func change(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

/// Changes one value of the environment.
public struct _EnvironmentKeyTransformModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  nonisolated init(
    keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) {
    self.keyPath = keyPath
    self.transform = transform
  }
}

extension _EnvironmentKeyTransformModifier: ContextModifier {
  /// The engine shows the content.
  public typealias Body = Never

  func change(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}
