import Foundation

/// A keyframe in numbers.
public struct _Keyframe<Value: Animatable> {
  /// How the value gets there. Velocities are per second.
  enum Way {
    case line(UnitCurve)
    case cubic(start: Value.AnimatableData?, end: Value.AnimatableData?)
    case spring(Spring, start: Value.AnimatableData?)
    case jump
  }

  let to: Value
  let duration: TimeInterval
  let way: Way
}

/// To a value with constant speed, or along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// There is none.
  public typealias Body = _NoTrackContent
  /// The keyframe itself.
  public let _keyframes: [_Keyframe<Value>]

  /// To a value in so many seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _keyframes = [_Keyframe(to: to, duration: duration, way: .line(timingCurve))]
  }
}

/// To a value along a cubic curve, which goes on smoothly from the keyframe before it and into the next
/// one: cubic ones next to each other are a Catmull-Rom spline.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// There is none.
  public typealias Body = _NoTrackContent
  /// The keyframe itself.
  public let _keyframes: [_Keyframe<Value>]

  /// To a value in so many seconds, with velocities per second at both ends.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    let way = _Keyframe<Value>.Way.cubic(
      start: startVelocity?.animatableData, end: endVelocity?.animatableData)
    _keyframes = [_Keyframe(to: to, duration: duration, way: way)]
  }
}

/// To a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// There is none.
  public typealias Body = _NoTrackContent
  /// The keyframe itself.
  public let _keyframes: [_Keyframe<Value>]

  /// To a value as a spring does, in so many seconds or until the spring is at rest.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    let way = _Keyframe<Value>.Way.spring(spring, start: startVelocity?.animatableData)
    _keyframes = [_Keyframe(to: to, duration: duration ?? spring.settlingDuration, way: way)]
  }
}

/// To a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// There is none.
  public typealias Body = _NoTrackContent
  /// The keyframe itself.
  public let _keyframes: [_Keyframe<Value>]

  /// To a value at once.
  public init(_ to: Value) { _keyframes = [_Keyframe(to: to, duration: 0, way: .jump)] }
}
