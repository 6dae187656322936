import Foundation

extension NodeReference {
  /// The alignment guide that the node itself says is NaN or infinite where it was placed; nil if it
  /// says so of none.
  package var notFiniteGuide: (name: String, value: CGFloat)? {
    let known = node.context.notFiniteGuides
    guard node is AlignmentGuideNode || isCustomLayout, let key = known[ObjectIdentifier(node)],
      !node.childNodes.contains(where: { known[ObjectIdentifier($0)] == key }),
      let value = node.explicitGuide(key, node.placed), !value.isFinite
    else { return nil }
    let name = NodeDrawing.namedGuides.first { $0.1 == key }?.0 ?? "\(key.id)"
    return (name == "middle" ? "center" : name, value)
  }
}
