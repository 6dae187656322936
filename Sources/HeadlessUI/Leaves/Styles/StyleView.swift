import Foundation

/// A style that is also a view, which fills the proposed rectangle.
@MainActor
protocol StyleLeafView: LeafView, PaintStyle where Node == StyleNode<Self> {}

extension StyleLeafView {
  func makeLeaf(_ context: ViewContext) -> StyleNode<Self> { StyleNode(self, context) }

  func updateLeaf(_ node: StyleNode<Self>, _ context: ViewContext) {
    node.style = self
    node.environment = context.environment
  }
}

extension Color: StyleLeafView {
  /// The engine fills the proposed rectangle.
  public typealias Body = Never
}

/// Any style as a view: what a background or overlay of a style consists of.
struct StyleView<Style: ShapeStyle> {
  let style: Style

  nonisolated init(_ style: Style) { self.style = style }
}

extension StyleView: LeafView {
  typealias Body = Never

  func makeLeaf(_ context: ViewContext) -> StyleNode<Style> { StyleNode(style, context) }

  func updateLeaf(_ node: StyleNode<Style>, _ context: ViewContext) {
    node.style = style
    node.environment = context.environment
  }
}

/// A style made of another one, whose type has no name in SwiftUI.
protocol DerivedStyle {}

/// A rectangle of the proposed size, filled with a style.
final class StyleNode<Style: ShapeStyle>: LayoutNode, PaintedNode {
  var style: Style
  // The paint is worked out from it when the tree is drawn: most trees are only measured.
  var environment: EnvironmentValues

  init(_ style: Style, _ context: ViewContext) {
    self.style = style
    environment = context.environment
    super.init(context, [])
  }

  private var base: any ShapeStyle { (style as? AnyShapeStyle)?.base ?? style }

  override var label: String {
    base is any DerivedStyle ? "ShapeStyle" : TypeName.short(type(of: base))
  }
  override var detail: String? { base is any PaintStyle ? StyleText.of(base) : nil }

  func strokesAndFills(in rect: CGRect) -> [PaintedPath] {
    [PaintedPath(path: Path(rect), fillStyle: FillStyle(), paint: .of(style, in: environment))]
  }
}
