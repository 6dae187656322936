import Foundation

/// How a value changes along keyframes; there is no clock here, so they are not followed.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
}

/// The keyframes of one property of a value.
public struct KeyframeTrack<Root, TrackValue, Content>: Keyframes
where Content: KeyframeTrackContent, Content.Value == TrackValue {
  /// The type of the value that the property belongs to.
  public typealias Value = Root

  private let content: Content

  /// The keyframes of one property.
  public init(
    _ keyPath: WritableKeyPath<Root, TrackValue>,
    @KeyframeTrackContentBuilder<TrackValue> content: () -> Content
  ) {
    self.content = content()
  }
}

extension KeyframeTrack where Root == TrackValue {
  /// The keyframes of the value itself.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) {
    self.content = content()
  }
}

/// Some keyframes of a track.
public protocol KeyframeTrackContent<Value> {
  /// The type of what changes.
  associatedtype Value: Animatable
}

/// To a value with constant speed, or along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  let duration: TimeInterval

  /// To a value in a time.
  public init(_ to: Value, duration: TimeInterval) {
    self.to = to
    self.duration = duration
  }
}

/// To a value along a cubic curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  let duration: TimeInterval

  /// To a value in a time, with velocities at both ends.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    self.to = to
    self.duration = duration
  }
}

/// To a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  let duration: TimeInterval?

  /// To a value as a spring does.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    self.to = to
    self.duration = duration
  }
}

/// To a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value

  /// To a value at once.
  public init(_ to: Value) { self.to = to }
}

/// Keyframes one after another.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  init() {}
}

/// Builds the keyframes of a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// A keyframe.
  public static func buildExpression<K>(_ expression: K) -> K
  where K: KeyframeTrackContent, K.Value == Value { expression }

  /// The first keyframe.
  public static func buildPartialBlock<K>(first: K) -> K
  where K: KeyframeTrackContent, K.Value == Value { first }

  /// One keyframe more.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> { _KeyframeSequence<Value>() }

  /// The first of two branches.
  public static func buildEither(first: some KeyframeTrackContent<Value>)
    -> _KeyframeSequence<Value>
  { _KeyframeSequence() }

  /// The second of two branches.
  public static func buildEither(second: some KeyframeTrackContent<Value>)
    -> _KeyframeSequence<Value>
  { _KeyframeSequence() }

  /// A loop.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>])
    -> some KeyframeTrackContent<Value>
  { _KeyframeSequence<Value>() }

  /// No keyframe.
  public static func buildBlock() -> some KeyframeTrackContent<Value> { _KeyframeSequence<Value>() }
}

/// Several tracks of one value.
public struct _KeyframeTracks<Value>: Keyframes {
  init() {}
}

/// Builds the tracks of a value.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// A track.
  public static func buildExpression<K>(_ expression: K) -> K
  where K: Keyframes, K.Value == Value { expression }

  /// A keyframe of the value itself.
  public static func buildExpression<K>(_ expression: K) -> KeyframeTrack<Value, Value, K>
  where K: KeyframeTrackContent, K.Value == Value { KeyframeTrack { expression } }

  /// The first track.
  public static func buildPartialBlock<K>(first: K) -> K where K: Keyframes, K.Value == Value {
    first
  }

  /// One track more.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> { _KeyframeTracks<Value>() }

  /// No track.
  public static func buildBlock() -> some Keyframes<Value> { _KeyframeTracks<Value>() }
}
