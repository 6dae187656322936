/// Something that Xcode makes a symbol of: `Color(.skyBlue)`, `Image(.hero)`, `Text(.welcome)`.
struct AssetSymbol: Codable, Equatable, Sendable {
  enum Kind: String, Codable, Sendable { case color, image, string }

  let kind: Kind
  /// The name in the catalog: `Sky Blue`, `Icons/star`; what is said of the key of a text.
  let name: String
  /// The catalog of a colour or an image: `Colors` for `Colors.xcassets`.
  var catalog: String?
  /// The key of a text.
  var key: String?
  /// Where a text is looked up.
  var table: String?
  /// The values that a text needs, with their labels.
  var parameters: [Parameter] = []

  struct Parameter: Codable, Equatable, Sendable {
    var label: String?
    /// The name of a type.
    var type: String
  }

  /// The folders with a namespace around it, as types are named.
  var namespace: [String] {
    guard kind != .string else { return table.map { $0 == "Localizable" ? [] : [$0] } ?? [] }
    return name.split(separator: "/").dropLast().map { Self.typeName(String($0)) }
  }

  /// The spellings that its symbol may have, the likeliest first: catalogs were turned into symbols
  /// by several rules.
  var identifiers: [String] {
    let last = kind == .string ? name : name.split(separator: "/").last.map(String.init) ?? name
    var names = [last]
    let suffix = kind == .color ? "color" : kind == .image ? "image" : ""
    if !suffix.isEmpty, last.count > suffix.count, last.lowercased().hasSuffix(suffix) {
      names.insert(String(last.dropLast(suffix.count)), at: 0)
    }
    var all: [String] = []
    for name in names {
      for spelling in Self.spellings(name) where !all.contains(spelling) { all.append(spelling) }
    }
    return all
  }

  private static func words(_ name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static func spellings(_ name: String) -> [String] {
    let words = words(name)
    guard let first = words.first else { return [] }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let joined = [
      lowered(first), first.prefix(1).lowercased() + first.dropFirst(), first, first.lowercased(),
    ]
    .flatMap { start -> [String] in
      let plain = start + rest
      return [capitalizedAfterDigits(plain), plain]
    }
    return (joined + (separated(words).map { [$0] } ?? []))
      .map { $0.first?.isNumber == true ? "_" + $0 : $0 }
  }

  /// A word of capitals and digits, such as a color in hexadecimal digits, in parts:
  /// `A3A3A3` is `A_3_A_3_A_3`.
  private static func separated(_ words: [String]) -> String? {
    guard words.count == 1, !words[0].contains(where: \.isLowercase) else { return nil }
    var result = ""
    for character in words[0] {
      if let last = result.last, last.isNumber != character.isNumber { result += "_" }
      result.append(character)
    }
    return result
  }

  /// With its first word in small letters: `URLBar` begins with `url`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1, capitals.count < word.count else {
      return word.prefix(1).lowercased() + word.dropFirst()
    }
    let next = word[capitals.endIndex]
    let count = next.isLetter ? capitals.count - 1 : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static func capitalizedAfterDigits(_ text: String) -> String {
    var result = ""
    for character in text {
      let follows = result.last?.isNumber == true && character.isLetter
      result += follows ? character.uppercased() : String(character)
    }
    return result
  }

  /// The name of a type that is made of a folder's.
  static func typeName(_ folder: String) -> String {
    words(folder).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension AssetSymbol {
  /// The symbol of a text with the values that its format asks for; nil for one that has no name.
  init?(key: String, table: String, format: String) {
    guard key.contains(where: \.isLetter) else { return nil }
    self.init(kind: .string, name: Self.spokenKey(key), key: key, table: table)
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        rest = rest.dropFirst()
        continue
      }
      var label: String?
      if rest.first == "(", let close = rest.firstIndex(of: ")") {
        label = String(rest[rest.index(after: rest.startIndex)..<close])
        rest = rest[rest.index(after: close)...]
      }
      rest = rest.drop { $0.isNumber || $0 == "$" || $0 == "." }
      let lengths = rest.prefix { "hlLqztj".contains($0) }
      guard let kind = rest.dropFirst(lengths.count).first else { break }
      let type: String? =
        switch kind {
        case "@": "String"
        case "d", "i": "Int"
        case "u": "UInt"
        case "f", "F", "e", "g": lengths.isEmpty ? "Float" : "Double"
        default: nil
        }
      if let type { parameters.append(Parameter(label: label, type: type)) }
    }
  }

  /// A key without its specifiers, which have no place in a name.
  private static func spokenKey(_ key: String) -> String {
    key.replacing(/%(\([^)]*\))?(\d+\$)?[hlLqztj]*[@a-zA-Z]/, with: " ")
  }
}
