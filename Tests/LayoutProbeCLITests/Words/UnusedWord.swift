/// A word or phrase that texts of the program do not use, and the plain one that they use instead.
struct UnusedWord {
  /// Matched without regard to case, at the borders of words.
  let pattern: String
  let instead: String

  /// What is wrong with a text, an entry for each word.
  static func complaints(about text: String) -> [String] {
    all.flatMap { word -> [String] in
      guard let regex = try? Regex(#"\b(?:"# + word.pattern + ")").ignoresCase() else {
        return ["the pattern '\(word.pattern)' cannot be read"]
      }
      return text.matches(of: regex).map {
        "'\(text[$0.range])' in '\(text)': write \(word.instead)"
      }
    }
  }

  static let all = [
    UnusedWord(
      pattern: #"(?:no|some|any|every)(?:body| ?one)\b"#,
      instead: "the subject: 'the layout', 'the user', 'the program'"),
    UnusedWord(
      pattern: #"(?:who|what|which)(?:so)?ever\b"#, instead: "the noun, 'any' or 'regardless of'"),
    UnusedWord(
      pattern: #"what (?:an?|the|it|they|is|are|was|were|has|holds|became|becomes)\b"#,
      instead: "the noun: 'the size', 'the findings', 'the content'"),
    UnusedWord(pattern: #"(?!there )\w+ (?:is|are) no (?!longer)"#, instead: "'is not a'"),
    UnusedWord(pattern: #"higher\b"#, instead: "'taller' or 'above'"),
    UnusedWord(
      pattern: #"(?:for ?ever|over and over|again and again|on and on)\b"#,
      instead: "'in every pass' or 'without end'"),
    UnusedWord(pattern: #"stick(?:s|ing)? out\b"#, instead: "'overflows'"),
    UnusedWord(pattern: #"(?:com(?:es?|ing) to rest|at rest|rests)\b"#, instead: "'settles'"),
    UnusedWord(pattern: #"the ring\b"#, instead: "'the feedback cycle'"),
    UnusedWord(pattern: #"st(?:ands?|ood) in for\b"#, instead: "'replaces' or 'a stand-in'"),
    UnusedWord(pattern: #"room\b(?!-)"#, instead: "'space'"),
    UnusedWord(pattern: #"offer(?:ed|s)\b"#, instead: "'proposed'"),
    UnusedWord(pattern: #"natural\b"#, instead: "'ideal'"),
    UnusedWord(pattern: #"anew\b"#, instead: "'again'"),
    UnusedWord(pattern: #"(?:else|some|no)where\b"#, instead: "the place"),
    UnusedWord(pattern: #"not there\b"#, instead: "'does not exist'"),
    UnusedWord(pattern: #"cannot be understood\b"#, instead: "'is not valid'"),
    UnusedWord(pattern: #"gone\b"#, instead: "'removed', 'fixed' or 'no longer exists'"),
    UnusedWord(pattern: #"mended\b"#, instead: "'fixed' or 'replaced'"),
    UnusedWord(pattern: #"answers? otherwise\b"#, instead: "'returns another size'"),
  ]
}
