import Foundation

/// A view that draws itself; it takes all that it is proposed.
///
/// The drawing is never run: there is no screen. The tree says so.
public struct Canvas<Symbols> where Symbols: View {
  /// The views that the drawing may use.
  public var symbols: Symbols
  /// Whether nothing behind it shows; without influence on layout.
  public var isOpaque: Bool
  /// How colours are worked out; without influence on layout.
  public var colorMode: ColorRenderingMode
  /// Whether the drawing may take place later; without influence on layout.
  public var rendersAsynchronously: Bool
  /// The drawing.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
}

extension Canvas: LeafView {
  /// The engine lays the canvas out.
  public typealias Body = Never

  func makeLeaf(_ context: ViewContext) -> ControlPartNode {
    ControlPartNode(ControlPart("Canvas", detail: "drawing not run"), context)
  }

  func updateLeaf(_ node: ControlPartNode, _ context: ViewContext) {}
}

extension Canvas {
  /// A canvas whose drawing may use views.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.init(
      symbols: symbols(), isOpaque: opaque, colorMode: colorMode,
      rendersAsynchronously: rendersAsynchronously, renderer: renderer)
  }

  /// A canvas.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {
    self.init(
      symbols: EmptyView(), isOpaque: opaque, colorMode: colorMode,
      rendersAsynchronously: rendersAsynchronously, renderer: renderer)
  }
}
