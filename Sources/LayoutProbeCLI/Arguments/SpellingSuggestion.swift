/// Finds what a misspelt word was probably meant to be.
enum SpellingSuggestion {
  private static let mostSlips = 2

  /// The candidates that the word begins, or else those that come nearest to it; none when all
  /// are far off.
  static func candidates(for word: String, among candidates: [String]) -> [String] {
    let typed = word.lowercased()
    guard !typed.isEmpty else { return [] }
    let begun = candidates.filter { $0.lowercased().hasPrefix(typed) }
    if !begun.isEmpty { return begun }

    let distances = candidates.map { candidate in
      (candidate: candidate, distance: EditDistance.between(typed, candidate.lowercased()))
    }
    // With more than half of its letters wrong, a word resembles anything.
    let near = distances.filter { $0.distance <= min(mostSlips, typed.count / 2) }
    let nearest = near.map(\.distance).min()
    return near.filter { $0.distance == nearest }.map(\.candidate)
  }

  /// `did you mean 'a' or 'b'?`, or nil when nothing comes near.
  static func hint(for word: String, among candidates: [String]) -> String? {
    let found = self.candidates(for: word, among: candidates)
    return found.isEmpty ? nil : "did you mean \(alternatives(found.map { "'\($0)'" }))?"
  }

  /// The hint for an option, in which the dashes weigh nothing: they are no part of the name.
  static func hint(forOption spelling: String, among longSpellings: [String]) -> String? {
    let name = spelling.drop { $0 == "-" }
    let names = longSpellings.map { String($0.dropFirst(2)) }
    let found = candidates(for: String(name), among: names)
    return found.isEmpty ? nil : "did you mean \(alternatives(found.map { "'--\($0)'" }))?"
  }

  /// `a`, `a or b`, `a, b or c`.
  static func alternatives(_ words: [String]) -> String { list(words, "or") }

  /// `a`, `a and b`, `a, b and c`.
  static func list(_ words: [String], _ conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
