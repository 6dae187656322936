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

/// Who is told what a gesture tells, whatever the type.
struct GestureListener {
  var changed: (Any) -> Void = { _ in }
  var ended: (Any) -> Void = { _ in }
}

/// A gesture of which it is known how it is done.
@MainActor
protocol TriableGesture {
  /// Nil for a gesture whose parts cannot be done.
  func trial(_ listener: GestureListener) -> GestureTrial?
}

extension Gesture {
  /// How the gesture is done; what somebody made of others is done as these are.
  func trial(_ listener: GestureListener) -> GestureTrial? {
    if let triable = self as? any TriableGesture { return triable.trial(listener) }
    return Body.self == Never.self ? nil : body.trial(listener)
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
      .recorded(name, TypeName.short(T.self))
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
    GestureTrial(verb: count == 1 ? "tap" : "tap \(count) times") { end in
      listener.changed(())
      if end { listener.ended(()) }
    }
  }
}

extension SpatialTapGesture: TriableGesture {
  func trial(_ listener: GestureListener) -> GestureTrial? {
    GestureTrial(verb: count == 1 ? "tap" : "tap \(count) times") { end in
      let value = Value(location: .zero)
      listener.changed(value)
      if end { listener.ended(value) }
    }
  }
}

extension LongPressGesture: TriableGesture {
  func trial(_ listener: GestureListener) -> GestureTrial? {
    GestureTrial(verb: "press and hold") { end in
      listener.changed(true)
      if end { listener.ended(true) }
    }
  }
}

extension DragGesture: TriableGesture {
  /// How far the finger goes, in points: to the right and down, as far in both.
  private static let way: [CGFloat] = [10, 30, 60]

  func trial(_ listener: GestureListener) -> GestureTrial? {
    GestureTrial(verb: "drag", lasts: true) { end in
      for distance in Self.way {
        let value = Value(
          time: Date(), location: CGPoint(x: distance, y: distance), startLocation: .zero)
        listener.changed(value)
        if end, distance == Self.way.last { listener.ended(value) }
      }
    }
  }
}

extension MagnifyGesture: TriableGesture {
  func trial(_ listener: GestureListener) -> GestureTrial? {
    GestureTrial(verb: "pinch open", lasts: true) { end in
      let value = Value(
        time: Date(), magnification: 1.5, velocity: 0, startAnchor: .center, startLocation: .zero)
      listener.changed(value)
      if end { listener.ended(value) }
    }
  }
}

extension MagnificationGesture: TriableGesture {
  func trial(_ listener: GestureListener) -> GestureTrial? {
    GestureTrial(verb: "pinch open", lasts: true) { end in
      listener.changed(CGFloat(1.5))
      if end { listener.ended(CGFloat(1.5)) }
    }
  }
}

extension RotateGesture: TriableGesture {
  func trial(_ listener: GestureListener) -> GestureTrial? {
    GestureTrial(verb: "rotate", lasts: true) { end in
      let value = Value(
        time: Date(), rotation: .degrees(45), velocity: .zero, startAnchor: .center,
        startLocation: .zero)
      listener.changed(value)
      if end { listener.ended(value) }
    }
  }
}

extension RotationGesture: TriableGesture {
  func trial(_ listener: GestureListener) -> GestureTrial? {
    GestureTrial(verb: "rotate", lasts: true) { end in
      listener.changed(Angle.degrees(45))
      if end { listener.ended(Angle.degrees(45)) }
    }
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
    return content.trial(
      GestureListener(
        changed: { ($0 as? Content.Value).map { listener.changed(transform($0)) } },
        ended: { ($0 as? Content.Value).map { listener.ended(transform($0)) } }))
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
  /// The first gesture, or the second where nothing can be done for the first.
  func trial(_ listener: GestureListener) -> GestureTrial? {
    func told(_ tell: @escaping (Any) -> Void, _ value: @escaping (Any) -> Value) -> (Any) -> Void {
      { tell(value($0)) }
    }
    func first(_ value: Any) -> Value { Value(first: value as? First.Value, second: nil) }
    func second(_ value: Any) -> Value { Value(first: nil, second: value as? Second.Value) }
    let trials = [
      self.first.trial(
        GestureListener(changed: told(listener.changed, first), ended: told(listener.ended, first))),
      self.second.trial(
        GestureListener(
          changed: told(listener.changed, second), ended: told(listener.ended, second))),
    ].compactMap(\.self)
    guard let leading = trials.first else { return nil }
    return GestureTrial(
      verb: trials.map(\.verb).joined(separator: " and "), lasts: trials.contains(where: \.lasts)
    ) { end in
      leading.perform(end)
      for trial in trials.dropFirst() { trial.perform(end) }
    }
  }
}

extension SequenceGesture: TriableGesture {
  func trial(_ listener: GestureListener) -> GestureTrial? {
    var done: First.Value?
    let before = first.trial(
      GestureListener(
        changed: { ($0 as? First.Value).map { listener.changed(Value.first($0)) } },
        ended: { done = $0 as? First.Value }))
    func told(_ tell: @escaping (Any) -> Void) -> (Any) -> Void {
      { value in done.map { tell(Value.second($0, value as? Second.Value)) } }
    }
    let after = second.trial(
      GestureListener(changed: told(listener.changed), ended: told(listener.ended)))
    guard let before, let after else { return nil }
    return GestureTrial(verb: "\(before.verb), then \(after.verb)", lasts: after.lasts) { end in
      before.perform(true)
      after.perform(end)
    }
  }
}

extension ExclusiveGesture: TriableGesture {
  /// The preferred gesture; the other one where nothing can be done for it.
  func trial(_ listener: GestureListener) -> GestureTrial? {
    first.trial(
      GestureListener(
        changed: { ($0 as? First.Value).map { listener.changed(Value.first($0)) } },
        ended: { ($0 as? First.Value).map { listener.ended(Value.first($0)) } }))
      ?? second.trial(
        GestureListener(
          changed: { ($0 as? Second.Value).map { listener.changed(Value.second($0)) } },
          ended: { ($0 as? Second.Value).map { listener.ended(Value.second($0)) } }))
  }
}

extension Optional: TriableGesture where Wrapped: Gesture {
  func trial(_ listener: GestureListener) -> GestureTrial? { self?.trial(listener) }
}

extension AnyGesture: TriableGesture {
  func trial(_ listener: GestureListener) -> GestureTrial? { base.trial(listener) }
}
