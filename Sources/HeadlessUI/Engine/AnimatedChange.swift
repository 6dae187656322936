import Foundation

/// What changed with an animation in one pass: where everything was before, and which layouts were
/// given other values.
///
/// Changes take effect at once, as the last frame would show them; what the frames between would
/// show is asked of this.
package struct AnimatedChange {
  /// The animation of the change.
  package let animation: Animation
  /// The layouts whose values changed, in the order of the tree.
  package let layouts: [AnimatedLayout]
  private let before: [ObjectIdentifier: Place]
  private let root: LayoutNode

  struct Place {
    var origin: CGPoint
    var size: CGSize
  }

  init(_ animation: Animation, _ nodes: [any AnimatedLayoutNode], root: LayoutNode) {
    self.animation = animation
    self.root = root
    var before: [ObjectIdentifier: Place] = [:]
    var pending = [root]
    while let node = pending.popLast() {
      if node.flags.contains(.wasPlaced) {
        before[ObjectIdentifier(node)] = Place(origin: node.origin, size: node.placed.size)
      }
      pending += node.childNodes
    }
    self.before = before
    layouts = nodes.map { AnimatedLayout(node: $0, before: before) }
  }

  /// The frames of all nodes at a point of the animation, in the root's coordinates, by paths.
  ///
  /// The subviews of a layout with animatable data are where that layout places them with the data
  /// interpolated; everything else is on the straight line between where it was and where it is.
  package func frames(at progress: Double) -> [(path: String, frame: CGRect)] {
    let placing = Dictionary(
      layouts.filter(\.interpolates).map { (ObjectIdentifier($0.node), $0) },
      uniquingKeysWith: { a, _ in a })
    var frames: [(path: String, frame: CGRect)] = []
    let first = between(root, progress)
    var pending: [(node: LayoutNode, frame: CGRect, path: String)] = [
      (root, CGRect(origin: first.origin, size: first.size), root.visible.label)
    ]
    while let (node, frame, path) = pending.popLast() {
      if !node.flags.contains(.isTransparent) { frames.append((path, frame)) }
      let children = node.childNodes
      let placed = placing[ObjectIdentifier(node)]?.placements(at: progress, in: frame)
      for (index, child) in children.enumerated().reversed() {
        let place = between(child, progress)
        let own = placed.flatMap { $0.indices.contains(index) ? $0[index].frame : nil }
        let childFrame =
          own
          ?? CGRect(
            origin: CGPoint(x: frame.minX + place.origin.x, y: frame.minY + place.origin.y),
            size: place.size)
        let name = children.count > 1 ? "\(child.visible.label)[\(index)]" : child.visible.label
        let childPath = node.flags.contains(.isTransparent) ? path : "\(path)/\(name)"
        pending.append((child, childFrame, childPath))
      }
    }
    return frames
  }

  /// Relative to the parent; what was not there before is where it is.
  private func between(_ node: LayoutNode, _ progress: Double) -> Place {
    let end = Place(origin: node.origin, size: node.placed.size)
    guard let start = before[ObjectIdentifier(node)] else { return end }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a == b ? b : a + (b - a) * progress }
    return Place(
      origin: CGPoint(x: mix(start.origin.x, end.origin.x), y: mix(start.origin.y, end.origin.y)),
      size: CGSize(
        width: mix(start.size.width, end.size.width),
        height: mix(start.size.height, end.size.height)))
  }
}

/// A layout whose values changed with an animation.
package struct AnimatedLayout {
  let node: any AnimatedLayoutNode
  let before: [ObjectIdentifier: AnimatedChange.Place]

  /// The layout's type name.
  package var label: String { node.label }
  /// Where it is in the tree.
  package var path: String { node.path }
  /// Whether it has animatable data, and so is asked again for each frame.
  package var interpolates: Bool { node.interpolates }
  /// Whether a number among its values is another one.
  package var hasOtherNumbers: Bool { node.hasOtherNumbers }
  /// The layout, for trials.
  package var reference: NodeReference { NodeReference(node) }

  /// Whether any of its subviews is elsewhere, or has another size, than before.
  package var movesSubviews: Bool {
    node.childNodes.contains { child in
      guard let start = before[ObjectIdentifier(child)] else { return true }
      let (origin, size) = (child.origin, child.placed.size)
      return [
        (start.origin.x, origin.x), (start.origin.y, origin.y), (start.size.width, size.width),
        (start.size.height, size.height),
      ].contains { AnimatedLayout.differ($0, $1) }
    }
  }

  /// Less than anybody sees: after a whole turn, sines and cosines differ in their last digits.
  private static let invisible: CGFloat = 0.001

  private static func differ(_ a: CGFloat, _ b: CGFloat) -> Bool {
    a != b && !(a.isNaN && b.isNaN) && !(abs(a - b) <= invisible)
  }

  /// How many subviews it has.
  package var subviewCount: Int { node.childNodes.count }

  fileprivate func placements(at progress: Double, in frame: CGRect) -> [TrialPlacement] {
    NeutralMeasurement.run(node) {
      let session = node.makeSession(
        cache: .fresh, subviews: nil, direction: nil, progress: progress)
      let proposal = node.placed.proposal.proposedViewSize
      return session.place(in: CGRect(origin: frame.origin, size: session.size(proposal)), proposal)
    }
  }
}

/// A node whose layout can be shown as it is between two values.
protocol AnimatedLayoutNode: CustomLayoutNode {
  var interpolates: Bool { get }
  var hasOtherNumbers: Bool { get }
}

extension ViewHost {
  /// The last change that came with an animation since this was last asked; nil if there was none.
  package func takeAnimatedChange() -> AnimatedChange? {
    defer { hostState.layout.animatedChange = nil }
    return hostState.layout.animatedChange
  }
}
