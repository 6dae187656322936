import Foundation

/// A drag.
public struct DragGesture: Gesture {
  /// Where a drag is.
  public struct Value: Equatable, Sendable {
    /// When it was there.
    public var time: Date
    /// The place, in the gesture's coordinate space and in points.
    public var location: CGPoint
    /// Where the drag began.
    public var startLocation: CGPoint
    /// How fast it is, in points per second.
    public var velocity: CGSize = .zero

    /// From where the drag began to where it is.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// A quarter of a second of motion, as far as a drag of its speed would go on.
    private static let projection: CGFloat = 0.25

    /// Where the drag would come to rest.
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * Value.projection,
        y: location.y + velocity.height * Value.projection)
    }

    /// From where the drag began to where it would come to rest.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// Made of nothing that is known.
  public typealias Body = Never

  /// How far the finger must move, in points.
  public var minimumDistance: CGFloat
  /// The space in which places are told.
  public var coordinateSpace: CoordinateSpace

  /// A drag.
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// A drag.
  @_disfavoredOverload
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}
