import Foundation

/// How a value changes over time, by keyframes. Times are in seconds.
///
/// Cubic and linear keyframes are as SwiftUI's documentation describes them; how a spring that is cut off
/// goes on, and how long one without a duration takes, is approximate.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [_KeyframeRun<Value>]

  /// The keyframes of a value: several tracks change it in the order in which they are written.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.initialValue = initialValue
    tracks = content()._tracks(from: initialValue)
  }

  /// How long the longest track takes.
  public var duration: TimeInterval { tracks.flatMap(\.ends).max() ?? 0 }

  /// The value after a part of the whole duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// The value at a time.
  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    update(value: &value, time: time)
    return value
  }

  /// Changes what the tracks are about to what it is after a part of the whole duration.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }

  /// Changes what the tracks are about to what it is at a time.
  public func update(value: inout Value, time: TimeInterval) {
    for track in tracks { track.apply(&value, time) }
  }

  /// The times at which a keyframe of any track has ended, each once.
  var ends: [TimeInterval] { Set(tracks.flatMap(\.ends)).sorted() }
}
