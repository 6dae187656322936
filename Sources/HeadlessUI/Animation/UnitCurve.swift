import Foundation

/// A curve from (0, 0) to (1, 1): progress over time.
public struct UnitCurve: Hashable, Sendable {
  fileprivate enum Shape: Hashable, Sendable {
    case bezier(start: UnitPoint, end: UnitPoint)
    case circularIn, circularOut, circularInOut
  }

  fileprivate let shape: Shape

  /// A cubic Bézier curve with two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(shape: .bezier(start: startControlPoint, end: endControlPoint))
  }

  private static func bezier(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> Self {
    bezier(
      startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }

  /// Begins and ends slowly.
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)
  /// Begins slowly.
  public static let easeIn = bezier(0.42, 0, 1, 1)
  /// Ends slowly.
  public static let easeOut = bezier(0, 0, 0.58, 1)
  /// Constant speed.
  public static let linear = bezier(0, 0, 1, 1)
  /// A quarter of a circle that begins slowly.
  public static let circularEaseIn = UnitCurve(shape: .circularIn)
  /// A quarter of a circle that ends slowly.
  public static let circularEaseOut = UnitCurve(shape: .circularOut)
  /// Two quarters of a circle that begin and end slowly.
  public static let circularEaseInOut = UnitCurve(shape: .circularInOut)

  /// The progress at a time between 0 and 1.
  public func value(at progress: Double) -> Double {
    let time = min(max(progress, 0), 1)
    switch shape {
    case .circularIn: return 1 - (1 - time * time).squareRoot()
    case .circularOut: return (1 - (time - 1) * (time - 1)).squareRoot()
    case .circularInOut:
      return time < 0.5
        ? (1 - (1 - 4 * time * time).squareRoot()) / 2
        : ((1 - (2 * time - 2) * (2 * time - 2)).squareRoot() + 1) / 2
    case .bezier(let start, let end):
      return cubic(parameter(time, start.x, end.x), start.y, end.y)
    }
  }

  /// How fast progress is made at a time between 0 and 1.
  public func velocity(at progress: Double) -> Double {
    let time = min(max(progress, 0), 1)
    let step = 1e-4
    let (low, high) = (max(0, time - step), min(1, time + step))
    return (value(at: high) - value(at: low)) / (high - low)
  }

  /// The curve with time and progress exchanged.
  public var inverse: UnitCurve {
    switch shape {
    case .circularIn: return UnitCurve.circularEaseOut
    case .circularOut: return UnitCurve.circularEaseIn
    case .circularInOut: return self
    case .bezier(let start, let end):
      return UnitCurve.bezier(start.y, start.x, end.y, end.x)
    }
  }

  private func cubic(_ t: Double, _ a: CGFloat, _ b: CGFloat) -> Double {
    let u = 1 - t
    return 3 * u * u * t * Double(a) + 3 * u * t * t * Double(b) + t * t * t
  }

  /// The place on the curve at a time: time grows along it, so that halving finds it.
  private func parameter(_ time: Double, _ x1: CGFloat, _ x2: CGFloat) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if cubic(middle, x1, x2) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

extension Animation {
  /// A curve of time; a quarter of a circle is the Bézier curve that comes near it.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    let (start, end) = curve.controlPoints
    return timingCurve(
      Double(start.x), Double(start.y), Double(end.x), Double(end.y), duration: duration)
  }
}

extension UnitCurve {
  /// Those of the curve, or of one that comes near it.
  fileprivate var controlPoints: (start: UnitPoint, end: UnitPoint) {
    switch shape {
    case .bezier(let start, let end): (start, end)
    case .circularIn: (UnitPoint(x: 0.55, y: 0), UnitPoint(x: 1, y: 0.45))
    case .circularOut: (UnitPoint(x: 0, y: 0.55), UnitPoint(x: 0.45, y: 1))
    case .circularInOut: (UnitPoint(x: 0.85, y: 0), UnitPoint(x: 0.15, y: 1))
    }
  }
}
