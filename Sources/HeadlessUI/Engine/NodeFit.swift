import Foundation

/// What a node is to those who look whether everything fits.
package struct NodeFit {
  /// Content that a user is meant to see or use.
  package enum Content: Equatable {
    case text(isCutOff: Bool)
    case image
    case control
  }

  /// What it shows itself; nil for what only holds others, and for colours and shapes.
  package var content: Content?
  /// Whether what is in it may lie on each other on purpose, or somewhere else than it was laid out.
  package var layersContent = false
  /// Whether the system decides where what is in it lies.
  package var isPlacedBySystem = false
  /// The axes along which what is in it can be scrolled to.
  package var scrollAxes: Axis.Set = []
}

extension NodeReference {
  /// What the node is to those who look whether everything fits.
  package var fit: NodeFit { node.fit }
}
