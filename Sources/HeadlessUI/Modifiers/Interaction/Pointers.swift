import Foundation

/// What the pointer looks like over a view.
public struct PointerStyle: Hashable, Sendable {
  /// As the system sees fit.
  public static let `default` = PointerStyle()
  /// Over text.
  public static let horizontalText = PointerStyle()
  /// Over text from top to bottom.
  public static let verticalText = PointerStyle()
  /// For an area.
  public static let rectSelection = PointerStyle()
  /// Over what can be grabbed.
  public static let grabIdle = PointerStyle()
  /// Over what is grabbed.
  public static let grabActive = PointerStyle()
  /// Over a link.
  public static let link = PointerStyle()
  /// For making larger.
  public static let zoomIn = PointerStyle()
  /// For making smaller.
  public static let zoomOut = PointerStyle()
  /// Between columns.
  public static let columnResize = PointerStyle()
  /// Between rows.
  public static let rowResize = PointerStyle()

  /// At an edge or corner of a frame.
  public static func frameResize(position: FrameResizePosition) -> PointerStyle { PointerStyle() }

  /// An image.
  public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { PointerStyle() }
}

/// An edge or a corner of a frame.
public enum FrameResizePosition: Hashable, Sendable, CaseIterable {
  /// The upper edge.
  case top
  /// The left edge, where text runs to the right.
  case leading
  /// The lower edge.
  case bottom
  /// The right edge, where text runs to the right.
  case trailing
  /// A corner.
  case topLeading
  /// A corner.
  case topTrailing
  /// A corner.
  case bottomLeading
  /// A corner.
  case bottomTrailing
}

extension View {
  /// Sets what the pointer looks like over the view; the layout stays.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
    recorded("pointerStyle")
  }

  /// Sets whether the pointer is in sight over the view; the layout stays.
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View {
    recorded("pointerVisibility", "\(visibility)")
  }

  /// Puts views in the bar above a keyboard; none is shown here.
  nonisolated public func touchBar<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View {
    recorded("touchBar")
  }

  /// Lays radio buttons out in a row; pickers are laid out as on a phone here.
  nonisolated public func horizontalRadioGroupLayout() -> some View {
    recorded("horizontalRadioGroupLayout")
  }

  /// Gives other apps a value; none asks here.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    recorded("itemProvider")
  }

  /// Gives other apps values; none asks here.
  nonisolated public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
  ) -> some View {
    recorded("exportsItemProviders")
  }

  /// Takes values of other apps; none gives any here.
  nonisolated public func importsItemProviders(
    _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    recorded("importsItemProviders")
  }

  /// Says which document a window shows; the layout stays.
  nonisolated public func navigationDocument(_ url: URL) -> some View {
    recorded("navigationDocument")
  }

  /// Gives every other row another background; the layout stays.
  nonisolated public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    recorded("alternatingRowBackgrounds")
  }

  /// What happens when an assistive technology makes the view larger or smaller; none does here.
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    recorded("accessibilityZoomAction")
  }
}

/// Whether every other row has another background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  let name: String
  /// As the list is meant.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// Yes.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// No.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

/// A gesture of an assistive technology that makes a view larger or smaller.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Which way.
  public enum Direction: Hashable, Sendable {
    /// Larger.
    case zoomIn
    /// Smaller.
    case zoomOut
  }

  /// Which way.
  public let direction: Direction
  /// Where, in parts of the view.
  public let location: UnitPoint
  /// Where, in points.
  public let point: CGPoint
}
