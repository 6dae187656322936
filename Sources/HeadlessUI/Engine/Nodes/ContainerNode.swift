import Foundation

/// A node with any number of children.
class ContainerNode: LayoutNode {
  final private(set) var children: ContiguousArray<LayoutNode> = []

  /// Where the children are put by a layout that is placing them, by their index.
  private final var sheet: ContiguousArray<Placement> = []

  override init(_ context: ViewContext, _ flags: Flags = .memoizes) {
    super.init(context, flags.union(.memoizesSpacing))
  }

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

  override func takePlacement(of child: LayoutNode, _ placement: Placement) {
    sheet[Int(child.index)] = placement
  }

  /// Runs a layout's own placing code and returns where it puts the children, by their index.
  final func collectPlacements(by placeSubviews: () -> Void) -> ContiguousArray<Placement> {
    // A layout that is asked for guides while it places begins another sheet.
    let (outer, wasPlacing) = (sheet, flags.contains(.isPlacing))
    sheet = ContiguousArray(repeating: .nowhere, count: children.count)
    flags.insert(.isPlacing)
    placeSubviews()
    if !wasPlacing { flags.remove(.isPlacing) }
    let placements = sheet
    sheet = outer
    return placements
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
