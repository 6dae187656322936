import Foundation

/// What a node is to those who look whether everything fits.
package struct NodeFit {
  /// What somebody is meant to see or use.
  package enum Content: Equatable {
    case text(isCutOff: Bool)
    case image
    case control
  }

  /// What it shows itself; nil for what only holds others, and for colours and shapes.
  package var content: Content?
  /// Whether what is in it may lie on each other on purpose, or somewhere else than it was laid out.
  package var layersContent = false
  /// The axes along which what is in it can be scrolled to.
  package var scrollAxes: Axis.Set = []
}

extension NodeReference {
  /// What the node is to those who look whether everything fits.
  package var fit: NodeFit {
    var fit = NodeFit()
    switch node {
    case let text as TextNode:
      if !text.content.string.allSatisfy(\.isWhitespace) {
        fit.content = .text(isCutOff: text.lines(text.placed.proposal).isTruncated)
      }
    case is ImageNode: fit.content = .image
    case is ControlPartNode: fit.content = .control
    case let scroll as ScrollViewNode: fit.scrollAxes = scroll.axes
    case is ListNode: fit.scrollAxes = .vertical
    case is ZStackNode, is SecondaryNode, is OffsetNode, is PositionNode: fit.layersContent = true
    default: break
    }
    return fit
  }
}

extension NodeSnapshot {
  /// What can be tapped where the node is, and is as large as its author made it; nil for nothing.
  package var tapTarget: String? {
    var outer = reference.node.parent
    while let transparent = outer as? PassThroughNode {
      if let target = transparent as? TapTargetNode { return target.name }
      outer = transparent.parent
    }
    return effects.contains { $0.name == "onTapGesture" } ? "onTapGesture" : nil
  }
}
