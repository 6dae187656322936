/// Makes an input smaller for as long as the same is wrong about it.
struct FuzzShrinking {
  /// How often it is tried.
  var attempts = 60
  let isSame: (FuzzInput) throws -> Bool

  private var used = 0

  init(attempts: Int = 60, isSame: @escaping (FuzzInput) throws -> Bool) {
    self.attempts = attempts
    self.isSame = isSame
  }

  mutating func shrunk(_ input: FuzzInput) throws -> FuzzInput {
    var best = input
    try removeParts(&best) {
      $0.files.count
    } removing: {
      $0.files.removeSubrange($1)
    }
    // The command stays.
    try removeParts(&best) {
      max($0.arguments.count - 1, 0)
    } removing: {
      $0.arguments.removeSubrange($1.lowerBound + 1..<$1.upperBound + 1)
    }
    for index in best.files.indices {
      try removeParts(&best) {
        FuzzShrinking.lines($0.files[index]).count
      } removing: {
        var lines = FuzzShrinking.lines($0.files[index])
        lines.removeSubrange($1)
        $0.files[index].bytes = Array(lines.joined(separator: [10]))
      }
    }
    return best
  }

  private static func lines(_ file: FuzzInput.File) -> [ArraySlice<UInt8>] {
    file.bytes.isEmpty ? [] : file.bytes.split(separator: 10, omittingEmptySubsequences: false)
  }

  /// Removes halves, then quarters and so on, down to single parts.
  private mutating func removeParts(
    _ best: inout FuzzInput, _ count: (FuzzInput) -> Int,
    removing remove: (inout FuzzInput, Range<Int>) -> Void
  ) throws {
    var length = count(best)
    while length > 0 {
      var start = 0
      while start < count(best), used < attempts {
        var smaller = best
        remove(&smaller, start..<min(start + length, count(best)))
        used += 1
        if try isSame(smaller) { best = smaller } else { start += length }
      }
      length /= 2
    }
  }
}
