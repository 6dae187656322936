import Foundation

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// What the two gestures tell.
  public struct Value {
    /// What the first one tells; nil before it does.
    public var first: First.Value?
    /// What the second one tells; nil before it does.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Two gestures at once.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture: Gesture {
  /// Made of nothing that is known.
  public typealias Body = Never
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture and then another.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// How far the two gestures are.
  public enum Value {
    /// The first one goes on.
    case first(First.Value)
    /// The first one has ended; nil until the second one tells something.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// A gesture and then another.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture: Gesture {
  /// Made of nothing that is known.
  public typealias Body = Never
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// One of two gestures, the first one preferred.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// What the gesture that succeeded tells.
  public enum Value {
    /// It was the first one.
    case first(First.Value)
    /// It was the second one.
    case second(Second.Value)
  }

  /// The preferred gesture.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// One of two gestures, the first one preferred.
  nonisolated public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture: Gesture {
  /// Made of nothing that is known.
  public typealias Body = Never
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Both gestures at once.
  nonisolated public func simultaneously<Other>(with other: Other)
    -> SimultaneousGesture<Self, Other>
  where Other: Gesture {
    SimultaneousGesture(self, other)
  }

  /// This gesture and then another.
  nonisolated public func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other>
  where Other: Gesture {
    SequenceGesture(self, other)
  }

  /// This gesture or, if it fails, another.
  nonisolated public func exclusively<Other>(before other: Other) -> ExclusiveGesture<Self, Other>
  where Other: Gesture {
    ExclusiveGesture(self, other)
  }
}
