import Foundation

/// A gesture with an action that runs at its end.
public struct _EndedGesture<Content: Gesture> {
  let content: Content
  let action: (Content.Value) -> Void

  nonisolated init(_ content: Content, _ action: @escaping (Content.Value) -> Void) {
    self.content = content
    self.action = action
  }
}

extension _EndedGesture: Gesture {
  /// What the gesture tells.
  public typealias Value = Content.Value
  /// Made of nothing that is known.
  public typealias Body = Never
}

/// A gesture with an action that runs at its changes.
public struct _ChangedGesture<Content: Gesture> {
  let content: Content
  let action: (Content.Value) -> Void

  nonisolated init(_ content: Content, _ action: @escaping (Content.Value) -> Void) {
    self.content = content
    self.action = action
  }
}

extension _ChangedGesture: Gesture {
  /// What the gesture tells.
  public typealias Value = Content.Value
  /// Made of nothing that is known.
  public typealias Body = Never
}

/// A gesture that tells something else than the one it is made of.
public struct _MapGesture<Content: Gesture, Value> {
  let content: Content
  /// Nil if what it tells cannot be made here.
  let transform: ((Content.Value) -> Value)?

  nonisolated init(_ content: Content, _ transform: ((Content.Value) -> Value)?) {
    self.content = content
    self.transform = transform
  }
}

extension _MapGesture: Gesture {
  /// Made of nothing that is known.
  public typealias Body = Never
}

/// A gesture that updates a state while it goes on.
public struct GestureStateGesture<Base: Gesture, State> {
  /// The gesture.
  public var base: Base
  /// The state that it updates.
  public var state: GestureState<State>
  /// What is done with the state when the gesture tells something.
  let update: (Base.Value, inout State, inout Transaction) -> Void
}

extension GestureStateGesture: Gesture {
  /// What the gesture tells.
  public typealias Value = Base.Value
  /// Made of nothing that is known.
  public typealias Body = Never
}

extension Gesture {
  /// The gesture, with an action for its end.
  nonisolated public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(self, action)
  }

  /// The gesture, telling something else.
  nonisolated public func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(self, body)
  }

  /// The gesture, updating a state while it goes on.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Self.Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }
}

extension Gesture where Value: Equatable {
  /// The gesture, with an action for its changes.
  nonisolated public func onChanged(_ action: @escaping (Self.Value) -> Void)
    -> _ChangedGesture<Self>
  {
    _ChangedGesture(self, action)
  }
}
