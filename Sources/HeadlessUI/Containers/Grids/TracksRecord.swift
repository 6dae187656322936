import Foundation

/// Takes down how a lazy grid divides the length across its axis, while it does.
final class TracksRecord {
  private var offered: Double?
  private var spacing = 0.0
  private var shares: [Int: Double] = [:]
  private var items: [TracksReason.Item] = []
  private var cells: [TracksReason.Cell] = []
  /// How many items were asked for their tracks.
  private var held = 0

  func begin(_ offered: Double?, spacing: Double) {
    (self.offered, self.spacing) = (offered, spacing)
  }

  func share(_ share: Double, of item: Int) { shares[item] = share }

  func give(_ lengths: [Double], to given: [GridItem]) {
    items = given.enumerated().map { index, item in
      TracksReason.Item(
        name: TracksRecord.name(item), share: shares[index], length: lengths[index], tracks: 1,
        track: lengths[index])
    }
  }

  /// The next item holds these tracks.
  func hold(_ tracks: [Double]) {
    guard held < items.count, let first = tracks.first else { return }
    (items[held].tracks, items[held].track) = (tracks.count, first)
    held += 1
  }

  /// The views of a line, in the tracks from the first on.
  func line(
    _ number: Int, _ children: Range<Int>, isEdge: Bool, length: Double, longest: LayoutNode?
  ) {
    let byTrack = items.enumerated().flatMap {
      Array(repeating: $0.offset, count: $0.element.tracks)
    }
    for (offset, child) in children.enumerated() {
      cells.append(
        TracksReason.Cell(
          child: child, line: number,
          item: isEdge || offset >= byTrack.count ? nil : byTrack[offset],
          lineLength: length, longest: longest?.visible.fullName ?? ""))
    }
  }

  func reason(_ axis: Axis) -> TracksReason {
    TracksReason(axis: axis, offered: offered, spacing: spacing, items: items, cells: cells)
  }

  /// As it is written.
  private static func name(_ item: GridItem) -> String {
    switch item.size {
    case .fixed(let length): "fixed \(Number.text(Double(length)))"
    case .flexible(let least, let most):
      "flexible \(Number.text(Double(least))) to \(Number.text(Double(most)))"
    case .adaptive(let least, let most):
      "adaptive \(Number.text(Double(least))) to \(Number.text(Double(most)))"
    }
  }
}
