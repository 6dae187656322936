import Foundation

extension View {
  /// Runs an action when something about the view's geometry changes; it is told the new value.
  nonisolated public func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View where T: Equatable, T: Sendable {
    modifier(GeometryChangeModifier(transform: transform) { _, new in action(new) })
  }

  /// Runs an action when something about the view's geometry changes; it is told the value before
  /// and the new one, which are the same at first.
  nonisolated public func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable, T: Sendable {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}

struct GeometryChangeModifier<Value: Equatable> {
  /// What the action is called in reports.
  let name: String
  /// The value before the view was laid out; nil if the first value is told as if it had been there.
  let start: Value?
  /// Nil where there is nothing to read.
  let read: (LayoutNode) -> Value?
  let action: (Value, Value) -> Void

  nonisolated init(
    _ name: String, from start: Value?, read: @escaping (LayoutNode) -> Value?,
    action: @escaping (Value, Value) -> Void
  ) {
    self.name = name
    self.start = start
    self.read = read
    self.action = action
  }

  nonisolated init(
    transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value, Value) -> Void
  ) {
    self.init("onGeometryChange(for: \(TypeName.short(Value.self)))", from: nil) { node in
      let frame = CGRect(origin: node.absoluteOrigin, size: node.placed.size)
      return transform(
        GeometryProxy(
          size: node.placed.size, frame: frame, node: node,
          safeAreaInsets: node.safeAreaInsets(of: frame)))
    } action: {
      action($0, $1)
    }
  }
}

extension GeometryChangeModifier: ViewModifier {
  typealias Body = Never

  static func _makeElement<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _ViewContext
  ) -> _ViewElement<ModifiedContent<V, Self>> {
    GeometryChangeElement(view, context)
  }
}

private final class GeometryChangeElement<Content: View, Value: Equatable>: WrappingElement<
  ModifiedContent<Content, GeometryChangeModifier<Value>>, Content
>
{
  private var modifier: GeometryChangeModifier<Value>
  private var value: Value?

  init(_ view: ModifiedContent<Content, GeometryChangeModifier<Value>>, _ context: ViewContext) {
    modifier = view.modifier
    super.init(context)
    show(view.content, context.inside())
    context.host.addGeometryReader(self)
  }

  override func update(
    _ view: ModifiedContent<Content, GeometryChangeModifier<Value>>, _ context: ViewContext
  ) {
    super.update(view, context)
    modifier = view.modifier
    show(view.content, context.inside())
  }

  override func readGeometry() {
    guard let node = nodes.first, node.flags.contains(.wasPlaced) else { return }
    guard let new = Evaluation.tracking(self, nil, { modifier.read(node) }) else { return }
    let old = value ?? modifier.start
    guard old != new else { return }
    value = new
    let action = modifier.action
    context.host.time.noteReading()
    context.host.enqueue(action: modifier.name, .layout) { action(old ?? new, new) }
  }

  override func willDismantle() { context.host.removeGeometryReader(self) }
}
