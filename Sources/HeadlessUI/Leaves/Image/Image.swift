import Foundation

/// An image, as large as it is unless it is resizable.
public struct Image: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case named(String, bundlePath: String?)
    case symbol(String)
    /// Drawn by code that is not run here.
    case sized(CGSize)
  }

  var source: Source
  var resizing: Resizing?

  struct Resizing: Hashable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  /// An image by its name in the catalog, or by the name of its file.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    source = .named(name, bundlePath: bundle?.bundlePath)
  }

  /// An image by its name, described by a text.
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
  }

  /// An image by its name that is not described.
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// A symbol of the system; its size comes from the font.
  nonisolated public init(systemName: String) { source = .symbol(systemName) }

  /// A symbol of the system, filled to a part of it.
  nonisolated public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName)
  }

  /// An image of a size in points whose drawing is not run.
  nonisolated public init(size: CGSize, label: Text? = nil, opaque: Bool = false) {
    source = .sized(size)
  }

  /// How an image fills its size.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated.
    case tile
    /// Stretched.
    case stretch
  }

  /// How large a symbol is relative to the font.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// Smaller than text.
    case small
    /// As large as text.
    case medium
    /// Larger than text.
    case large
  }

  /// Whether an image is drawn as it is or as a mask of colour.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// As a mask.
    case template
    /// As it is.
    case original
  }

  /// How carefully an image is scaled.
  public enum Interpolation: Hashable, Sendable {
    /// No interpolation: pixels are repeated.
    case none
    /// Quickly.
    case low
    /// Medium quality.
    case medium
    /// Carefully.
    case high
  }

  /// How a drawing lies in its image.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// Upright.
    case up
    /// Upright and mirrored.
    case upMirrored
    /// Upside down.
    case down
    /// Upside down and mirrored.
    case downMirrored
    /// Turned left.
    case left
    /// Turned left and mirrored.
    case leftMirrored
    /// Turned right.
    case right
    /// Turned right and mirrored.
    case rightMirrored
  }

  /// Takes any size that is offered, at least that of the caps.
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
    return image
  }

  /// Changes nothing about the layout.
  nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Changes nothing about the layout.
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Changes nothing about the layout.
  nonisolated public func antialiased(_ isAntialiased: Bool) -> Image { self }

  // Where any view will do, that of views is taken, which is recorded.
  /// Changes nothing about the layout.
  @_disfavoredOverload
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// Changes nothing about the layout.
  @_disfavoredOverload
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}

extension Image: LeafView {
  /// The engine lays the image out.
  public typealias Body = Never

  func makeLeaf(_ context: ViewContext) -> ImageNode {
    let node = ImageNode(context, [.memoizes, .hasGuides])
    updateLeaf(node, context)
    return node
  }

  func updateLeaf(_ node: ImageNode, _ context: ViewContext) {
    let environment = context.environment
    switch source {
    case .named(let name, let bundlePath):
      let size =
        ResourceBundles.size(
          ofImage: name, bundlePath: bundlePath, scale: environment.displayScale)
        ?? environment.imageCatalog.size(named: name)
      if size == nil, name != StandInUse.sampleText {
        context.layout.report(
          "No image named '\(name)' found: register its size in the image catalog, or put "
            + "\(name).png beside the source.", at: node)
      }
      node.show(self, size ?? .zero, nil)
    case .symbol(let name):
      let symbol = SymbolMetrics(named: name, environment)
      node.show(self, symbol.size, symbol)
    case .sized(let size):
      node.show(self, size, nil)
    }
  }
}
