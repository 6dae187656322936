/// What a font adds to every advance by size: the table `trak`.
struct FontTracking: Sendable {
  /// Sizes in points and what is added, in units of the font, in the order of sizes.
  private var entries: [(place: Double, value: Double)] = []

  /// Nil if the font has no normal tracking for horizontal text.
  init?(_ trak: FontTable) throws(FontFileError) {
    let offset = try trak.uint16(6)
    guard offset != 0 else { return nil }
    let data = try trak.part(offset)
    let (trackCount, sizeCount) = (try data.uint16(0), try data.uint16(2))
    let sizes = try data.uint32(4)
    try data.require(trackCount, of: 8, at: 8)
    try trak.require(sizeCount, of: 4, at: sizes)
    for track in 0..<trackCount {
      let record = 8 + 8 * track
      guard try data.fixed(record) == 0 else { continue }
      let values = try data.uint16(record + 6)
      try trak.require(sizeCount, of: 2, at: values)
      for index in 0..<sizeCount {
        entries.append(
          (try trak.fixed(sizes + 4 * index), Double(try trak.int16(values + 2 * index))))
      }
      break
    }
    guard !entries.isEmpty else { return nil }
    entries.sort { $0.place < $1.place }
  }

  /// In units of the font.
  func units(at size: Double) -> Double { PiecewiseLinear.value(at: size, entries) }
}
