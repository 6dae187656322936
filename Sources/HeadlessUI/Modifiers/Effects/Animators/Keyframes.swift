import Foundation

/// How a value changes along keyframes.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value = Body.Value
  /// The type of the keyframes that these are made of.
  associatedtype Body: Keyframes

  /// The keyframes that these are made of.
  @KeyframesBuilder<Self.Value> var body: Body { get }

  /// The properties that change, in the order in which they are set.
  func _tracks(from value: Value) -> [_KeyframeRun<Value>]
}

extension Keyframes where Body.Value == Value {
  /// Those of the body.
  public func _tracks(from value: Value) -> [_KeyframeRun<Value>] { body._tracks(from: value) }
}

extension Keyframes where Body == _NoKeyframes {
  /// Never called: what has no body says itself how the value changes.
  public var body: _NoKeyframes { preconditionFailure("\(Self.self) has no body") }
}

/// Some keyframes of a track.
public protocol KeyframeTrackContent<Value> {
  /// The type of what changes.
  associatedtype Value: Animatable = Body.Value
  /// The type of the keyframes that these are made of.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes that these are made of.
  @KeyframeTrackContentBuilder<Self.Value> var body: Body { get }

  /// The keyframes one by one.
  var _keyframes: [_Keyframe<Value>] { get }
}

extension KeyframeTrackContent where Body.Value == Value {
  /// Those of the body.
  public var _keyframes: [_Keyframe<Value>] { body._keyframes }
}

extension KeyframeTrackContent where Body == _NoTrackContent {
  /// Never called: a keyframe has no body.
  public var body: _NoTrackContent { preconditionFailure("\(Self.self) has no body") }
}

/// The body of tracks.
public enum _NoKeyframes: Keyframes {
  /// There is no value.
  public typealias Value = Double
  /// There is none.
  public typealias Body = _NoKeyframes
  /// None.
  public func _tracks(from value: Double) -> [_KeyframeRun<Double>] { [] }
}

/// The body of keyframes.
public enum _NoTrackContent: KeyframeTrackContent {
  /// There is no value.
  public typealias Value = Double
  /// There is none.
  public typealias Body = _NoTrackContent
  /// None.
  public var _keyframes: [_Keyframe<Double>] { [] }
}

/// The keyframes of one property of a value.
public struct KeyframeTrack<Root, TrackValue, Content>: Keyframes
where Content: KeyframeTrackContent, Content.Value == TrackValue {
  /// The type of the value that the property belongs to.
  public typealias Value = Root
  /// There is none.
  public typealias Body = _NoKeyframes

  private let keyPath: WritableKeyPath<Root, TrackValue>
  private let content: Content

  /// The keyframes of one property.
  public init(
    _ keyPath: WritableKeyPath<Root, TrackValue>,
    @KeyframeTrackContentBuilder<TrackValue> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// The one property.
  public func _tracks(from value: Root) -> [_KeyframeRun<Root>] {
    let curve = KeyframeCurve(from: value[keyPath: keyPath], content._keyframes)
    let keyPath = keyPath
    return [_KeyframeRun(ends: curve.ends) { $0[keyPath: keyPath] = curve.value(at: $1) }]
  }
}

extension KeyframeTrack where Root == TrackValue {
  /// The keyframes of the value itself.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) {
    self.init(\.self, content: content)
  }
}
