import LayoutProbe

/// Reads the tables of translations of a module, in the language that it is developed in.
struct StringTables {
  private(set) var strings = BundleStrings()
  /// Tables that could not be read.
  private(set) var unreadable: [String] = []
  /// The symbols of the keys that a string catalog was given by hand.
  private(set) var symbols: [AssetSymbol] = []

  /// Adds a string catalog (`.xcstrings`).
  mutating func add(catalog path: String) {
    let table = Self.table(path)
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
      let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data)
    else {
      unreadable.append(path)
      return
    }
    for (key, item) in catalog.strings.sorted(by: { $0.key < $1.key }) {
      for (language, other) in item.localizations ?? [:] where language != catalog.sourceLanguage {
        strings.languages[language, default: [:]][table, default: [:]][key] = other.entry
      }
      let translation = item.localizations?[catalog.sourceLanguage]
      let isManual = item.extractionState == "manual"
      let entry = translation?.entry ?? (isManual ? BundleStrings.Entry(format: key) : nil)
      guard let entry else { continue }
      strings.tables[table, default: [:]][key] = entry
      if isManual, let symbol = AssetSymbol(key: key, table: table, format: entry.format) {
        symbols.append(symbol)
      }
    }
  }

  /// Adds a `.strings` file.
  ///
  /// - Parameter language: what its texts are in; nil for the language of development.
  mutating func add(strings path: String, _ language: String?) {
    guard let values = Self.propertyList(path) else {
      unreadable.append(path)
      return
    }
    for case let (key, value as String) in values {
      add(BundleStrings.Entry(format: value), key, Self.table(path), language)
    }
  }

  /// Adds a `.stringsdict` file, whose texts depend on numbers.
  mutating func add(stringsDictionary path: String, _ language: String?) {
    guard let values = Self.propertyList(path) else {
      unreadable.append(path)
      return
    }
    for case let (key, value as [String: Any]) in values {
      guard let format = value["NSStringLocalizedFormatKey"] as? String else { continue }
      var entry = BundleStrings.Entry(format: format)
      for case let (name, variable as [String: Any]) in value {
        var forms: [String: String] = [:]
        for form in ["zero", "one", "two", "few", "many", "other"] {
          forms[form] = variable[form] as? String
        }
        entry.variables[name] = BundleStrings.Variable(argument: nil, forms: forms)
      }
      add(entry, key, Self.table(path), language)
    }
  }

  private mutating func add(
    _ entry: BundleStrings.Entry, _ key: String, _ table: String, _ language: String?
  ) {
    if let language {
      strings.languages[language, default: [:]][table, default: [:]][key] = entry
    } else {
      strings.tables[table, default: [:]][key] = entry
    }
  }

  private static func table(_ path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  private static func propertyList(_ path: String) -> [String: Any]? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    if data.isEmpty { return [:] }
    return read(data) ?? withoutMarks(data).flatMap(read)
  }

  private static func read(_ data: Data) -> [String: Any]? {
    try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
  }

  /// The same text without byte order marks, of which some tools write a second one.
  private static func withoutMarks(_ data: Data) -> Data? {
    let text = String(data: data, encoding: data.contains(0) ? .utf16 : .utf8)
    return text.map { text in
      var text = text[...]
      while text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
      return Data(text.utf8)
    }
  }
}

/// A string catalog.
private struct StringCatalog: Decodable {
  struct Item: Decodable {
    var extractionState: String?
    var localizations: [String: Localization]?
  }

  struct Unit: Decodable { var value: String? }

  struct Variation: Decodable { var stringUnit: Unit? }

  struct Variations: Decodable {
    var plural: [String: Variation]?
    var device: [String: Variation]?
  }

  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }

  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    var entry: BundleStrings.Entry? {
      var variables: [String: BundleStrings.Variable] = [:]
      for (name, substitution) in substitutions ?? [:] {
        guard let plural = substitution.variations?.plural else { continue }
        variables[name] = BundleStrings.Variable(
          argument: substitution.argNum, forms: plural.compactMapValues { $0.stringUnit?.value })
      }
      if let format = stringUnit?.value {
        return BundleStrings.Entry(format: format, variables: variables)
      }
      if let plural = variations?.plural {
        variables["plural"] = BundleStrings.Variable(
          argument: nil, forms: plural.compactMapValues { $0.stringUnit?.value })
        return BundleStrings.Entry(format: "%#@plural@", variables: variables)
      }
      let device = variations?.device
      let format = (device?["iphone"] ?? device?["other"])?.stringUnit?.value
      return format.map { BundleStrings.Entry(format: $0, variables: variables) }
    }
  }

  var sourceLanguage: String
  var strings: [String: Item]
}
