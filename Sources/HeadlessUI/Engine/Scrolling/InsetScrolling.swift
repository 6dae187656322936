import Foundation

/// Something that scrolls, whose content bars can lie over.
protocol InsetScrolling: LayoutNode {
  /// The axes that scroll.
  var scrollAxes: Axis.Set { get }
  /// The space that bars take.
  var safeArea: EdgeInsets { get set }
  /// The space around the content, that of bars included.
  var margins: EdgeInsets { get }
  /// The size of the content, as it was placed.
  var contentSize: CGSize { get }
  /// Rows of the content that come in sight as it is placed.
  var unmade: UnmadeRows? { get }
  /// Where the content is, and which part of it stays in place.
  var scrolling: Scrolling { get set }
}
