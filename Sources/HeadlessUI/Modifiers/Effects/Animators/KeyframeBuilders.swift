/// Keyframes one after another.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  /// There is none.
  public typealias Body = _NoTrackContent
  /// All of them.
  public let _keyframes: [_Keyframe<Value>]
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
  ) -> some KeyframeTrackContent<Value> {
    _KeyframeSequence(_keyframes: accumulated._keyframes + next._keyframes)
  }

  /// The first of two branches.
  public static func buildEither(first: some KeyframeTrackContent<Value>)
    -> _KeyframeSequence<Value>
  { _KeyframeSequence(_keyframes: first._keyframes) }

  /// The second of two branches.
  public static func buildEither(second: some KeyframeTrackContent<Value>)
    -> _KeyframeSequence<Value>
  { _KeyframeSequence(_keyframes: second._keyframes) }

  /// A loop.
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>])
    -> some KeyframeTrackContent<Value>
  { _KeyframeSequence(_keyframes: components.flatMap(\._keyframes)) }

  /// No keyframe.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    _KeyframeSequence<Value>(_keyframes: [])
  }
}

/// Several tracks of one value.
public struct _KeyframeTracks<Value>: Keyframes {
  /// There is none.
  public typealias Body = _NoKeyframes

  let tracks: (Value) -> [_KeyframeRun<Value>]

  /// All of them.
  public func _tracks(from value: Value) -> [_KeyframeRun<Value>] { tracks(value) }
}

/// Builds the tracks of a value.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// A track.
  public static func buildExpression<K>(_ expression: K) -> K
  where K: Keyframes, K.Value == Value { expression }

  /// A keyframe of the value itself.
  public static func buildExpression<K>(_ expression: K) -> K
  where K: KeyframeTrackContent, K.Value == Value { expression }

  /// The first track.
  public static func buildPartialBlock<K>(first: K) -> K where K: Keyframes, K.Value == Value {
    first
  }

  /// The first keyframe of the value itself.
  public static func buildPartialBlock<K>(first: K) -> K
  where K: KeyframeTrackContent, K.Value == Value { first }

  /// One track more.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    _KeyframeTracks<Value> { accumulated._tracks(from: $0) + next._tracks(from: $0) }
  }

  /// One keyframe more of the value itself.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> where Value: Animatable {
    _KeyframeSequence(_keyframes: accumulated._keyframes + next._keyframes)
  }

  /// No track.
  public static func buildBlock() -> some Keyframes<Value> { _KeyframeTracks<Value> { _ in [] } }

  /// The tracks.
  public static func buildFinalResult<K>(_ component: K) -> K
  where K: Keyframes, K.Value == Value { component }

  /// The keyframes of the value itself, as its track.
  public static func buildFinalResult<K>(_ component: K) -> KeyframeTrack<Value, Value, K>
  where K: KeyframeTrackContent, K.Value == Value { KeyframeTrack { component } }
}
