import Foundation

/// A gesture of a user. There are no touches here, except where the inspector uses controls.
@MainActor
@preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells.
  associatedtype Value = Body.Value
  /// The type of the gesture that it is made of.
  associatedtype Body: Gesture

  /// The gesture that it is made of.
  var body: Self.Body { get }
}

extension Gesture where Body == Never {
  /// Never called: these gestures are made of nothing.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Gesture {
  /// The gesture has no values.
  public typealias Value = Never

  /// Never called: there is no value.
  public var body: Never { preconditionFailure("Never has no body") }
}

extension Optional: Gesture where Wrapped: Gesture {
  /// What the gesture tells, if there is one.
  public typealias Value = Wrapped.Value
  /// Made of nothing that is known.
  public typealias Body = Never
}

/// A gesture, its type forgotten.
public struct AnyGesture<Value> {
  let base: any Gesture

  /// Forgets the type of a gesture.
  nonisolated public init<T>(_ gesture: T) where Value == T.Value, T: Gesture { base = gesture }
}

extension AnyGesture: Gesture {
  /// Made of nothing that is known.
  public typealias Body = Never
}

/// Which of several gestures a view answers.
@frozen public struct GestureMask: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt32

  /// The kinds with these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gesture.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// The gesture that is added and those of the views inside.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Adds a gesture, after those of the views inside; the layout stays.
  nonisolated public func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
  where T: Gesture {
    recorded("gesture", gesture: gesture, isOn: mask.contains(.gesture))
  }

  /// Adds a gesture that is on or off; the layout stays.
  nonisolated public func gesture<T>(_ gesture: T, isEnabled: Bool) -> some View
  where T: Gesture {
    recorded("gesture", gesture: gesture, isOn: isEnabled)
  }

  /// Adds a gesture, before those of the views inside; the layout stays.
  nonisolated public func highPriorityGesture<T>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View where T: Gesture {
    recorded("highPriorityGesture", gesture: gesture, isOn: mask.contains(.gesture))
  }

  /// Adds a gesture that is on or off, before those of the views inside; the layout stays.
  nonisolated public func highPriorityGesture<T>(_ gesture: T, isEnabled: Bool) -> some View
  where T: Gesture {
    recorded("highPriorityGesture", gesture: gesture, isOn: isEnabled)
  }

  /// Adds a gesture, together with those of the views inside; the layout stays.
  nonisolated public func simultaneousGesture<T>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View where T: Gesture {
    recorded("simultaneousGesture", gesture: gesture, isOn: mask.contains(.gesture))
  }

  /// Adds a gesture that is on or off, together with those of the views inside; the layout stays.
  nonisolated public func simultaneousGesture<T>(_ gesture: T, isEnabled: Bool) -> some View
  where T: Gesture {
    recorded("simultaneousGesture", gesture: gesture, isOn: isEnabled)
  }
}
