import Foundation

/// A pinch that tells how far apart the fingers are.
public struct MagnifyGesture: Gesture {
  /// How a pinch stands.
  public struct Value: Equatable, Sendable {
    /// When it stood so.
    public var time: Date
    /// The distance of the fingers as a multiple of the first one.
    public var magnification: CGFloat
    /// How fast that changes, in a second.
    public var velocity: CGFloat
    /// Where in the view the pinch began.
    public var startAnchor: UnitPoint
    /// Where the pinch began, in points.
    public var startLocation: CGPoint
  }

  /// Made of nothing that is known.
  public typealias Body = Never

  /// The least change of the scale with which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// A pinch.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

/// A pinch that tells the magnification only.
public struct MagnificationGesture: Gesture {
  /// The distance of the fingers as a multiple of the first one.
  public typealias Value = CGFloat
  /// Made of nothing that is known.
  public typealias Body = Never

  /// The least change of the scale with which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// A pinch.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

/// A turn of two fingers.
public struct RotateGesture: Gesture {
  /// How a turn stands.
  public struct Value: Equatable, Sendable {
    /// When it stood so.
    public var time: Date
    /// How far the fingers have turned.
    public var rotation: Angle
    /// How fast that changes, in a second.
    public var velocity: Angle
    /// Where in the view the turn began.
    public var startAnchor: UnitPoint
    /// Where the turn began, in points.
    public var startLocation: CGPoint
  }

  /// Made of nothing that is known.
  public typealias Body = Never

  /// The least change of the angle with which the gesture begins.
  public var minimumAngleDelta: Angle

  /// A turn of two fingers.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

/// A turn of two fingers that tells the angle only.
public struct RotationGesture: Gesture {
  /// How far the fingers have turned.
  public typealias Value = Angle
  /// Made of nothing that is known.
  public typealias Body = Never

  /// The least change of the angle with which the gesture begins.
  public var minimumAngleDelta: Angle

  /// A turn of two fingers.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}
