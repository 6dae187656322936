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

extension _EnvironmentKeyTransformModifier: ViewModifier {
  /// The engine shows the content.
  public typealias Body = Never

  /// Shows the content in a changed environment.
  public static func _makeElement<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _ViewContext
  ) -> _ViewElement<ModifiedContent<V, Self>> {
    TransformedEnvironmentElement(view, context)
  }
}

/// Changes the environment again when what the change has read is another.
private final class TransformedEnvironmentElement<Content: View, Value>: WrappingElement<
  ModifiedContent<Content, _EnvironmentKeyTransformModifier<Value>>, Content
>
{
  private var view: ModifiedContent<Content, _EnvironmentKeyTransformModifier<Value>>
  private var inner: EnvironmentValues

  init(
    _ view: ModifiedContent<Content, _EnvironmentKeyTransformModifier<Value>>,
    _ context: ViewContext
  ) {
    self.view = view
    inner = context.environment
    super.init(context)
    evaluateAgain()
  }

  override func update(
    _ view: ModifiedContent<Content, _EnvironmentKeyTransformModifier<Value>>,
    _ context: ViewContext
  ) {
    // As with a value that is set, the same change of the same environment evaluates nothing below.
    let isSame =
      context.environment.isIdentical(to: self.context.environment)
      && ValueComparison.areEqual(view.modifier, self.view.modifier)
      && !context.host.isDirty(self)
    super.update(view, context)
    self.view = view
    if isSame { return showContent() }
    evaluateAgain()
  }

  override func evaluateAgain() {
    context.host.isClean(self)
    let outer = inner
    inner = context.environment
    Evaluation.tracking(self) { view.modifier.transform(&inner[keyPath: view.modifier.keyPath]) }
    showContent()
    turnNodes(after: outer, inner)
  }

  private func showContent() {
    var context = context.inside()
    context.environment = inner
    show(view.content, context)
  }
}
