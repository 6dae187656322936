import Foundation

/// A node with any number of children.
class ContainerNode: LayoutNode {
  final private(set) var children: ContiguousArray<LayoutNode> = []

  /// What `computeSpacing` answered; it is gathered from all of the content.
  private final var knownSpacing: SpacingBox?

  // Memory of `withPlacements`, which takes it out again before it ends. Not an array: each of a layout's
  // calls would check that it is uniquely referenced and that no other access is under way.
  /// Where the children are put by a layout that is placing them, by their index.
  private final var sheet: UnsafeMutableBufferPointer<Placement>?

  deinit { for child in children { release(child) } }

  override var childNodes: ContiguousArray<LayoutNode> { children }

  final func setChildren(_ new: ContiguousArray<LayoutNode>) {
    if new.count == children.count, zip(new, children).allSatisfy({ $0 === $1 }) { return }
    let old = children
    children = new
    for child in old { release(child) }
    for (index, child) in new.enumerated() {
      child.index = Int32(index)
      adopt(child)
    }
    invalidate()
  }

  override final func computeSpacing() -> Spacing {
    if let knownSpacing { return knownSpacing.spacing }
    let answer = gatherSpacing()
    knownSpacing = SpacingBox(answer)
    return answer
  }

  /// The preferred distances to neighbours, asked once until something changes.
  func gatherSpacing() -> Spacing { .plainView }

  override func contentDidChange() { knownSpacing = nil }

  override func takeSnapshot() -> () -> Void {
    let restoreMemo = super.takeSnapshot()
    let saved = knownSpacing
    knownSpacing = nil
    return { [self] in
      restoreMemo()
      knownSpacing = saved
    }
  }

  override func takePlacement(of child: LayoutNode, _ placement: Placement) {
    guard let sheet, child.index < sheet.count else { return }
    sheet[Int(child.index)] = placement
  }

  /// Runs a layout's own placing code and hands over the children and where it puts them, by index.
  @inline(__always)
  final func withPlacements<R>(
    by placeSubviews: () -> Void,
    _ body: (ContiguousArray<LayoutNode>, UnsafeMutableBufferPointer<Placement>) -> R
  ) -> R {
    // As many as there are places, even if the container's children change meanwhile.
    let children = children
    return withUnsafeTemporaryAllocation(of: Placement.self, capacity: children.count) {
      placements in
      placements.initialize(repeating: .nowhere)
      // A layout that is asked for guides while it places begins another sheet.
      let (outer, wasPlacing) = (sheet, flags.contains(.isPlacing))
      sheet = placements
      flags.insert(.isPlacing)
      placeSubviews()
      if !wasPlacing { flags.remove(.isPlacing) }
      sheet = outer
      return body(children, placements)
    }
  }

  override var priority: Double { children.isEmpty ? -.infinity : 0 }
}

/// Where a layout puts a child.
struct Placement {
  var origin: CGPoint
  var viewSize: ViewSize

  // No layout can give this origin: one that is not a number is replaced.
  static let nowhere = Placement(
    origin: CGPoint(x: Double.nan, y: Double.nan), viewSize: ViewSize(.zero, .unspecified))

  /// This placement, or the one of a child that was placed nowhere: measured with the container's
  /// proposal and centred in its bounds.
  @inline(__always)
  func orCentered(_ child: LayoutNode, in bounds: CGRect, _ proposal: Proposal) -> Placement {
    guard origin.x.isNaN else { return self }
    let size = child.size(proposal)
    return Placement(
      origin: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2),
      viewSize: ViewSize(size, proposal))
  }
}

/// Preferred distances on the heap: most containers are never asked for theirs.
private final class SpacingBox {
  let spacing: Spacing

  init(_ spacing: Spacing) { self.spacing = spacing }
}
