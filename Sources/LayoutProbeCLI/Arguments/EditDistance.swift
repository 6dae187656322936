/// How many typing slips lie between two words.
enum EditDistance {
  /// The Damerau-Levenshtein distance in which no part of a word is edited twice: insertions,
  /// deletions, replacements and swaps of neighbours each count as one.
  static func between(_ first: String, _ second: String) -> Int {
    let first = Array(first)
    let second = Array(second)
    var rowBeforeLast: [Int] = []
    var lastRow = Array(0...second.count)
    for (row, firstCharacter) in first.enumerated() {
      var currentRow = [row + 1]
      for (column, secondCharacter) in second.enumerated() {
        var distance = min(
          lastRow[column] + (firstCharacter == secondCharacter ? 0 : 1),
          lastRow[column + 1] + 1,
          currentRow[column] + 1)
        if row > 0, column > 0,
          firstCharacter == second[column - 1], first[row - 1] == secondCharacter
        {
          distance = min(distance, rowBeforeLast[column - 1] + 1)
        }
        currentRow.append(distance)
      }
      rowBeforeLast = lastRow
      lastRow = currentRow
    }
    return lastRow[second.count]
  }
}
