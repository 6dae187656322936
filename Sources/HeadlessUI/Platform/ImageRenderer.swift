import Foundation

/// Makes an image of a view: it has the view's size, and nothing is drawn in it.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// What the image is of. With another content the state of its views begins anew.
  public var content: Content { didSet { host = nil } }
  /// As SwiftUI has it: kept, and nothing depends on it.
  public var proposedSize = ProposedViewSize.unspecified
  /// As SwiftUI has it: kept, and nothing depends on it.
  public var scale: CGFloat = 1
  /// As SwiftUI has it: kept, and nothing depends on it.
  public var isOpaque = false
  /// One as SwiftUI makes it.
  public init(content view: Content) { content = view }
  private var size: CGSize { ViewHost(content).sizeThatFits(proposedSize) }
  private var host: ViewHost?
  #if !canImport(UIKit)
    /// An empty image of the view's size.
    public var uiImage: UIImage? { UIImage(.sized(size), size: size, scale: scale) }
  #endif
  #if !canImport(AppKit)
    /// An empty image of the view's size.
    public var nsImage: NSImage? { NSImage(size: size) }
  #endif
  #if !canImport(CoreGraphics)
    /// An empty image of the view's size.
    public var cgImage: CGImage? {
      CGImage(size: CGSize(width: size.width * scale, height: size.height * scale))
    }
    /// Lays the view out once, as large as it is for ``proposedSize``, and tells the size in points;
    /// nothing is drawn. State stays from one call to the next.
    public func render(
      rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
    ) {
      let host = host ?? ViewHost(content)
      self.host = host
      let size = host.sizeThatFits(proposedSize)
      if size.isFinite {
        host.size = size
        host.layout()
      }
      renderer(size) { _ in }
    }
  #endif
}
