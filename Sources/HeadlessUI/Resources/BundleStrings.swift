import Foundation

/// The translations of a bundle into the language that its program is developed in.
package struct BundleStrings: Codable, Equatable, Sendable {
  /// Where a bundle keeps it.
  package static let fileName = "layoutprobe-strings.json"

  /// A translation.
  package struct Entry: Codable, Equatable, Sendable {
    /// With specifiers such as `%@`, and with `%#@name@` for a variable.
    package var format: String
    package var variables: [String: Variable] = [:]

    package init(format: String, variables: [String: Variable] = [:]) {
      self.format = format
      self.variables = variables
    }
  }

  /// What depends on a number.
  package struct Variable: Codable, Equatable, Sendable {
    /// The number's place among the values, from 1; nil for the next.
    package var argument: Int?
    /// The texts by `zero`, `one`, `two`, `few`, `many` or `other`.
    package var forms: [String: String]

    package init(argument: Int?, forms: [String: String]) {
      self.argument = argument
      self.forms = forms
    }

    /// By the rule of English and most languages with two forms.
    func form(_ number: Double?) -> String {
      if number == 0, let zero = forms["zero"] { return zero }
      if number == 1, let one = forms["one"] { return one }
      return forms["other"] ?? forms.sorted { $0.key < $1.key }.first?.value ?? ""
    }
  }

  /// The translations by table and key.
  package var tables: [String: [String: Entry]] = [:]
  /// Those into other languages, by the code of the language, table and key.
  package var languages: [String: [String: [String: Entry]]] = [:]

  package init() {}
}

extension BundleStrings {
  /// The translation into the language that texts are shown in.
  fileprivate func entry(_ key: String, table: String) -> Entry? {
    guard case .translation(let code)? = TextLanguage.current else { return tables[table]?[key] }
    // Of a region's language, what there is without the region.
    var parts = code.replacing("_", with: "-").split(separator: "-")
    while !parts.isEmpty {
      if let entry = languages[parts.joined(separator: "-")]?[table]?[key] { return entry }
      parts.removeLast()
    }
    return tables[table]?[key]
  }
}

extension ResourceBundles {
  /// The translation under a key; nil if there is none.
  static func string(_ key: String, table: String?, bundlePath: String?) -> BundleStrings.Entry? {
    for contents in contents(at: bundlePath) {
      if let entry = contents.strings.entry(key, table: table ?? "Localizable") { return entry }
    }
    return nil
  }

  /// The translation under a key, as `NSLocalizedString` finds it; without one, the value or the key.
  public static func localizedString(
    _ key: String, tableName: String?, bundle: Bundle?, value: String
  ) -> String {
    string(key, table: tableName, bundlePath: bundle?.bundlePath)?.format
      ?? (value.isEmpty ? key : value)
  }
}
