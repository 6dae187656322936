import HeadlessUI
import LayoutProbe

/// Which line of the user's code return addresses of several calls have in common.
enum UserCode {
  /// Where code is that does not end: the innermost line that all samples are at, or the beginning of the
  /// innermost function that all of them are in.
  ///
  /// - Parameters:
  ///   - samples: return addresses, the innermost first.
  ///   - depth: how many there are at most of each sample: what calls itself has more.
  static func placeOfHang(_ samples: [[UInt64]], depth: Int) -> SourcePlace? {
    if let first = samples.first, samples.allSatisfy({ $0.count >= depth }) {
      return placeOfFault(first, isOverflow: true)
    }
    let whole = wholeSamples(samples)
    let lines = CallTrace.lines(of: Array(Set(whole.joined())))
    return placeOfHang(whole.map { $0.compactMap { lines[$0] } })
  }

  /// The samples that reach to where the thread began: from the first instructions of a function the way
  /// outwards may not be known.
  static func wholeSamples(_ samples: [[UInt64]]) -> [[UInt64]] {
    let longest = samples.max { $0.count < $1.count }
    return samples.filter { $0.last == longest?.last }
  }

  static func placeOfHang(_ samples: [[CallTrace.Line]]) -> SourcePlace? {
    let calls = samples.map { Array($0.reversed()) }
    guard let first = calls.first else { return nil }
    var place: SourcePlace?
    for (depth, line) in first.enumerated() {
      let others = calls.map { depth < $0.count ? $0[depth] : nil }
      guard others.allSatisfy({ $0?.function == line.function }) else { return place }
      guard others.allSatisfy({ $0?.place.line == line.place.line }) else {
        return line.start ?? place
      }
      place = line.place
    }
    return place
  }

  /// Where code is that no longer can go on: its innermost line, or the first of those that call each
  /// other again and again.
  static func placeOfFault(_ addresses: [UInt64], isOverflow: Bool) -> SourcePlace? {
    let lines = CallTrace.lines(of: Array(Set(addresses)))
    return placeOfFault(addresses.compactMap { lines[$0]?.place }, isOverflow: isOverflow)
  }

  static func placeOfFault(_ places: [SourcePlace], isOverflow: Bool) -> SourcePlace? {
    guard isOverflow else { return places.first }
    var counts: [SourcePlace: Int] = [:]
    for place in places { counts[place, default: 0] += 1 }
    let repeated = counts.filter { $0.value > 1 }.keys
    return repeated.min { ($0.file, $0.line, $0.column ?? 0) < ($1.file, $1.line, $1.column ?? 0) }
      ?? places.first
  }
}
