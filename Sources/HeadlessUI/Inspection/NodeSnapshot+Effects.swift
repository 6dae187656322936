import Foundation

extension NodeSnapshot {
  /// What the effects on the node look like, by their places among all.
  ///
  /// - Parameter frame: where the node is, in the coordinates of the paths.
  package func drawnEffects(in frame: CGRect) -> [(effect: Int, look: NodeDrawing.Effect)] {
    looks.map { index, look in
      switch look {
      case .clip(let shape, let isEvenOdd):
        return (index, .clip(shape.path(in: frame), isEvenOdd: isEvenOdd))
      case .shadow(let color, let radius, let x, let y):
        return (index, .shadow(color.resolve(in: EnvironmentValues()), radius: radius, x: x, y: y))
      case .anchor(let unit):
        return (
          index,
          .anchor(
            CGPoint(
              x: frame.minX + unit.x * frame.width, y: frame.minY + unit.y * frame.height))
        )
      case .matrix(let matrix):
        let there = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
        let back = CGAffineTransform(translationX: frame.minX, y: frame.minY)
        return (index, .matrix(there.concatenating(matrix).concatenating(back)))
      }
    }
  }
}
