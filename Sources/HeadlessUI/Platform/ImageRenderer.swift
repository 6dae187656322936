import Foundation

/// Makes an image of a view: it has the view's size, and nothing is drawn in it.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// As SwiftUI has it: kept, and nothing depends on it.
  public var content: Content
  /// As SwiftUI has it: kept, and nothing depends on it.
  public var proposedSize = ProposedViewSize.unspecified
  /// As SwiftUI has it: kept, and nothing depends on it.
  public var scale: CGFloat = 1
  /// As SwiftUI has it: kept, and nothing depends on it.
  public var isOpaque = false
  /// One as SwiftUI makes it.
  public init(content view: Content) { content = view }
  private var size: CGSize { ViewHost(content).sizeThatFits(proposedSize) }
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
    /// Tells the size; nothing is drawn.
    public func render(
      rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
    ) { renderer(size) { _ in } }
  #endif
}
