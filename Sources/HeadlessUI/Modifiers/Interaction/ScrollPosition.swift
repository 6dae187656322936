import Foundation

/// What a scroll view is to show. It says what was asked for last, also when layout has moved it since.
public struct ScrollPosition: Equatable, Sendable {
  /// The identifier of the view that is shown; nil if the position is not one of a view.
  public private(set) var viewID: (any Hashable & Sendable)?
  private var anchor: UnitPoint?
  /// The edge that is shown; nil if the position is not one of an edge.
  public private(set) var edge: Edge?
  /// The point that is shown; nil if the position is not one of a point.
  public var point: CGPoint? {
    if let x, let y { CGPoint(x: x, y: y) } else { nil }
  }
  /// The horizontal offset that is shown; nil if the position has none.
  public private(set) var x: CGFloat?
  /// The vertical offset that is shown; nil if the position has none.
  public private(set) var y: CGFloat?
  /// Whether the user scrolled to it: false here.
  public private(set) var isPositionedByUser = false

  /// The start, until something else is asked for.
  public init<T>(idType: T.Type = Never.self) where T: Hashable & Sendable {}

  /// The view of an identifier.
  public init<T>(id: T, anchor: UnitPoint? = nil) where T: Hashable & Sendable {
    scrollTo(id: id, anchor: anchor)
  }

  /// An edge, which is kept when the content changes.
  public init<T>(idType: T.Type = Never.self, edge: Edge) where T: Hashable & Sendable {
    scrollTo(edge: edge)
  }

  /// A point of the content.
  public init<T>(idType: T.Type = Never.self, point: CGPoint) where T: Hashable & Sendable {
    scrollTo(point: point)
  }

  /// A horizontal and a vertical offset.
  public init<T>(idType: T.Type = Never.self, x: CGFloat, y: CGFloat)
  where T: Hashable & Sendable {
    scrollTo(x: x, y: y)
  }

  /// A horizontal offset.
  public init<T>(idType: T.Type = Never.self, x: CGFloat) where T: Hashable & Sendable {
    scrollTo(x: x)
  }

  /// A vertical offset.
  public init<T>(idType: T.Type = Never.self, y: CGFloat) where T: Hashable & Sendable {
    scrollTo(y: y)
  }

  /// Asks for the view of an identifier.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    reset()
    (viewID, self.anchor) = (id, anchor)
  }

  /// Asks for an edge.
  public mutating func scrollTo(edge: Edge) {
    reset()
    self.edge = edge
  }

  /// Asks for a point of the content.
  public mutating func scrollTo(point: CGPoint) { scrollTo(x: point.x, y: point.y) }

  /// Asks for a horizontal and a vertical offset.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) {
    reset()
    (self.x, self.y) = (x, y)
  }

  /// Asks for a horizontal offset.
  public mutating func scrollTo(x: CGFloat) {
    reset()
    self.x = x
  }

  /// Asks for a vertical offset.
  public mutating func scrollTo(y: CGFloat) {
    reset()
    self.y = y
  }

  private mutating func reset() {
    (viewID, anchor, edge, x, y) = (nil, nil, nil, nil, nil)
  }

  /// Where to scroll to; nil for the start, where nothing was asked for.
  ///
  /// - Parameter anchor: that of a view for which none was given.
  func destination(_ anchor: UnitPoint?) -> ScrollDestination? {
    if let viewID { return .view(AnyHashable(viewID), anchor: self.anchor ?? anchor) }
    if let edge { return .edge(edge) }
    return x != nil || y != nil ? .point(x: x, y: y) : nil
  }

  /// The identifier of the view that is shown, as a type.
  public func viewID<T>(type: T.Type) -> T? where T: Hashable & Sendable { viewID as? T }

  /// Equal when the same was asked for.
  public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
    a.viewID.map { AnyHashable($0) } == b.viewID.map { AnyHashable($0) } && a.edge == b.edge
      && a.x == b.x && a.y == b.y && a.anchor == b.anchor
  }
}

/// What an anchor of scrolling is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String
  /// Where scrolling begins.
  public static var initialOffset: ScrollAnchorRole { .init(name: "initialOffset") }
  /// What stays when sizes change.
  public static var sizeChanges: ScrollAnchorRole { .init(name: "sizeChanges") }
  /// Where content is that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { .init(name: "alignment") }
}

/// Sizes and the place of what a scroll view shows, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// Space around the content.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize
  /// The part of the content in the scroll view, without the insets.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x, y: contentOffset.y,
      width: containerSize.width - contentInsets.leading - contentInsets.trailing,
      height: containerSize.height - contentInsets.top - contentInsets.bottom)
  }
  /// The part of the content in the scroll view.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// A geometry of given numbers.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }
}

/// What a scroll view does.
public enum ScrollPhase: Hashable, Sendable {
  /// The scroll view does not scroll.
  case idle
  /// A touch may become a scroll.
  case tracking
  /// It follows a finger.
  case interacting
  /// It slows down.
  case decelerating
  /// It moves to a place that it was told.
  case animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}

/// What is known when a scroll view begins to do something else.
public struct ScrollPhaseChangeContext: Sendable {
  /// Sizes and place.
  public let geometry: ScrollGeometry
  /// How fast it moves, in points per second.
  public let velocity: CGVector?
}

/// How the content at the edges of a scroll view shows.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let name: String
  /// As the system sees fit.
  public static var automatic: ScrollEdgeEffectStyle { .init(name: "automatic") }
  /// With a line.
  public static var hard: ScrollEdgeEffectStyle { .init(name: "hard") }
  /// Fading out.
  public static var soft: ScrollEdgeEffectStyle { .init(name: "soft") }
}

/// Which devices scroll.
public struct ScrollInputKind: Hashable, Sendable {
  let name: String
  /// The crown of a watch.
  public static let digitalCrown = ScrollInputKind(name: "digitalCrown")
  /// Two hands, or looking.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  /// Looking.
  public static let look = ScrollInputKind(name: "look")
}

/// Whether a device scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
  let name: String
  /// As the system sees fit.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// The device scrolls.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// The device does not scroll.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

extension View {
  /// Scrolls the first scroll view in the view to where a position asks, whenever it asks for something
  /// else. The position is not told of what layout moves.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier { position.wrappedValue.destination(anchor) })
      .recorded("scrollPosition")
  }

  /// Sets what scroll views in the view show at first, keep in place when sizes change, or where they have
  /// content that is smaller than themselves.
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    transformEnvironment(\.scrollAnchors) { $0.set(anchor, for: role) }
      .recorded("defaultScrollAnchor", role.name)
  }

  /// Runs an action when something about the first scroll view in the view changes, and once at first,
  /// with equal values. It moves where code scrolls it, and never by itself.
  nonisolated public func onScrollGeometryChange<T>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable {
    modifier(
      GeometryChangeModifier(
        "onScrollGeometryChange(for: \(TypeName.short(T.self)))", from: nil,
        read: { $0.firstScrollView.map { transform($0.scrollGeometry) } }, action: action))
  }

  /// Runs an action when a scroll view begins to do something else: here it moves at once, and the action never
  /// runs.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    recorded("onScrollPhaseChange")
  }

  /// Runs an action when a scroll view begins to do something else: here it moves at once, and the action never
  /// runs.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    recorded("onScrollPhaseChange")
  }

  /// Runs an action when the view comes in sight of the scroll view that it is in, or goes out of it,
  /// because of layout or since code has scrolled.
  ///
  /// - Parameter threshold: the part of the view that must be in sight, from 0 to 1.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(
      GeometryChangeModifier(
        "onScrollVisibilityChange", from: false, read: { $0.isVisible(by: threshold) }
      ) { _, isVisible in action(isVisible) })
  }

  /// Runs an action when other views scroll in or out of sight: it never runs here.
  nonisolated public func onScrollTargetVisibilityChange<ID>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View where ID: Hashable {
    recorded("onScrollTargetVisibilityChange")
  }

  /// Sets how the content at the edges of a scroll view shows; the layout stays.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    recorded("scrollEdgeEffectStyle", style?.name)
  }

  /// Sets whether the content at the edges of a scroll view shows as elsewhere; the layout stays.
  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    recorded("scrollEdgeEffectHidden", "\(hidden)")
  }

  /// Sets whether a device scrolls; the layout stays.
  nonisolated public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View {
    recorded("scrollInputBehavior", "\(input.name) \(behavior.name)")
  }
}
