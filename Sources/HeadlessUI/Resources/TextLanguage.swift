import Foundation

/// The language that texts are shown in, where that is not the one that a program is developed in.
package enum TextLanguage: Hashable, Sendable {
  /// By its code: `de`, `zh-Hans`. Texts without a translation are as they are.
  case translation(String)
  /// Each text that can be translated is two fifths longer: what other languages often take.
  case lengthened

  /// Nil for the language that a program is developed in.
  @TaskLocal package static var current: TextLanguage?

  /// How it writes numbers and dates; nil for as the program's own language does.
  var locale: Locale? {
    if case .translation(let code) = self { Locale(identifier: code) } else { nil }
  }

  /// A text with two fifths of its own letters after it, a word being the least.
  static func lengthened(_ text: String) -> String {
    let letters = text.filter { !$0.isWhitespace }.count
    guard letters > 0 else { return text }
    var count = (letters * 2 + 4) / 5
    var added = ""
    while count > 0 {
      let word = min(count, 6)
      added += " " + "lorems".prefix(word)
      count -= word
    }
    return text + added
  }
}
