/// How much closer or wider pairs of glyphs stand: the feature `kern` of the table `GPOS`, or the table
/// `kern` where there is none.
struct FontKerning: Sendable {
  /// A change of an advance in units of the font, and what is added along the axes.
  struct Value: Sendable {
    var units: Int16 = 0
    var item: (outer: UInt16, inner: UInt16)?

    var isZero: Bool { units == 0 && item == nil }
  }

  /// What a part of a lookup knows.
  private enum Subtable: Sendable {
    /// By both glyphs, the left one in the upper 16 bits.
    case pairs([UInt32: Value])
    case classes(
      lefts: [UInt16: UInt16], rights: [UInt16: UInt16], rightCount: Int, values: [Value])
  }

  private var lookups: [[Subtable]] = []
  private var store: VariationStore?

  init(
    gpos: FontTable?, kern: FontTable?, gdef: FontTable?, axisCount: Int
  ) throws(FontFileError) {
    if let gdef, axisCount > 0, try gdef.uint32(0) >= 0x1_0003 {
      let offset = try gdef.uint32(14)
      if offset != 0 { store = try VariationStore(gdef.part(offset), axisCount: axisCount) }
    }
    if let gpos { try read(gpos) }
    if lookups.isEmpty, let kern { try readPairs(kern) }
  }

  /// In units of the font, at a place along its axes; 0 for most pairs.
  func kerning(_ left: Int, _ right: Int, _ factors: [Double]) -> Double {
    lookups.reduce(0) { sum, subtables in
      for subtable in subtables {
        guard let value = FontKerning.value(left, right, in: subtable) else { continue }
        let delta = value.item.map {
          store?.delta(outer: Int($0.outer), inner: Int($0.inner), factors) ?? 0
        }
        return sum + Double(value.units) + (delta ?? 0)
      }
      return sum
    }
  }

  /// What an instance of the font needs for ``kerning(_:_:_:)``.
  func factors(_ coordinates: [Double]) -> [Double] { store?.factors(coordinates) ?? [] }

  /// Nil where the next subtable is to be asked.
  private static func value(_ left: Int, _ right: Int, in subtable: Subtable) -> Value? {
    switch subtable {
    case .pairs(let pairs):
      return pairs[UInt32(left) << 16 | UInt32(right)]
    case .classes(let lefts, let rights, let rightCount, let values):
      guard let row = lefts[UInt16(left)] else { return nil }
      return values[Int(row) * rightCount + Int(rights[UInt16(right)] ?? 0)]
    }
  }

  // MARK: GPOS

  private mutating func read(_ gpos: FontTable) throws(FontFileError) {
    let features = try gpos.part(gpos.uint16(6))
    let featureCount = try features.uint16(0)
    try features.require(featureCount, of: 6, at: 2)
    var wanted: Set<Int> = []
    for index in 0..<featureCount where try features.tag(2 + 6 * index) == "kern" {
      let feature = try features.part(features.uint16(6 + 6 * index))
      let count = try feature.uint16(2)
      try feature.require(count, of: 2, at: 4)
      for lookup in 0..<count { wanted.insert(try feature.uint16(4 + 2 * lookup)) }
    }
    let list = try gpos.part(gpos.uint16(8))
    let lookupCount = try list.uint16(0)
    for index in wanted.sorted() {
      guard index < lookupCount else { throw gpos.bad("a lookup does not exist") }
      let lookup = try list.part(list.uint16(2 + 2 * index))
      let count = try lookup.uint16(4)
      try lookup.require(count, of: 2, at: 6)
      var subtables: [Subtable] = []
      for number in 0..<count {
        let table = try lookup.part(lookup.uint16(6 + 2 * number))
        if let subtable = try subtable(table, type: lookup.uint16(0)) { subtables.append(subtable) }
      }
      if !subtables.isEmpty { lookups.append(subtables) }
    }
  }

  private func subtable(_ table: FontTable, type: Int) throws(FontFileError) -> Subtable? {
    var (table, type) = (table, type)
    if type == 9 {
      type = try table.uint16(2)
      guard type != 9 else { throw table.bad("an extension leads to another extension") }
      table = try table.part(table.uint32(4))
    }
    guard type == 2 else { return nil }
    switch try table.uint16(0) {
    case 1: return try pairs(table)
    case 2: return try classes(table)
    default: return nil
    }
  }

  private func pairs(_ table: FontTable) throws(FontFileError) -> Subtable {
    let (first, second) = (try table.uint16(4), try table.uint16(6))
    let size = 2 + 2 * (first.nonzeroBitCount + second.nonzeroBitCount)
    let lefts = try FontKerning.coverage(table.part(table.uint16(2)))
    let count = try table.uint16(8)
    guard count == lefts.count else { throw table.bad("there are other sets than glyphs") }
    var pairs: [UInt32: Value] = [:]
    for (index, left) in lefts.enumerated() {
      let set = try table.part(table.uint16(10 + 2 * index))
      let records = try set.uint16(0)
      try set.require(records, of: size, at: 2)
      for record in 0..<records {
        let place = 2 + size * record
        let key = UInt32(left) << 16 | UInt32(try set.uint16(place))
        pairs[key] = try value(set, at: place + 2, format: first, devicesIn: set)
      }
    }
    return .pairs(pairs)
  }

  private func classes(_ table: FontTable) throws(FontFileError) -> Subtable {
    let (first, second) = (try table.uint16(4), try table.uint16(6))
    let size = 2 * (first.nonzeroBitCount + second.nonzeroBitCount)
    let leftClasses = try FontKerning.classes(table.part(table.uint16(8)))
    let rights = try FontKerning.classes(table.part(table.uint16(10)))
    let (leftCount, rightCount) = (try table.uint16(12), try table.uint16(14))
    try table.require(leftCount * rightCount, of: max(size, 1), at: 16)
    guard (leftClasses.values.max() ?? 0) < max(1, leftCount),
      (rights.values.max() ?? 0) < max(1, rightCount)
    else { throw table.bad("a glyph has a class that does not exist") }
    var lefts: [UInt16: UInt16] = [:]
    for glyph in try FontKerning.coverage(table.part(table.uint16(2))) {
      lefts[glyph] = leftClasses[glyph] ?? 0
    }
    var values: [Value] = []
    values.reserveCapacity(leftCount * rightCount)
    for index in 0..<(leftCount * rightCount) {
      values.append(try value(table, at: 16 + size * index, format: first, devicesIn: table))
    }
    guard !values.isEmpty else { throw table.bad("there are no classes") }
    return .classes(lefts: lefts, rights: rights, rightCount: rightCount, values: values)
  }

  /// The change of the advance in a value record, which holds what its format names.
  private func value(
    _ table: FontTable, at place: Int, format: Int, devicesIn parent: FontTable
  ) throws(FontFileError) -> Value {
    var value = Value()
    guard format & 4 != 0 else { return value }
    let before = (format & 3).nonzeroBitCount
    value.units = Int16(try table.int16(place + 2 * before))
    if format & 0x40 != 0, store != nil {
      let offset = try table.uint16(place + 2 * (format & 0x3F).nonzeroBitCount)
      if offset != 0 {
        let device = try parent.part(offset)
        if try device.uint16(4) == 0x8000 {
          value.item = (UInt16(try device.uint16(0)), UInt16(try device.uint16(2)))
        }
      }
    }
    return value
  }

  /// The glyphs that a subtable speaks of, in its order.
  private static func coverage(_ table: FontTable) throws(FontFileError) -> [UInt16] {
    let count = try table.uint16(2)
    var glyphs: [UInt16] = []
    switch try table.uint16(0) {
    case 1:
      try table.require(count, of: 2, at: 4)
      for index in 0..<count { glyphs.append(UInt16(try table.uint16(4 + 2 * index))) }
    case 2:
      try table.require(count, of: 6, at: 4)
      for index in 0..<count {
        let (first, last) = (try table.uint16(4 + 6 * index), try table.uint16(6 + 6 * index))
        guard first <= last else { throw table.bad("a range ends before it begins") }
        for glyph in first...last { glyphs.append(UInt16(glyph)) }
        guard glyphs.count <= 65536 else { throw table.bad("ranges overlap") }
      }
    default: throw table.bad("a coverage has another format")
    }
    return glyphs
  }

  /// The classes of glyphs; all others have the class 0.
  private static func classes(_ table: FontTable) throws(FontFileError) -> [UInt16: UInt16] {
    var classes: [UInt16: UInt16] = [:]
    switch try table.uint16(0) {
    case 1:
      let (first, count) = (try table.uint16(2), try table.uint16(4))
      try table.require(count, of: 2, at: 6)
      for index in 0..<count {
        classes[UInt16(truncatingIfNeeded: first + index)] = UInt16(try table.uint16(6 + 2 * index))
      }
    case 2:
      let count = try table.uint16(2)
      try table.require(count, of: 6, at: 4)
      var lastGlyph = -1
      for index in 0..<count {
        let place = 4 + 6 * index
        let (first, last) = (try table.uint16(place), try table.uint16(place + 2))
        guard first <= last else { throw table.bad("a range ends before it begins") }
        let number = UInt16(try table.uint16(place + 4))
        // Ranges that overlap would take as long as there are glyphs, each.
        guard first > lastGlyph else { throw table.bad("ranges overlap") }
        lastGlyph = last
        for glyph in first...last { classes[UInt16(glyph)] = number }
      }
    default: throw table.bad("classes have another format")
    }
    return classes
  }

  // MARK: kern

  private mutating func readPairs(_ kern: FontTable) throws(FontFileError) {
    // Apple's tables begin with a version of 32 bits, others with one of 16.
    let isApple = try kern.uint16(0) == 1
    let count = isApple ? try kern.uint32(4) : try kern.uint16(2)
    var offset = isApple ? 8 : 4
    for _ in 0..<count where offset < kern.count {
      let header = isApple ? 8 : 6
      let length = isApple ? try kern.uint32(offset) : try kern.uint16(offset + 2)
      let coverage = try kern.uint16(offset + 4)
      let isHorizontal = isApple ? coverage & 0xE000 == 0 : coverage & 7 == 1
      let format = isApple ? coverage & 0xFF : coverage >> 8
      if isHorizontal, format == 0 { try readFormat0(kern.part(offset + header)) }
      guard length >= header else { throw kern.bad("a subtable is shorter than its head") }
      offset += length
    }
  }

  private mutating func readFormat0(_ table: FontTable) throws(FontFileError) {
    let count = try table.uint16(0)
    try table.require(count, of: 6, at: 8)
    var pairs: [UInt32: Value] = [:]
    for index in 0..<count {
      let place = 8 + 6 * index
      pairs[UInt32(try table.uint32(place))] = Value(units: Int16(try table.int16(place + 4)))
    }
    lookups.append([.pairs(pairs)])
  }
}
