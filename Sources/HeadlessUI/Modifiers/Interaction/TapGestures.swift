import Foundation

/// A number of taps.
public struct TapGesture: Gesture {
  /// Tells nothing but that it happened.
  public typealias Value = Void
  /// Made of nothing that is known.
  public typealias Body = Never

  /// How many taps it takes.
  public var count: Int

  /// A number of taps.
  nonisolated public init(count: Int = 1) { self.count = count }
}

/// A number of taps that tells where.
public struct SpatialTapGesture: Gesture {
  /// Where the taps were.
  public struct Value: Equatable, Sendable {
    /// The place, in the gesture's coordinate space and in points.
    public var location: CGPoint
  }

  /// Made of nothing that is known.
  public typealias Body = Never

  /// How many taps it takes.
  public var count: Int
  /// The space in which the place is told.
  public var coordinateSpace: CoordinateSpace

  /// A number of taps that tells where.
  nonisolated public init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

/// A long press.
public struct LongPressGesture: Gesture {
  /// Whether it lasted long enough.
  public typealias Value = Bool
  /// Made of nothing that is known.
  public typealias Body = Never

  /// How long it takes, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move, in points.
  public var maximumDistance: CGFloat

  /// A long press.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension View {
  /// Adds an action for taps; the layout stays.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  {
    control(Control(name: nil, actions: [.init(verb: "tap", perform: action)]))
      .recorded("onTapGesture", count == 1 ? nil : "count: \(count)")
  }

  /// Adds an action for taps that is told where; the layout stays.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    control(Control(name: nil, actions: [.init(verb: "tap") { action(.zero) }]))
      .recorded("onTapGesture", count == 1 ? nil : "count: \(count)")
  }

  /// Adds an action for long presses; the layout stays.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    control(Control(name: nil, actions: [.init(verb: "press and hold", perform: action)]))
      .recorded("onLongPressGesture")
  }

  /// Adds an action for long presses; the layout stays.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    control(Control(name: nil, actions: [.init(verb: "press and hold", perform: action)]))
      .recorded("onLongPressGesture")
  }
}
