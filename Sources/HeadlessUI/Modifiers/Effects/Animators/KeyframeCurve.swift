import Foundation

/// A property of a value along its keyframes.
public struct _KeyframeRun<Root> {
  /// The seconds at which each keyframe has ended.
  let ends: [TimeInterval]
  /// Sets the property to what it is after so many seconds.
  let apply: (inout Root, TimeInterval) -> Void
}

/// What is shown at each time along the keyframes of a track.
struct KeyframeCurve<Value: Animatable> {
  private typealias Vector = Value.AnimatableData

  /// From one keyframe to the next.
  private struct Piece {
    let keyframe: _Keyframe<Value>
    let start: TimeInterval
    let from: Vector
    var startVelocity = Vector.zero
    var endVelocity = Vector.zero

    var end: TimeInterval { start + max(0, keyframe.duration) }
    var to: Vector { keyframe.to.animatableData }
  }

  private let first: Value
  private var pieces: [Piece] = []

  init(from first: Value, _ keyframes: [_Keyframe<Value>]) {
    self.first = first
    var start: TimeInterval = 0
    var from = first.animatableData
    for keyframe in keyframes {
      pieces.append(Piece(keyframe: keyframe, start: start, from: from))
      start = pieces.last?.end ?? start
      from = keyframe.to.animatableData
    }
    for index in pieces.indices {
      pieces[index].startVelocity = explicitStart(index) ?? joint(before: index)
      guard index > 0, case .cubic(_, let end) = pieces[index - 1].keyframe.way else { continue }
      pieces[index - 1].endVelocity = end ?? pieces[index].startVelocity
    }
    if let last = pieces.indices.last, case .cubic(_, let end?) = pieces[last].keyframe.way {
      pieces[last].endVelocity = end
    }
  }

  /// The seconds at which each keyframe has ended.
  var ends: [TimeInterval] { pieces.map(\.end) }

  /// The value after so many seconds: before all of them the first one, afterwards the last one.
  func value(at time: TimeInterval) -> Value {
    guard time >= 0 else { return first }
    guard let piece = pieces.first(where: { time < $0.end }) else {
      return pieces.last?.keyframe.to ?? first
    }
    var value = piece.keyframe.to
    value.animatableData = vector(piece, after: time - piece.start)
    return value
  }

  private func vector(_ piece: Piece, after time: TimeInterval) -> Vector {
    let duration = piece.keyframe.duration
    let part = time / duration
    switch piece.keyframe.way {
    case .jump: return piece.to
    case .line(let curve):
      return piece.from.interpolated(towards: piece.to, amount: curve.value(at: part))
    case .spring(let spring, _):
      return piece.from
        + spring.value(
          target: piece.to - piece.from, initialVelocity: piece.startVelocity, time: time)
    case .cubic:
      // Hermite's form: both ends, and the velocities there.
      let rest = 1 - part
      return piece.from.scaled(by: (1 + 2 * part) * rest * rest)
        + piece.to.scaled(by: part * part * (3 - 2 * part))
        + piece.startVelocity.scaled(by: duration * part * rest * rest)
        - piece.endVelocity.scaled(by: duration * part * part * rest)
    }
  }

  // MARK: Velocities

  private func explicitStart(_ index: Int) -> Vector? {
    switch pieces[index].keyframe.way {
    case .cubic(let start, _), .spring(_, let start): start
    case .line(let curve): slope(pieces[index], curve.velocity(at: 0))
    case .jump: .zero
    }
  }

  /// The velocity with which a keyframe begins that does not say so itself: that of the one before, or,
  /// between two cubic ones, that from the one's beginning to the other's end.
  private func joint(before index: Int) -> Vector {
    guard index > 0 else { return .zero }
    let (left, right) = (pieces[index - 1], pieces[index])
    switch (left.keyframe.way, right.keyframe.way) {
    case (.cubic(_, let end?), _): return end
    case (.cubic, .cubic):
      let duration = left.keyframe.duration + right.keyframe.duration
      return duration > 0 ? (right.to - left.from).scaled(by: 1 / duration) : .zero
    case (.line(let curve), _): return slope(left, curve.velocity(at: 1))
    case (.spring(let spring, _), _):
      return spring.velocity(
        target: left.to - left.from, initialVelocity: left.startVelocity,
        time: left.keyframe.duration)
    case (.cubic, _), (.jump, _): return .zero
    }
  }

  private func slope(_ piece: Piece, _ velocity: Double) -> Vector {
    let duration = piece.keyframe.duration
    return duration > 0 ? (piece.to - piece.from).scaled(by: velocity / duration) : .zero
  }
}
