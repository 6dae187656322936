import HeadlessUI

/// `place-outside-bounds`
enum PlaceOutsideBounds: NodeRule {
  static let id = "place-outside-bounds"
  static let severity = Severity.warning
  static let demand = "Subviews lie inside the bounds, whose size the layout itself returned."
  static let why =
    "The views around the layout do not take the overflow into account: it is drawn over its "
    + "neighbours, does not scroll, and cannot be tapped."
  static let fix =
    "Place subviews by the bounds that are given, not by the proposal, and return the size that they "
    + "take, with space for half of a subview that is placed by its centre."
  static let example = """
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 10, height: 10)
    }
    """
  static let sensitivity =
    "subviews outside of bounds that are smaller than the layout asked for, layouts that are clipped, and "
    + "samples in a layout whose size does not depend on them"
  static let impliedBy: [any Rule.Type] = [PlaceNotFinite.self, PlaceMissing.self]
  /// Rules whose violation on an axis leads to this one's on that axis.
  private static let reasons: [any Rule.Type] = [
    SizeNegative.self, SizeNotFinite.self, BoundsOriginIgnored.self, TenPointFallback.self,
    UnachievableMinimum.self,
  ]

  /// Rounding to pixels is no offence.
  private static let allowed: CGFloat = 0.51

  static func check(_ subject: RuleSubject) -> Violation? {
    // Samples are larger than the size that a layout has by itself, or smaller: that is chance.
    guard !subject.isClipped, !(subject.holdsSamples && subject.asksNoSubview) else { return nil }
    let sound = subject.soundAxes(reasons)
    for var placing in subject.allPlacings {
      placing.ownAxes = placing.ownAxes.filter(sound.contains)
      let room = placing.bounds.insetBy(dx: -allowed, dy: -allowed)
      let outside = placing.placements.indices.first { index in
        let frame = placing.placements[index].frame
        return placing.placements[index].calls > 0 && frame.isFinite
          && !RuleSubject.isHidden(frame, placing.bounds)
          && placing.ownAxes.contains { axis in
            let ends = axis == .horizontal ? room.minX...room.maxX : room.minY...room.maxY
            let own = axis == .horizontal ? frame.minX...frame.maxX : frame.minY...frame.maxY
            return own.lowerBound < ends.lowerBound || own.upperBound > ends.upperBound
          }
      }
      guard let index = outside else { continue }
      let frame = placing.placements[index].frame
      let bounds = placing.bounds
      let overhang =
        placing.ownAxes.flatMap { axis in
          axis == .horizontal
            ? [bounds.minX - frame.minX, frame.maxX - bounds.maxX]
            : [bounds.minY - frame.minY, frame.maxY - bounds.maxY]
        }.max() ?? 0
      return Violation(
        message: "\(subject.name) places a subview outside of its bounds",
        witness: [subject.line(placing), subject.line(index, placing)], expected: "inside",
        found: "\(NumberText.length(overhang)) points outside", metric: Double(overhang))
    }
    return cells(subject, sound)
  }

  /// The size is the layout's own choice: a row of equal cells that begins in it ends in it.
  @MainActor private static func cells(
    _ subject: RuleSubject, _ axes: [Axis]
  ) -> Violation? {
    guard let placing = subject.placings.first, placing.proposal == .unspecified else { return nil }
    for axis in axes {
      guard let last = Cells(placing, axis).frames.last else { continue }
      let overhang =
        axis == .horizontal
        ? last.maxX - placing.bounds.maxX : last.maxY - placing.bounds.maxY
      guard overhang > allowed else { continue }
      let length = NumberText.length(overhang)
      return Violation(
        message: "\(subject.name) gives a subview space outside of its bounds",
        witness: [
          subject.line(placing), subject.line(placing.placements.count - 1, placing),
          "it is proposed \(NumberText.frame(last))",
        ], expected: "inside", found: "\(length) points outside", metric: Double(overhang))
    }
    return nil
  }
}
