import HeadlessUI

/// The room that a layout gives to its subviews, where it is more than they take.
struct Cells {
  /// In the order of the subviews.
  var frames: [CGRect]

  /// The cells of equal size, each with its subview in its middle or at its beginning, that lie side
  /// by side on an axis from the beginning of the bounds on; empty if there are none.
  ///
  /// Nothing is guessed: from another way of placing, no such row comes.
  init(_ placing: RuleSubject.Placing, _ axis: Axis) {
    let low = axis == .horizontal ? placing.bounds.minX : placing.bounds.minY
    let isCentred = [true, false].first { isCentred in
      let cells = Self.cells(placing, isCentred)
      let starts = cells.map { axis == .horizontal ? $0.minX : $0.minY }
      let lengths = cells.map { $0.size[axis] }
      guard cells.count > 1, cells.count == placing.placements.count, let length = lengths.first,
        length > 0, !RuleSubject.differ(starts[0], low),
        lengths.allSatisfy({ !RuleSubject.differ($0, length) })
      else { return false }
      let pitch = starts[1] - starts[0]
      return pitch >= length
        && zip(starts, starts.dropFirst()).allSatisfy { !RuleSubject.differ($1 - $0, pitch) }
    }
    frames = isCentred.map { Self.cells(placing, $0) } ?? []
  }

  private static func cells(_ placing: RuleSubject.Placing, _ isCentred: Bool) -> [CGRect] {
    placing.placements.compactMap { placement in
      guard placement.calls == 1, placement.frame.isFinite, let width = placement.proposal.width,
        let height = placement.proposal.height, width.isFinite, height.isFinite
      else { return nil }
      let frame = placement.frame
      return CGRect(
        x: isCentred ? frame.midX - width / 2 : frame.minX,
        y: isCentred ? frame.midY - height / 2 : frame.minY, width: width, height: height)
    }
  }
}
