import Foundation

/// Something that scrolls, whose content bars can lie over. It is always at its beginning.
protocol InsetScrolling: LayoutNode {
  /// The space that bars take.
  var safeArea: EdgeInsets { get set }
  /// The space around the content, that of bars included.
  var margins: EdgeInsets { get }
  /// The size of the content, as it was placed.
  var contentSize: CGSize { get }
}
