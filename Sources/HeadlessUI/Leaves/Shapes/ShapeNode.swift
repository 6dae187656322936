import Foundation

/// One thing done with a shape's outline.
struct ShapeLayer: Sendable {
  enum Operation: Equatable, Sendable {
    case fill(FillStyle)
    case stroke(StrokeStyle, antialiased: Bool)
    case strokeBorder(StrokeStyle, antialiased: Bool)
  }

  let operation: Operation
  let style: any ShapeStyle

  var text: String {
    let style = StyleText.of(style)
    switch operation {
    case .fill: return "fill \(style)"
    case .stroke(let line, _): return "stroke \(style) \(Number.text(Double(line.lineWidth)))"
    case .strokeBorder(let line, _):
      return "strokeBorder \(style) \(Number.text(Double(line.lineWidth)))"
    }
  }
}

/// A shape with what is drawn of it.
final class ShapeNode<S: Shape>: LayoutNode, PaintedNode {
  private(set) var shape: S
  private var layers: [ShapeLayer]
  // Paints are worked out from it when the tree is drawn: most trees are only measured.
  private var environment: EnvironmentValues

  init(_ shape: S, _ layers: [ShapeLayer], _ context: ViewContext) {
    self.shape = shape
    self.layers = layers
    environment = context.environment
    super.init(context, [])
  }

  func update(_ shape: S, _ layers: [ShapeLayer], _ context: ViewContext) {
    let isSame = ValueComparison.areEqual(shape, self.shape)
    self.shape = shape
    self.layers = layers
    environment = context.environment
    if !isSame { invalidate() }
  }

  override var label: String { ShapeText.name(shape) }

  override var detail: String? {
    (ShapeText.changes(shape) + layers.map(\.text)).joined(separator: ", ")
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    shape.sizeThatFits(proposal.proposedViewSize)
  }

  func strokesAndFills(in rect: CGRect) -> [PaintedPath] {
    layers.map { layer in
      let paint = Paint.of(layer.style, in: environment)
      switch layer.operation {
      case .fill(let style):
        return PaintedPath(path: outline(in: rect), fillStyle: style, paint: paint)
      case .stroke(let line, let antialiased):
        return PaintedPath(
          path: outline(in: rect).strokedPath(line),
          fillStyle: FillStyle(antialiased: antialiased), paint: paint)
      case .strokeBorder(let line, let antialiased):
        return PaintedPath(
          path: outline(in: rect, inset: line.lineWidth / 2).strokedPath(line),
          fillStyle: FillStyle(antialiased: antialiased), paint: paint)
      }
    }
  }

  /// The outline as it is drawn here, mirrored where the shape asks for it.
  private func outline(in rect: CGRect, inset: CGFloat = 0) -> Path {
    let path = drawnShape(inset: inset).path(in: rect)
    guard case .mirrors(let direction) = shape.layoutDirectionBehavior,
      direction == environment.layoutDirection
    else { return path }
    return path.applying(
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
  }

  private func drawnShape(inset: CGFloat) -> any Shape {
    var drawn: any Shape = shape
    if shape is ContainerRelativeShape, let container = environment.containerShape {
      drawn = container
    }
    guard inset != 0, let insettable = drawn as? any InsettableShape else { return drawn }
    return insettable.inset(by: inset)
  }
}
