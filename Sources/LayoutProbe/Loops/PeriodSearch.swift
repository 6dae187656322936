/// Finds the period, of any length, with which a sequence repeats.
struct PeriodSearch {
  /// The period that the end of the sequence has; 0 if it has none.
  private(set) var period = 0
  /// How many values in a row were those of a period before.
  private(set) var matches = 0

  private var values: ContiguousArray<UInt64> = []
  private var seen: [UInt64: Int] = [:]
  private var seenContext: [UInt64: Int] = [:]

  /// Values that tell where in its period a sequence is, where single ones come more than once.
  private static let contextLength = 16

  /// Which of the values was the first that is one of a period before.
  var start: Int { values.count - matches }

  /// Whether the last values went through the period once more after having gone through it once.
  var isEvident: Bool { period > 0 && matches >= period }

  mutating func append(_ value: UInt64) {
    let index = values.count
    values.append(value)
    let context = context
    if period > 0, values[index - period] == value {
      matches += 1
    } else if let before = context.flatMap({ seenContext[$0] }) ?? seen[value] {
      (period, matches) = (index - before, 1)
    } else {
      (period, matches) = (0, 0)
    }
    seen[value] = index
    if let context { seenContext[context] = index }
  }

  private var context: UInt64? {
    guard values.count >= PeriodSearch.contextLength else { return nil }
    var digest: UInt64 = 0
    for value in values.suffix(PeriodSearch.contextLength) {
      digest = (digest ^ value) &* 0x100_0000_01b3
      digest ^= digest >> 29
    }
    return digest
  }
}
