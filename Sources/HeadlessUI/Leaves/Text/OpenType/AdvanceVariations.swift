/// How advances change along the axes of a variable font: the table `HVAR`.
struct AdvanceVariations: Sendable {
  let store: VariationStore
  /// The item of each glyph; nil where glyphs are numbered as items are.
  private var items: [(outer: Int, inner: Int)]?

  init(_ hvar: FontTable, axisCount: Int) throws(FontFileError) {
    store = try VariationStore(hvar.part(hvar.uint32(4)), axisCount: axisCount)
    let offset = try hvar.uint32(8)
    guard offset != 0 else { return }
    let map = try hvar.part(offset)
    let (format, entry) = (try map.uint8(0), try map.uint8(1))
    let count = format == 0 ? try map.uint16(2) : try map.uint32(2)
    let start = format == 0 ? 4 : 6
    let size = (entry >> 4 & 3) + 1
    let innerBits = (entry & 15) + 1
    try map.require(count, of: size, at: start)
    var items: [(outer: Int, inner: Int)] = []
    for index in 0..<count {
      var value = 0
      for byte in 0..<size { value = value << 8 | (try map.uint8(start + size * index + byte)) }
      items.append((value >> innerBits, value & (1 << innerBits - 1)))
    }
    self.items = items
  }

  func delta(_ glyph: Int, _ factors: [Double]) -> Double {
    guard let items else { return store.delta(outer: 0, inner: glyph, factors) }
    guard let item = glyph < items.count ? items[glyph] : items.last else { return 0 }
    return store.delta(outer: item.outer, inner: item.inner, factors)
  }
}
