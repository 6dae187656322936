import Foundation
import LayoutProbe

/// Writes what SwiftGen and Tuist generate of tables of texts, where a program uses it and has no file with it:
/// `L10n.Home.title`, `AppStrings.Home.count(3)`.
///
/// The parts of a key are enumerations, as in the tools' structured template, or all of them are one name, as
/// in the flat one. With several tables each has an enumeration, too.
struct StringAccessors {
  /// The texts, by table and key.
  let tables: [String: [String: BundleStrings.Entry]]
  /// The expression of the module's bundle.
  let bundle: String
  /// The names that stand behind a point in the module's sources; nil where others use them, too.
  let used: Set<String>?

  private struct Member {
    var names: [String]
    let key: String
    let table: String
    let parameters: [String]
  }

  /// - Parameter name: the name of the outermost enumeration.
  /// - Returns: Swift; empty if nothing is used.
  func text(named name: String) -> String {
    var text = ""
    for table in tables.keys.sorted() {
      let members = members(of: table)
      if table == "Localizable" || tables.count == 1 { text += declarations(members) }
      if tables.count > 1 {
        let inner = declarations(members)
        if !inner.isEmpty { text += "public enum `\(AssetSymbol.typeName(table))` {\n\(inner)}\n" }
      }
    }
    return text.isEmpty ? "" : "public enum \(name) {\n\(text)}\n"
  }

  private func members(of table: String) -> [Member] {
    (tables[table] ?? [:]).sorted { $0.key < $1.key }.flatMap { key, entry -> [Member] in
      let parts = key.split(separator: ".").map(String.init)
      let names = parts.dropLast().map(AssetSymbol.typeName) + [Self.memberName(parts.last ?? key)]
      let flat = Self.memberName(key)
      let symbol = AssetSymbol(key: key, table: table, format: entry.format)
      let types = (symbol?.parameters ?? []).map(\.type).map { $0 == "String" ? "Any" : $0 }
      let spellings = names == [flat] ? [names] : [names, [flat]]
      return spellings.filter { spelling in spelling.allSatisfy { !$0.isEmpty } }
        .map { Member(names: $0, key: key, table: table, parameters: types) }
    }
  }

  private func declarations(_ members: [Member]) -> String {
    var taken: Set<String> = []
    var text = ""
    for member in members where member.names.count == 1 {
      let name = member.names[0]
      guard used?.contains(name) != false, taken.insert(name).inserted else { continue }
      text += declaration(of: member)
    }
    let nested = Dictionary(grouping: members.filter { $0.names.count > 1 }) { $0.names[0] }
    for (name, members) in nested.sorted(by: { $0.key < $1.key })
    where taken.insert(name).inserted {
      let inner = declarations(
        members.map { member in
          var member = member
          member.names.removeFirst()
          return member
        })
      if !inner.isEmpty { text += "public enum `\(name)` {\n\(inner)}\n" }
    }
    return text
  }

  private func declaration(of member: Member) -> String {
    let value =
      "ResourceBundles.localizedString(\(SwiftText.literal(member.key)), "
      + "tableName: \(SwiftText.literal(member.table)), bundle: \(bundle), value: \"\")"
    let name = "`\(member.names[0])`"
    guard !member.parameters.isEmpty else {
      return "public static var \(name): String { \(value) }\n"
    }
    let parameters = member.parameters.enumerated().map { "_ p\($0 + 1): \($1)" }
    let arguments = member.parameters.enumerated().map { index, type in
      type == "Any" ? "String(describing: p\(index + 1))" : "p\(index + 1)"
    }
    return "public static func \(name)(\(parameters.joined(separator: ", "))) -> String "
      + "{ String(format: \(value), \(arguments.joined(separator: ", "))) }\n"
  }

  /// With its first word in small letters: `homeTitle`, `urlOfPage`.
  private static func memberName(_ text: String) -> String {
    let name = AssetSymbol.typeName(text)
    let capitals = name.prefix { $0.isUppercase }
    let lowered =
      capitals.count < 2 || capitals.count == name.count
      ? capitals.count : capitals.count - 1
    return name.prefix(lowered).lowercased() + name.dropFirst(lowered)
  }
}
