import Foundation

/// Columns of a lazy vertical grid (rows of a horizontal one) for an offered length.
///
/// They never ask the views in them. Fixed items come first, then the others in order, each offered
/// an equal share of what is left. What is offered to an adaptive item holds as many tracks as fit.
/// Where nothing is proposed, an item is as long as the longest view in it, within its limits.
struct GridTracks {
  struct Track {
    var origin: Double
    var length: Double
    var alignment: Alignment
  }

  private(set) var tracks: ContiguousArray<Track> = []
  /// From the start of the first track to the end of the last.
  private(set) var length = 0.0

  /// - Parameter record: records how the length is divided; nil if that is not asked for.
  init(_ items: [GridItem], offered: Double, _ record: TracksRecord? = nil) {
    self.init(items, lengths: GridTracks.lengths(items, offered, record), record)
  }

  /// - Parameter ideal: the length of the longest view in each item.
  init(_ items: [GridItem], ideal: [Double], _ record: TracksRecord? = nil) {
    record?.begin(nil, spacing: GridTracks.spacing(between: items))
    let lengths = zip(items, ideal).map { item, ideal in
      switch item.size {
      case .fixed(let length): Double(length)
      case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
        max(min(ideal, Double(maximum)), Double(minimum))
      }
    }
    record?.give(lengths, to: items)
    self.init(items, lengths: lengths, splits: false, record)
  }

  /// - Parameter splits: whether adaptive items hold as many tracks as fit, and not one.
  private init(
    _ items: [GridItem], lengths: [Double], splits: Bool = true, _ record: TracksRecord?
  ) {
    var position = 0.0
    for (item, itemLength) in zip(items, lengths) {
      let spacing = item.spacing.map(Double.init) ?? Spacing.defaultDistance
      let alignment = item.alignment ?? .center
      var inner = position
      let split = splits ? GridTracks.split(item, itemLength, spacing) : [itemLength]
      record?.hold(split)
      for track in split {
        tracks.append(Track(origin: inner, length: track, alignment: alignment))
        inner += track + spacing
      }
      position += itemLength
      length = position
      position += spacing
    }
  }

  private static func spacing(between items: [GridItem]) -> Double {
    items.dropLast().reduce(0) { $0 + ($1.spacing.map(Double.init) ?? Spacing.defaultDistance) }
  }

  private static func lengths(
    _ items: [GridItem], _ offered: Double, _ record: TracksRecord?
  ) -> [Double] {
    let spacing = spacing(between: items)
    var left = offered - spacing
    record?.begin(offered, spacing: spacing)
    var lengths = [Double](repeating: 0, count: items.count)
    for (index, item) in items.enumerated() {
      guard case .fixed(let length) = item.size else { continue }
      lengths[index] = Double(length)
      left -= Double(length)
    }
    let others = items.indices.filter {
      if case .fixed = items[$0].size { false } else { true }
    }
    for (position, index) in others.enumerated() {
      let share = max(left / Double(others.count - position), 0)
      switch items[index].size {
      case .fixed: break
      case .flexible(let minimum, let maximum):
        lengths[index] = max(min(share, Double(maximum)), Double(minimum))
      case .adaptive(let minimum, _):
        lengths[index] = max(share, Double(minimum))
      }
      record?.share(share, of: index)
      // An infinite share stays infinite.
      if lengths[index].isFinite { left -= lengths[index] }
    }
    record?.give(lengths, to: items)
    return lengths
  }

  /// The tracks that an item of this length holds: one, unless it is adaptive.
  private static func split(_ item: GridItem, _ length: Double, _ spacing: Double) -> [Double] {
    guard case .adaptive(let minimum, let maximum) = item.size, length.isFinite else {
      return [length]
    }
    let step = Double(minimum) + spacing
    // A minimum of zero would make room for any number.
    let count = step > 0 ? max(1, Int(min(((length + spacing) / step).rounded(.down), 10_000))) : 1
    let track = (length - Double(count - 1) * spacing) / Double(count)
    return [Double](repeating: min(track, Double(maximum)), count: count)
  }
}
