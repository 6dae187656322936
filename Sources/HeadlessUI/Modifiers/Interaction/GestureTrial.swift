import Foundation

/// A gesture that can be done without a screen: what the user does, and what the gesture tells then.
struct GestureTrial {
  /// What is done, in the imperative: `drag`.
  let verb: String
  /// Whether the fingers stay on the screen until they are lifted.
  var lasts = false
  /// Does it. Without `end` the fingers stay where they are.
  let perform: (_ end: Bool) -> Void
}

extension GestureTrial {
  /// A gesture that tells values one after the other, the last of them once more at its end.
  ///
  /// - Parameter values: made each time that it is done.
  init(
    _ verb: String, lasts: Bool = false, _ listener: GestureListener,
    _ values: @escaping () -> [Any]
  ) {
    self.init(verb: verb, lasts: lasts) { end in
      let values = values()
      values.forEach(listener.changed)
      if end, let last = values.last { listener.ended(last) }
    }
  }
}

/// The actions that are told the values of a gesture, of any type.
struct GestureListener {
  var changed: (Any) -> Void = { _ in }
  var ended: (Any) -> Void = { _ in }

  /// Is told something else of each value; nothing of one for which there is none.
  func mapping<Value>(_ transform: @escaping (Value) -> Any?) -> GestureListener {
    func mapped(_ tell: @escaping (Any) -> Void) -> (Any) -> Void {
      { value in if let own = value as? Value, let new = transform(own) { tell(new) } }
    }
    return GestureListener(changed: mapped(changed), ended: mapped(ended))
  }
}

/// A gesture of which it is known how it is done.
@MainActor
protocol TriableGesture {
  /// Nil for a gesture whose parts cannot be done.
  func trial(_ listener: GestureListener) -> GestureTrial?
}

/// A gesture that is another one with something added.
private protocol WrapperGesture {
  static var wrapped: any Gesture.Type { get }
}

extension _EndedGesture: WrapperGesture {
  nonisolated fileprivate static var wrapped: any Gesture.Type { Content.self }
}

extension _ChangedGesture: WrapperGesture {
  nonisolated fileprivate static var wrapped: any Gesture.Type { Content.self }
}

extension _MapGesture: WrapperGesture {
  nonisolated fileprivate static var wrapped: any Gesture.Type { Content.self }
}

extension GestureStateGesture: WrapperGesture {
  nonisolated fileprivate static var wrapped: any Gesture.Type { Base.self }
}

extension Gesture {
  /// How the gesture is done; a custom gesture that is composed of others is done as its body is.
  func trial(_ listener: GestureListener) -> GestureTrial? {
    if let triable = self as? any TriableGesture { return triable.trial(listener) }
    return Body.self == Never.self ? nil : body.trial(listener)
  }

  /// The name of what its actions are added to.
  nonisolated fileprivate static var nameInReports: String {
    func name<Base>(_ type: Base.Type) -> String {
      guard let wrapper = type as? any WrapperGesture.Type else { return TypeName.short(type) }
      return wrapper.wrapped.nameInReports
    }
    return name(Self.self)
  }

  /// What a user can do with a view that has the gesture.
  @MainActor fileprivate var control: Control {
    guard ControlUse.isExpected, let trial = trial(GestureListener()) else {
      return Control(name: nil)
    }
    guard trial.lasts else {
      return Control(name: nil, actions: [.init(verb: trial.verb) { trial.perform(true) }])
    }
    return Control(
      name: nil,
      actions: [
        .init(verb: trial.verb) { trial.perform(false) },
        .init(verb: trial.verb, suffix: "and let go") { trial.perform(true) },
      ])
  }
}

extension View {
  /// Records a gesture, which can be used if it is on; the layout stays.
  nonisolated func recorded<T: Gesture>(
    _ name: String, gesture: T, isOn: Bool
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, isOn: isOn))
      .recorded(name, T.nameInReports)
  }
}

private struct GestureModifier<T: Gesture> {
  let gesture: T
  let isOn: Bool
}

extension GestureModifier: NodeModifier {
  typealias Body = Never

  @MainActor private var control: Control { isOn ? gesture.control : Control(name: nil) }

  func makeNode(_ child: LayoutNode, _ context: ViewContext) -> ControlNode {
    ControlNode(child: child, control, context)
  }

  func updateNode(_ node: ControlNode, _ context: ViewContext) { node.update(control, context) }
}

// MARK: What users do

extension TapGesture: TriableGesture {
  func trial(_ listener: GestureListener) -> GestureTrial? {
    GestureTrial(GestureTrial.tap(count), listener) { [()] }
  }
}

extension SpatialTapGesture: TriableGesture {
  func trial(_ listener: GestureListener) -> GestureTrial? {
    GestureTrial(GestureTrial.tap(count), listener) { [Value(location: .zero)] }
  }
}

extension GestureTrial {
  fileprivate static func tap(_ count: Int) -> String { count == 1 ? "tap" : "tap \(count) times" }
}

extension LongPressGesture: TriableGesture {
  func trial(_ listener: GestureListener) -> GestureTrial? {
    GestureTrial("press and hold", listener) { [true] }
  }
}

extension DragGesture: TriableGesture {
  /// How far the finger goes, in points: to the right and down, as far in both.
  private static let way: [CGFloat] = [10, 30, 60]

  func trial(_ listener: GestureListener) -> GestureTrial? {
    GestureTrial("drag", lasts: true, listener) {
      Self.way.map { distance in
        Value(time: Date(), location: CGPoint(x: distance, y: distance), startLocation: .zero)
      }
    }
  }
}

extension MagnifyGesture: TriableGesture {
  func trial(_ listener: GestureListener) -> GestureTrial? {
    GestureTrial("pinch open", lasts: true, listener) {
      [
        Value(
          time: Date(), magnification: 1.5, velocity: 0, startAnchor: .center,
          startLocation: .zero)
      ]
    }
  }
}

extension MagnificationGesture: TriableGesture {
  func trial(_ listener: GestureListener) -> GestureTrial? {
    GestureTrial("pinch open", lasts: true, listener) { [CGFloat(1.5)] }
  }
}

extension RotateGesture: TriableGesture {
  func trial(_ listener: GestureListener) -> GestureTrial? {
    GestureTrial("rotate", lasts: true, listener) {
      [
        Value(
          time: Date(), rotation: .degrees(45), velocity: .zero, startAnchor: .center,
          startLocation: .zero)
      ]
    }
  }
}

extension RotationGesture: TriableGesture {
  func trial(_ listener: GestureListener) -> GestureTrial? {
    GestureTrial("rotate", lasts: true, listener) { [Angle.degrees(45)] }
  }
}

// MARK: Who is told

extension _EndedGesture: TriableGesture {
  func trial(_ listener: GestureListener) -> GestureTrial? {
    var inner = listener
    inner.ended = { value in
      if let own = value as? Value { action(own) }
      listener.ended(value)
    }
    return content.trial(inner)
  }
}

extension _ChangedGesture: TriableGesture {
  func trial(_ listener: GestureListener) -> GestureTrial? {
    var inner = listener
    inner.changed = { value in
      if let own = value as? Value { action(own) }
      listener.changed(value)
    }
    return content.trial(inner)
  }
}

extension _MapGesture: TriableGesture {
  func trial(_ listener: GestureListener) -> GestureTrial? {
    guard let transform else { return nil }
    return content.trial(listener.mapping(transform))
  }
}

extension GestureStateGesture: TriableGesture {
  func trial(_ listener: GestureListener) -> GestureTrial? {
    var inner = listener
    inner.changed = { value in
      if let own = value as? Value { state.change { update(own, &$0, &$1) } }
      listener.changed(value)
    }
    inner.ended = { value in
      listener.ended(value)
      state.reset()
    }
    return base.trial(inner)
  }
}

// MARK: Several gestures

extension SimultaneousGesture: TriableGesture {
  /// Both gestures, or the one that can be done.
  func trial(_ listener: GestureListener) -> GestureTrial? {
    let trials = [
      first.trial(listener.mapping { Value(first: $0, second: nil) }),
      second.trial(listener.mapping { Value(first: nil, second: $0) }),
    ].compactMap(\.self)
    guard !trials.isEmpty else { return nil }
    return GestureTrial(
      verb: trials.map(\.verb).joined(separator: " and "), lasts: trials.contains(where: \.lasts)
    ) { end in
      for trial in trials { trial.perform(end) }
    }
  }
}

extension SequenceGesture: TriableGesture {
  func trial(_ listener: GestureListener) -> GestureTrial? {
    var done: First.Value?
    var beginning = listener.mapping(Value.first)
    beginning.ended = { done = $0 as? First.Value }
    let ending = listener.mapping { value in done.map { Value.second($0, value) } }
    guard let before = first.trial(beginning), let after = second.trial(ending) else { return nil }
    return GestureTrial(verb: "\(before.verb), then \(after.verb)", lasts: after.lasts) { end in
      before.perform(true)
      after.perform(end)
    }
  }
}

extension ExclusiveGesture: TriableGesture {
  /// The preferred gesture; the other one where nothing can be done for it.
  func trial(_ listener: GestureListener) -> GestureTrial? {
    first.trial(listener.mapping(Value.first)) ?? second.trial(listener.mapping(Value.second))
  }
}

extension Optional: TriableGesture where Wrapped: Gesture {
  func trial(_ listener: GestureListener) -> GestureTrial? { self?.trial(listener) }
}

extension AnyGesture: TriableGesture {
  func trial(_ listener: GestureListener) -> GestureTrial? { base.trial(listener) }
}
