import Foundation

/// Where scrolling would come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// What would be visible, in points.
  public var rect: CGRect
  /// The point of it that stays; nil if none does.
  public var anchor: UnitPoint?

  /// What would be visible.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What a behavior of scrolling knows.
public struct ScrollTargetBehaviorContext {
  /// Where the scroll view was.
  public let originalTarget: ScrollTarget
  /// How fast the scrolling is.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the scroll view, in points.
  public let containerSize: CGSize
  /// The axes that scroll.
  public let axes: Axis.Set
}

/// Where scrolling ends; it is not asked for here, as there is no user input.
public protocol ScrollTargetBehavior {
  /// What the behavior knows.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where scrolling ends.
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
}

/// Comes to rest at multiples of the scroll view's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Comes to rest at multiples of the scroll view's size.
  public init() {}

  /// Moves to the nearest page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ offset: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 ? (offset / length).rounded() * length : offset
    }
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(target.rect.minX, context.containerSize.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(target.rect.minY, context.containerSize.height)
    }
  }
}

/// Comes to rest at views of the content.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views scrolling may pass.
  public struct LimitBehavior: Equatable, Sendable {
    private let name: String

    /// As the system sees fit.
    public static var automatic: LimitBehavior { LimitBehavior(name: "automatic") }
    /// As many as are visible.
    public static var always: LimitBehavior { LimitBehavior(name: "always") }
    /// Any number.
    public static var never: LimitBehavior { LimitBehavior(name: "never") }
    /// One.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(name: "alwaysByOne") }
    /// A few.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(name: "alwaysByFew") }
  }

  private let limitBehavior: LimitBehavior

  /// Comes to rest at views of the content.
  public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

  /// Leaves the target alone: only a scroll view that moves knows its views.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Comes to rest at multiples of the scroll view's size.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Comes to rest at views of the content.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Comes to rest at views of the content.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension View {
  /// Sets where scrolling comes to rest; the layout stays.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    recorded("scrollTargetBehavior", TypeName.short(type(of: behavior)))
  }

  /// Makes the views inside the layout where scrolling can come to rest; the layout stays.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    recorded("scrollTargetLayout", "\(isEnabled)")
  }

  /// Makes the view one where scrolling can come to rest; the layout stays.
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
    recorded("scrollTarget", "\(isEnabled)")
  }
}
