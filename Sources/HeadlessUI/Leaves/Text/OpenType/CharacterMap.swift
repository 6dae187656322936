/// Which glyph draws a character: the table `cmap`, in its formats 4 and 12.
struct CharacterMap: Sendable {
  private struct Run: Sendable {
    let first: UInt32
    let last: UInt32
    /// Of the first character.
    let glyph: UInt32
  }

  private var runs: [Run] = []
  private let glyphCount: Int

  init(_ cmap: FontTable, glyphCount: Int) throws(FontFileError) {
    self.glyphCount = glyphCount
    let count = try cmap.uint16(2)
    try cmap.require(count, of: 8, at: 4)
    var best: (rank: Int, offset: Int)?
    for index in 0..<count {
      let record = 4 + 8 * index
      let (platform, encoding) = (try cmap.uint16(record), try cmap.uint16(record + 2))
      guard let rank = CharacterMap.rank(platform, encoding) else { continue }
      let offset = try cmap.uint32(record + 4)
      let format = try cmap.part(offset).uint16(0)
      guard format == 4 || format == 12 else { continue }
      let value = rank + (format == 12 ? 10 : 0)
      if value > best?.rank ?? -1 { best = (value, offset) }
    }
    guard let best else { throw cmap.bad("no subtable maps Unicode in format 4 or 12") }
    let table = try cmap.part(best.offset)
    runs =
      try table.uint16(0) == 12
      ? CharacterMap.groups(table) : CharacterMap.segments(table)
    guard !runs.isEmpty else { throw cmap.bad("no character has a glyph") }
    runs.sort { $0.first < $1.first }
  }

  /// How well an encoding is suited: all of Unicode before the basic plane; nil if it is another one.
  private static func rank(_ platform: Int, _ encoding: Int) -> Int? {
    switch (platform, encoding) {
    case (3, 10), (0, 4), (0, 6): 3
    case (0, 3): 2
    case (3, 1), (0, 0...2): 1
    default: nil
    }
  }

  private static func groups(_ table: FontTable) throws(FontFileError) -> [Run] {
    let count = try table.uint32(12)
    try table.require(count, of: 12, at: 16)
    var runs: [Run] = []
    for index in 0..<count {
      let record = 16 + 12 * index
      let (first, last) = (try table.uint32(record), try table.uint32(record + 4))
      guard first <= last, last <= 0x10FFFF else {
        throw table.bad("a range ends before it begins")
      }
      runs.append(
        Run(first: UInt32(first), last: UInt32(last), glyph: UInt32(try table.uint32(record + 8))))
    }
    return runs
  }

  private static func segments(_ table: FontTable) throws(FontFileError) -> [Run] {
    let count = try table.uint16(6) / 2
    try table.require(count, of: 8, at: 16)
    let (starts, deltas) = (16 + 2 * count, 16 + 4 * count)
    var runs: [Run] = []
    for index in 0..<count {
      let last = try table.uint16(14 + 2 * index)
      let first = try table.uint16(starts + 2 * index)
      let delta = try table.uint16(deltas + 2 * index)
      let place = 16 + 6 * count + 2 * index
      let offset = try table.uint16(place)
      guard first <= last else { throw table.bad("a range ends before it begins") }
      for character in first...last where character != 0xFFFF {
        var glyph = (character + delta) & 0xFFFF
        if offset != 0 {
          let stored = try table.uint16(place + offset + 2 * (character - first))
          glyph = stored == 0 ? 0 : (stored + delta) & 0xFFFF
        }
        guard glyph != 0 else { continue }
        append(UInt32(character), UInt32(glyph), to: &runs)
      }
    }
    return runs
  }

  private static func append(_ character: UInt32, _ glyph: UInt32, to runs: inout [Run]) {
    if let last = runs.last, last.last &+ 1 == character,
      last.glyph &+ (character &- last.first) == glyph
    {
      runs[runs.count - 1] = Run(first: last.first, last: character, glyph: last.glyph)
    } else {
      runs.append(Run(first: character, last: character, glyph: glyph))
    }
  }

  /// Nil if the font does not draw the character.
  func glyph(_ scalar: Unicode.Scalar) -> Int? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].last < scalar.value { low = middle + 1 } else { high = middle }
    }
    guard low < runs.count, runs[low].first <= scalar.value else { return nil }
    let glyph = Int(runs[low].glyph) + Int(scalar.value - runs[low].first)
    return glyph > 0 && glyph < glyphCount ? glyph : nil
  }
}
