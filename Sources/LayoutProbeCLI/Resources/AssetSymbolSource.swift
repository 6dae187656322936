/// Writes the symbols that a module uses, as Xcode would.
struct AssetSymbolSource {
  /// What the module's resources have symbols of.
  let symbols: [AssetSymbol]
  /// The expression of the module's bundle.
  let bundle: String
  /// The names that stand behind a point in the module's sources.
  let used: Set<String>
  /// The static members that the module declares itself: `Color.skyBlue`.
  let declared: Set<String>
  /// Whether a text stands in the module's sources.
  var isWritten: (String) -> Bool = { _ in true }
  /// The symbols that sources name in `Image(.star)` and `Color(.star)`.
  let named: [AssetSymbol.Kind: Set<String>]

  /// Colours that SwiftUI has, which Xcode makes no others of.
  private static let systemColors: Set<String> = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint",
    "orange", "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  private struct Member {
    let symbol: AssetSymbol
    let identifier: String

    /// As it is written behind a type: `Icons.star`.
    var path: String { (symbol.namespace + [identifier]).joined(separator: ".") }
  }

  /// Swift; empty if nothing is used.
  var text: String {
    let colors = members(.color)
    let plain = colors.filter { !Self.systemColors.contains($0.identifier) }
    let strings = members(.string)
    var text =
      `extension`(of: "ColorResource", colors) { resource("ColorResource", $0) }
      + `extension`(of: "ImageResource", members(.image)) { resource("ImageResource", $0) }
      + `extension`(of: "Color", plain) { "Color(ColorResource.\($0.path))" }
      // Types cannot be nested in an extension of a protocol.
      + `extension`(of: "ShapeStyle", for: "Color", plain.filter(\.symbol.namespace.isEmpty)) {
        "Color(ColorResource.\($0.path))"
      }
      + `extension`(of: "LocalizedStringResource", strings, string)
      // Where SwiftUI's views take keys of titles, they take resources too.
      + `extension`(of: "LocalizedStringKey", strings.filter(\.symbol.namespace.isEmpty)) {
        "LocalizedStringKey(_resource: \(string($0)))"
      }
    if used.contains("UIColor") {
      // Two symbols in a namespace of one name: the compiler tries all ways of a view to tell which
      // `Color(.Brand.sky)` means, and gives up on a few of them.
      let wanted = plain.filter { member in
        member.symbol.namespace.first.map { name in
          isWritten("UIColor.\(name)") || isWritten("uiColor: .\(name)")
        } ?? true
      }
      text += `extension`(of: "UIColor", wanted) { "UIColor(Color(ColorResource.\($0.path)))" }
    }
    if used.contains("UIImage") {
      text += `extension`(of: "UIImage", members(.image)) {
        "UIImage(resource: ImageResource.\($0.path))"
      }
    }
    return text
  }

  /// The used spellings of the symbols; a spelling that two have is the likelier one's.
  private func members(_ kind: AssetSymbol.Kind) -> [Member] {
    var taken: Set<String> = []
    var members: [Member] = []
    let candidates = symbols.filter { $0.kind == kind }.map { ($0, $0.identifiers) }
    for place in 0..<(candidates.map(\.1.count).max() ?? 0) {
      for (symbol, identifiers) in candidates where identifiers.indices.contains(place) {
        let next = Member(symbol: symbol, identifier: identifiers[place])
        guard used.contains(next.identifier), taken.insert(next.path).inserted else { continue }
        members.append(next)
      }
    }
    // What no catalog has is a symbol all the same: an error would hide all the rest.
    for name in (named[kind] ?? []).sorted() where taken.insert(name).inserted {
      members.append(Member(symbol: AssetSymbol(kind: kind, name: name), identifier: name))
    }
    return members
  }

  private func `extension`(
    of type: String, for value: String? = nil, _ members: [Member],
    _ body: (Member) -> String
  ) -> String {
    let missing = members.filter { !declared.contains("\(type).\($0.path)") }
    guard !missing.isEmpty else { return "" }
    let bound = value.map { " where Self == \($0)" } ?? ""
    return "extension \(type)\(bound) {\n" + declarations(missing, of: value ?? type, body) + "}\n"
  }

  /// The members of a namespace, which is as deep as that.
  private func declarations(
    _ members: [Member], of type: String, depth: Int = 0, _ body: (Member) -> String
  ) -> String {
    let indent = String(repeating: "  ", count: depth + 1)
    var text = ""
    for member in members where member.symbol.namespace.count == depth {
      text += "\(indent)static \(head(member, type)) { \(body(member)) }\n"
    }
    let nested = Dictionary(grouping: members.filter { $0.symbol.namespace.count > depth }) {
      $0.symbol.namespace[depth]
    }
    for (name, members) in nested.sorted(by: { $0.key < $1.key }) {
      text += "\(indent)enum \(name) {\n"
      text += declarations(members, of: type, depth: depth + 1, body) + "\(indent)}\n"
    }
    return text
  }

  /// A variable, or a function if the symbol needs values.
  private func head(_ member: Member, _ type: String) -> String {
    let name = "`\(member.identifier)`"
    guard !member.symbol.parameters.isEmpty else { return "var \(name): \(type)" }
    let parameters = member.symbol.parameters.enumerated().map { index, parameter in
      "\(parameter.label ?? "_") arg\(index + 1): \(parameter.type)"
    }
    return "func \(name)(\(parameters.joined(separator: ", "))) -> \(type)"
  }

  private func resource(_ type: String, _ member: Member) -> String {
    "\(type)(name: \(SwiftText.literal(member.symbol.name)), bundle: \(bundle))"
  }

  private func string(_ member: Member) -> String {
    let symbol = member.symbol
    let values = symbol.parameters.indices.map { "\\(arg\($0 + 1))" }.joined()
    let table = symbol.table.map { "table: \(SwiftText.literal($0)), " } ?? ""
    return "LocalizedStringResource(\(SwiftText.literal(symbol.key ?? symbol.name)), "
      + "defaultValue: \"\(values)\", \(table)bundle: .atURL(\(bundle).bundleURL))"
  }
}
