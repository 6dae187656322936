/// The axes along which a variable font changes: the tables `fvar` and `avar`.
struct FontAxes: Sendable {
  struct Axis: Sendable, Equatable {
    /// Such as `wght` for the weight and `opsz` for the size.
    let tag: String
    let minimum: Double
    let standard: Double
    let maximum: Double
    /// Corrections of the places along the axis, from -1 to 1.
    var corrections: [(place: Double, value: Double)] = []

    static func == (a: Axis, b: Axis) -> Bool {
      a.tag == b.tag && a.minimum == b.minimum && a.standard == b.standard
        && a.maximum == b.maximum
    }
  }

  private(set) var axes: [Axis] = []

  init(fvar: FontTable?, avar: FontTable?) throws(FontFileError) {
    guard let fvar else { return }
    let (offset, count, size) = (try fvar.uint16(4), try fvar.uint16(8), try fvar.uint16(10))
    guard size >= 20 else { throw fvar.bad("an axis has \(size) bytes") }
    try fvar.require(count, of: size, at: offset)
    for index in 0..<count {
      let record = offset + size * index
      let axis = Axis(
        tag: try fvar.tag(record), minimum: try fvar.fixed(record + 4),
        standard: try fvar.fixed(record + 8), maximum: try fvar.fixed(record + 12))
      guard axis.minimum <= axis.standard, axis.standard <= axis.maximum else {
        throw fvar.bad("the axis '\(axis.tag)' has no range")
      }
      axes.append(axis)
    }
    if let avar { try read(avar) }
  }

  private mutating func read(_ avar: FontTable) throws(FontFileError) {
    guard try avar.uint16(6) == axes.count else { throw avar.bad("there are other axes") }
    var offset = 8
    for index in axes.indices {
      let count = try avar.uint16(offset)
      try avar.require(count, of: 4, at: offset + 2)
      for record in 0..<count {
        let place = offset + 2 + 4 * record
        axes[index].corrections.append((try avar.f2dot14(place), try avar.f2dot14(place + 2)))
      }
      let corrections = axes[index].corrections
      guard zip(corrections, corrections.dropFirst()).allSatisfy({ $0.place <= $1.place }) else {
        throw avar.bad("the places of the axis '\(axes[index].tag)' are out of order")
      }
      offset += 2 + 4 * count
    }
  }

  /// Places along the axes, each from -1 to 1; axes that are not named stay at their standard.
  func coordinates(_ values: [String: Double]) -> [Double] {
    axes.map { axis in
      let value = min(max(values[axis.tag] ?? axis.standard, axis.minimum), axis.maximum)
      var place = 0.0
      if value < axis.standard {
        place = (value - axis.standard) / (axis.standard - axis.minimum)
      } else if value > axis.standard {
        place = (value - axis.standard) / (axis.maximum - axis.standard)
      }
      return axis.corrections.isEmpty ? place : PiecewiseLinear.value(at: place, axis.corrections)
    }
  }
}
