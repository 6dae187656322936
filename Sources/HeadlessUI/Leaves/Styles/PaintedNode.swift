import Foundation

/// A leaf that draws paths; nothing here does, but everything needed for a picture is kept.
protocol PaintedNode: DrawnNode {
  /// The outlines to fill, from back to front; strokes as the outlines of their lines.
  func strokesAndFills(in rect: CGRect) -> [PaintedPath]
}

/// An outline to be filled.
struct PaintedPath: Equatable {
  var path: Path
  var fillStyle: FillStyle
  var paint: Paint
}

extension PaintedNode {
  func draw(into drawing: inout NodeDrawing, in frame: CGRect) {
    drawing.fills = strokesAndFills(in: frame).compactMap(NodeDrawing.Fill.init)
  }
}
