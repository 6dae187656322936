import HeadlessUI

/// Shrinks the numbers of a witness: other numbers for those that were found, as long as they still show it.
enum Shrinking {
  private static let candidates: [CGFloat?] = [
    nil, 0, .infinity, 100, 10, 200, 50, 1, 300, 500, 1000,
  ]

  /// The simplest lengths that still break a rule, for some that do.
  static func lengths(_ found: [CGFloat?], breaking breaks: ([CGFloat?]) -> Bool) -> [CGFloat?] {
    var lengths = found
    var isChanged = true
    while isChanged {
      isChanged = false
      for index in lengths.indices {
        for candidate in simpler(than: lengths[index]) {
          var trial = lengths
          trial[index] = candidate
          guard breaks(trial) else { continue }
          lengths = trial
          isChanged = true
          break
        }
      }
    }
    return lengths
  }

  private static func simpler(than length: CGFloat?) -> [CGFloat?] {
    if let rank = candidates.firstIndex(of: length) { return Array(candidates[..<rank]) }
    guard let length else { return [] }
    let tens = (length / 10).rounded() * 10
    let whole = length.rounded()
    return candidates + (tens == length ? [] : [tens])
      + (whole == length || tens == length ? [] : [whole])
  }
}
