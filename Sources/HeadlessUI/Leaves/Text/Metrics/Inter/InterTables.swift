import Foundation

/// Advances and kerning of the Inter typeface for two optical sizes and two weights.
///
/// Everything between these four corners lies on straight lines, so that a font is four shares of
/// them (``InterTables/Shares``).
struct InterTables: Sendable {
  /// How much of text regular, display regular, text bold and display bold a font is; 1 together.
  typealias Shares = SIMD4<Float>

  static let shared = InterTables()

  private let ranges: [(first: UInt32, last: UInt32, index: Int)]
  private let advances: [SIMD4<Float>]
  private let leftClasses: [UInt16]
  private let rightClasses: [UInt16]
  /// Kerning by left and right class; the class 0 has none.
  private let pairs: [UInt16]
  private let kerning: [SIMD4<Float>]
  private let rightClassCount: Int

  private init() {
    let unit: Float = 1 / 2048
    var reader = Digits(InterAdvances.ranges)
    var ranges: [(first: UInt32, last: UInt32, index: Int)] = []
    var count = 0
    while !reader.isAtEnd {
      let first = UInt32(reader.next(3))
      let length = reader.next(2) + 1
      ranges.append((first, first + UInt32(length) - 1, count))
      count += length
    }
    self.ranges = ranges.sorted { $0.first < $1.first }

    reader = Digits(InterAdvances.advances)
    advances = (0..<count).map { _ in
      let values = (reader.next(2), reader.next(2), reader.next(2), reader.next(2))
      return SIMD4(Float(values.0), Float(values.1), Float(values.2), Float(values.3)) * unit
    }

    reader = Digits(InterKerning.leftClasses)
    let left = (0..<count).map { _ in UInt16(reader.next(2)) }
    reader = Digits(InterKerning.rightClasses)
    let right = (0..<count).map { _ in UInt16(reader.next(2)) }
    let width = Int(right.max() ?? 0) + 1
    var pairs = [UInt16](repeating: 0, count: (Int(left.max() ?? 0) + 1) * width)
    var kerning: [SIMD4<Float>] = [.zero]
    reader = Digits(InterKerning.pairs)
    while !reader.isAtEnd {
      let row = reader.next(2) * width
      for _ in 0..<reader.next(2) {
        pairs[row + reader.next(2)] = UInt16(kerning.count)
        let values = (reader.next(2), reader.next(2), reader.next(2), reader.next(2))
        kerning.append(
          SIMD4(
            Float(values.0 - 4000), Float(values.1 - 4000), Float(values.2 - 4000),
            Float(values.3 - 4000)) * unit)
      }
    }
    leftClasses = left
    rightClasses = right
    self.pairs = pairs
    self.kerning = kerning
    rightClassCount = width
  }

  /// The number of the glyph of a scalar; nil if the typeface has none.
  func glyph(_ scalar: Unicode.Scalar) -> Int? {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].last < scalar.value { low = middle + 1 } else { high = middle }
    }
    guard low < ranges.count, ranges[low].first <= scalar.value else { return nil }
    return ranges[low].index + Int(scalar.value - ranges[low].first)
  }

  /// In fractions of an em.
  func advance(_ glyph: Int, _ shares: Shares) -> Double {
    Double((advances[glyph] * shares).sum())
  }

  /// In fractions of an em; less than 0 where the glyphs stand closer.
  func kerning(_ left: Int, _ right: Int, _ shares: Shares) -> Double {
    let pair = Int(pairs[Int(leftClasses[left]) * rightClassCount + Int(rightClasses[right])])
    return pair == 0 ? 0 : Double((kerning[pair] * shares).sum())
  }
}

/// Reads numbers of base 90: the printable characters of ASCII from `#` on, without the backslash.
private struct Digits {
  private var rest: UnsafeBufferPointer<UInt8>.SubSequence

  init(_ text: StaticString) {
    rest = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func next(_ count: Int) -> Int {
    var value = 0
    var left = count
    while left > 0, let byte = rest.popFirst() {
      // Lines end within the text.
      guard byte >= 0x23 else { continue }
      value = value * 90 + Int(byte) - (byte > 0x5C ? 0x24 : 0x23)
      left -= 1
    }
    return value
  }
}
