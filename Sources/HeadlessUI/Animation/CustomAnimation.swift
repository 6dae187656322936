import Foundation

/// An animation whose values your code computes. No clock asks for them here: changes take effect at
/// once.
public protocol CustomAnimation: Hashable, Sendable {
  /// The value at a time in seconds; nil when the animation is over.
  func animate<V>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? where V: VectorArithmetic
  /// How fast the value changes at a time.
  func velocity<V>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? where V: VectorArithmetic
  /// Whether it takes an animation over that is under way.
  func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic
}

extension CustomAnimation {
  /// Nil: the velocity is not known.
  public func velocity<V>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? where V: VectorArithmetic {
    nil
  }

  /// False: the animation does not merge with the one before.
  public func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic {
    false
  }
}

/// A key for a value that an animation keeps.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value before the animation keeps any.
  static var defaultValue: Value { get }
}

/// The values that an animation keeps from one frame to the next.
public struct AnimationState<Value> where Value: VectorArithmetic {
  private var values: [ObjectIdentifier: Any] = [:]

  /// No values.
  public init() {}

  /// The value of a key.
  public subscript<K>(key: K.Type) -> K.Value where K: AnimationStateKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// What an animation knows and keeps.
public struct AnimationContext<Value> where Value: VectorArithmetic {
  /// What the animation keeps.
  public var state: AnimationState<Value>
  /// Whether it counts as complete.
  public var isLogicallyComplete = false
  /// The environment of the view.
  public let environment: EnvironmentValues
}

extension Animation {
  /// An animation whose values a `CustomAnimation` computes. No clock asks for them here.
  public init<A>(_ base: A) where A: CustomAnimation { self = .default }
}
