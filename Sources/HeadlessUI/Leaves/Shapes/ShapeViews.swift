import Foundation

/// A shape filled with a style.
@frozen public struct _ShapeView<Content, Style> where Content: Shape, Style: ShapeStyle {
  /// The shape.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How its inside is found.
  public var fillStyle: FillStyle

  /// A shape filled with a style.
  nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: ShapeLeafView {
  /// The engine shows the shape.
  public typealias Body = Never

  nonisolated var layers: [ShapeLayer] {
    [ShapeLayer(operation: .fill(fillStyle), style: style)]
  }
}

/// A shape filled with a style, in front of a background.
@frozen public struct FillShapeView<Content, Style, Background>
where Content: Shape, Style: ShapeStyle, Background: View {
  /// The shape.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How its inside is found.
  public var fillStyle: FillStyle
  /// What is behind it.
  public var background: Background
}

extension FillShapeView: ShapeLeafView {
  /// The engine shows the shape.
  public typealias Body = Never

  nonisolated var layers: [ShapeLayer] {
    background.shapeLayers + [ShapeLayer(operation: .fill(fillStyle), style: style)]
  }
}

/// A line along a shape's outline, in front of a background.
@frozen public struct StrokeShapeView<Content, Style, Background>
where Content: Shape, Style: ShapeStyle, Background: View {
  /// The shape.
  public var shape: Content
  /// The style of the line.
  public var style: Style
  /// How the line is drawn.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smoothed when drawn.
  public var isAntialiased: Bool
  /// What is behind it.
  public var background: Background
}

extension StrokeShapeView: ShapeLeafView {
  /// The engine shows the shape.
  public typealias Body = Never

  nonisolated var layers: [ShapeLayer] {
    background.shapeLayers + [
      ShapeLayer(operation: .stroke(strokeStyle, antialiased: isAntialiased), style: style)
    ]
  }
}

/// A line inside of a shape's outline, in front of a background.
@frozen public struct StrokeBorderShapeView<Content, Style, Background>
where Content: InsettableShape, Style: ShapeStyle, Background: View {
  /// The shape.
  public var shape: Content
  /// The style of the line.
  public var style: Style
  /// How the line is drawn.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smoothed when drawn.
  public var isAntialiased: Bool
  /// What is behind it.
  public var background: Background
}

extension StrokeBorderShapeView: ShapeLeafView {
  /// The engine shows the shape.
  public typealias Body = Never

  nonisolated var layers: [ShapeLayer] {
    background.shapeLayers + [
      ShapeLayer(operation: .strokeBorder(strokeStyle, antialiased: isAntialiased), style: style)
    ]
  }
}

/// A view of one shape, filled and stroked any number of times.
@MainActor
protocol ShapeLeafView: LeafView, ShapeView where Node == ShapeNode<Content> {
  /// What is drawn, from back to front.
  nonisolated var layers: [ShapeLayer] { get }
}

extension ShapeLeafView {
  func makeLeaf(_ context: ViewContext) -> ShapeNode<Content> {
    ShapeNode(shape, layers, context)
  }

  func updateLeaf(_ node: ShapeNode<Content>, _ context: ViewContext) {
    node.update(shape, layers, context)
  }
}

extension View {
  /// What a view behind a shape draws in it: nothing unless it shows the shape itself.
  nonisolated fileprivate var shapeLayers: [ShapeLayer] {
    (self as? any ShapeLeafView)?.layers ?? []
  }
}
