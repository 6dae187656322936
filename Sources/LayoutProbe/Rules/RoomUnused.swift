import HeadlessUI

/// `room-unused`
enum RoomUnused: NodeRule {
  static let id = "room-unused"
  static let severity = Severity.warning
  static let demand = "The size that a layout returns ends where its last subview ends."
  static let why =
    "The space after the last subview equals the space between two subviews: the spacing is "
    + "counted once for each subview instead of once between two. Or it equals all that subviews "
    + "overlap: the overlap is not subtracted. Views that are centred or aligned with the layout are "
    + "off by half of that space."
  static let fix =
    "Count the spacing subviews.count - 1 times, and not at all without subviews; subtract an "
    + "overlap as often."
  static let comparesAnswers = true
  static let example = """
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: widths(subviews) + spacing * CGFloat(subviews.count), height: 44)
    }
    """
  static let sensitivity =
    "space that is unused on both sides, or that differs from the distance between subviews"
  static let impliedBy: [any Rule.Type] = [
    SizeNotFinite.self, SizeNegative.self, PlaceNotFinite.self, BoundsOriginIgnored.self,
    PlaceMissing.self, TenPointFallback.self, PlaceOutsideBounds.self,
  ]

  static func check(_ subject: RuleSubject) -> Violation? {
    guard let natural = subject.placings.first, natural.proposal == .unspecified else { return nil }
    let narrow = subject.otherPlacings.filter { $0.ownAxes.count == 1 }
    for placing in [natural] + narrow {
      let frames = placing.placements.map(\.frame)
        .filter { $0.isFinite && !$0.isEmpty && placing.bounds.intersects($0) }
      guard frames.count > 1 else { continue }
      for axis in placing.ownAxes {
        let cells = Cells(placing, axis).frames
        guard
          let (unused, gap) = unused(cells.isEmpty ? frames : cells, placing.bounds, axis),
          !offersFillBounds(placing, axis), !hasFixedCells(subject, axis)
        else { continue }
        let length = NumberText.length(unused)
        return Violation(
          message: "\(subject.name) leaves \(length) points unused after its last subview",
          witness: [
            subject.line(placing),
            gap < 0
              ? "\(length) points are left, two subviews overlap by \(NumberText.length(-gap))"
              : "\(length) points are left, \(NumberText.length(gap)) lie between two subviews",
          ], expected: "0", found: length, metric: Double(unused))
      }
    }
    return nil
  }

  /// Whether what the subviews were offered ends where the bounds do: the room after a smaller one is
  /// part of its cell.
  private static func offersFillBounds(_ placing: RuleSubject.Placing, _ axis: Axis) -> Bool {
    func low(_ frame: CGRect) -> CGFloat { axis == .horizontal ? frame.minX : frame.minY }
    let ends = placing.placements.map { placement in
      let offer = axis == .horizontal ? placement.proposal.width : placement.proposal.height
      return low(placement.frame) + (offer ?? .infinity)
    }
    let end = low(placing.bounds) + placing.bounds.size[axis]
    return ends.max().map { !RuleSubject.differ($0, end) } == true
  }

  /// Whether the length is that of a number of places which does not depend on the subviews: the room
  /// after the last one is part of its place.
  @MainActor private static func hasFixedCells(_ subject: RuleSubject, _ axis: Axis) -> Bool {
    guard let trial = subject.trial, trial.subviewCount > 1 else { return false }
    let session = trial.session()
    let length = session.size(.unspecified)[axis]
    guard session.questions.isEmpty else { return false }
    let other = trial.session(subviews: [0]).size(.unspecified)[axis]
    return !RuleSubject.differ(length, other)
  }

  /// The room after the last frame, if it is as long as a gap between two, and there is none before
  /// the first.
  private static func unused(
    _ frames: [CGRect], _ bounds: CGRect, _ axis: Axis
  ) -> (CGFloat, CGFloat)? {
    func ends(_ frame: CGRect) -> (low: CGFloat, high: CGFloat) {
      axis == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    }
    let room = ends(bounds)
    let parts = frames.map(ends)
    guard let first = parts.map(\.low).min(), let last = parts.map(\.high).max() else { return nil }
    let unused = room.high - last
    guard abs(first - room.low) <= RuleSubject.tolerance, unused > RuleSubject.tolerance else {
      return nil
    }
    let gaps = zip(parts, parts.dropFirst()).map { $1.low - $0.high }
    // Subviews that overlap, in the length that they would have side by side.
    let shortest = parts.map { $0.high - $0.low }.min() ?? 0
    if let overlap = gaps.first, overlap < -RuleSubject.tolerance, overlap > -shortest,
      gaps.allSatisfy({ !RuleSubject.differ($0, overlap) }),
      !RuleSubject.differ(unused, -gaps.reduce(0, +))
    {
      return (unused, overlap)
    }
    return gaps.first { $0 > 0 && !RuleSubject.differ($0, unused) }.map { (unused, $0) }
  }
}
