/// What is added to numbers of a font at a place along its axes (an `ItemVariationStore`).
struct VariationStore: Sendable {
  /// Where a change begins, is whole, and ends along an axis.
  private struct Span: Sendable {
    let start: Double
    let peak: Double
    let end: Double

    func factor(_ place: Double) -> Double {
      if start > peak || peak > end || peak == 0 || (start < 0 && end > 0) { return 1 }
      if place == peak { return 1 }
      if place <= start || place >= end { return 0 }
      return place < peak ? (place - start) / (peak - start) : (end - place) / (end - peak)
    }
  }

  private struct Rows: Sendable {
    let regions: [Int]
    let deltas: [[Int32]]
  }

  private var regions: [[Span]] = []
  private var data: [Rows] = []

  init(_ store: FontTable, axisCount: Int) throws(FontFileError) {
    guard try store.uint16(0) == 1 else { throw store.bad("the variations have another format") }
    try readRegions(store.part(store.uint32(2)), axisCount)
    let count = try store.uint16(6)
    try store.require(count, of: 4, at: 8)
    for index in 0..<count {
      data.append(try readRows(store.part(store.uint32(8 + 4 * index))))
    }
  }

  private mutating func readRegions(
    _ list: FontTable, _ axisCount: Int
  ) throws(FontFileError) {
    guard try list.uint16(0) == axisCount else { throw list.bad("variations have other axes") }
    let count = try list.uint16(2)
    try list.require(count, of: 6 * axisCount, at: 4)
    for region in 0..<count {
      var spans: [Span] = []
      for axis in 0..<axisCount {
        let place = 4 + 6 * (region * axisCount + axis)
        spans.append(
          Span(
            start: try list.f2dot14(place), peak: try list.f2dot14(place + 2),
            end: try list.f2dot14(place + 4)))
      }
      regions.append(spans)
    }
  }

  private func readRows(_ table: FontTable) throws(FontFileError) -> Rows {
    let (itemCount, wordField, regionCount) = (
      try table.uint16(0), try table.uint16(2), try table.uint16(4)
    )
    let hasLongWords = wordField & 0x8000 != 0
    let wordCount = wordField & 0x7FFF
    guard wordCount <= regionCount else { throw table.bad("a row has more words than regions") }
    try table.require(regionCount, of: 2, at: 6)
    var indices: [Int] = []
    for index in 0..<regionCount {
      let region = try table.uint16(6 + 2 * index)
      guard regions.indices.contains(region) else { throw table.bad("a region does not exist") }
      indices.append(region)
    }
    let (long, short) = hasLongWords ? (4, 2) : (2, 1)
    let size = wordCount * long + (regionCount - wordCount) * short
    let start = 6 + 2 * regionCount
    try table.require(itemCount, of: size, at: start)
    var deltas: [[Int32]] = []
    for item in 0..<itemCount where size > 0 {
      var row: [Int32] = []
      var place = start + item * size
      for column in 0..<regionCount {
        let width = column < wordCount ? long : short
        row.append(try VariationStore.number(table, place, width))
        place += width
      }
      deltas.append(row)
    }
    return Rows(regions: indices, deltas: deltas)
  }

  private static func number(
    _ table: FontTable, _ place: Int, _ width: Int
  ) throws(FontFileError) -> Int32 {
    switch width {
    case 1: Int32(Int8(truncatingIfNeeded: try table.uint8(place)))
    case 2: Int32(try table.int16(place))
    default: Int32(truncatingIfNeeded: try table.int32(place))
    }
  }

  /// How much of each region counts at a place.
  func factors(_ coordinates: [Double]) -> [Double] {
    regions.map { region in
      zip(region, coordinates).reduce(1) { $0 * $1.0.factor($1.1) }
    }
  }

  /// What is added to an item; 0 for one that is not there.
  func delta(outer: Int, inner: Int, _ factors: [Double]) -> Double {
    guard data.indices.contains(outer), data[outer].deltas.indices.contains(inner) else { return 0 }
    let rows = data[outer]
    return zip(rows.regions, rows.deltas[inner]).reduce(0) { $0 + factors[$1.0] * Double($1.1) }
  }
}
