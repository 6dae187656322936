import LayoutProbe

/// A generated type that has a protocol of which no type is here: what is read of it are samples.
struct ProtocolSample {
  /// The file that is generated.
  let fileName: String
  private(set) var text: String
  let standIn: StandIn
  /// What needed it.
  let trap: TrappedCode

  private static let fileStart = "layoutprobe-sample-"

  /// Nil if the file does not declare the protocol, or types that have it must say more than a sample can.
  ///
  /// - Parameters:
  ///   - path: the file, as the user sees it.
  ///   - line: the user's line of a token.
  ///   - imports: modules that the generated file imports.
  ///   - untyped: generated types, which have no generic arguments.
  init?(
    of name: String, in outline: SourceOutline, path: String, line: (Int) -> Int, imports: [String],
    untyped: Set<String>, for trap: TrappedCode
  ) {
    let source = outline.source
    func declaration(of name: String) -> SourceOutline.Node? {
      outline.nodes.first {
        $0.kind == .type && source.token($0.keyword, is: "protocol")
          && source.text($0.keyword + 1) == name
      }
    }
    guard let node = declaration(of: name) else { return nil }
    let standIn = StandIn(
      place: SourcePlace(file: path, line: line(node.keyword)), kind: .type,
      replacement: "a type whose members are samples", original: "the types of \(name)",
      reason: "no type that can be made conforms to \(name)")
    let members = Members(outline, label: SwiftText.literal(standIn.label), untyped: untyped)
    var texts: [String] = []
    var names = [name]
    var known: Set<String> = []
    // What the protocols above it ask for is asked of its types as well.
    for place in 0..<Self.maximumProtocols where names.indices.contains(place) {
      guard let node = declaration(of: names[place]) else { continue }
      guard let own = members.texts(of: node) else { return nil }
      var conditions = 0
      for text in own {
        if text.hasPrefix("#if") { conditions += 1 }
        if text.hasPrefix("#endif") { conditions -= 1 }
        // What is under a condition may not be there, and the condition stays around it.
        let isConditional = conditions > 0 || text.hasPrefix("#")
        if isConditional || known.insert(text).inserted { texts.append(text) }
      }
      names += members.inherited(node).filter { !names.contains($0) }
    }
    let root =
      names.contains { $0.hasPrefix("NSObject") || $0.hasSuffix("Delegate") } ? "NSObject, " : ""
    fileName = "\(Self.fileStart)\(name).swift"
    text =
      Set(["Foundation", "SwiftUI"] + imports).sorted().map { "import \($0)\n" }.joined()
      + "final class _SampleOf\(name): \(root)\(name), @unchecked Sendable {\n"
      + texts.map { "  \($0)\n" }.joined() + "}\n"
    self.standIn = standIn
    self.trap = trap
  }

  private static let maximumProtocols = 12

  /// With a name for each type that several modules have; nil if something else is wrong.
  func corrected(_ messages: [ModuleSources.Diagnostic]) -> Self? {
    var corrected = self
    for (index, message) in messages.enumerated()
    where message.severity == .error && message.path == fileName {
      let name = message.message.firstMatch(of: #/^'(\w+)' is ambiguous for type lookup/#)?.output.1
      guard let name, let brace = corrected.text.firstRange(of: "{\n") else { return nil }
      // The program's own, other than what the system's modules have under the same name.
      let found = messages[(index + 1)...].prefix { $0.severity == .note }.compactMap(\.path)
        .filter { $0.hasSuffix(".\(name)") }
      let own = found.first { path in
        !["Foundation", "HeadlessUI", "Swift"].contains { path.hasPrefix($0) }
      }
      guard let own else { return nil }
      let line = "  typealias \(name) = \(own)\n"
      if !corrected.text.contains(line) {
        corrected.text.insert(contentsOf: line, at: brace.upperBound)
      }
    }
    return corrected.text == text ? nil : corrected
  }
}

/// The members of a class that has a protocol.
private struct Members {
  let outline: SourceOutline
  let label: String
  let untyped: Set<String>
  var source: TokenizedSource { outline.source }

  init(_ outline: SourceOutline, label: String, untyped: Set<String>) {
    self.outline = outline
    self.label = label
    self.untyped = untyped
  }

  /// Nil if a type must be chosen.
  func texts(of node: SourceOutline.Node) -> [String]? {
    let list = node.children.map { outline.nodes[$0] }.first { $0.kind == .members }
    guard let members = list?.children.map({ outline.nodes[$0] }) else { return [] }
    var texts: [String] = []
    for member in members {
      if member.kind == .mark {
        texts.append(outline.text(member.tokens))
        continue
      }
      if source.token(member.keyword, is: "associatedtype") { return nil }
      if let text = text(of: member) { texts.append(text) }
    }
    return texts
  }

  /// The names after the colon.
  func inherited(_ node: SourceOutline.Node) -> [String] {
    let end = node.brace ?? node.tokens.upperBound
    guard source.token(node.keyword + 2, is: ":"), node.keyword + 3 < end else { return [] }
    return (node.keyword + 3..<end).filter { source.kind($0) == .identifier }.map(source.text)
  }

  private func text(of member: SourceOutline.Node) -> String? {
    let start = member.tokens.lowerBound
    let words = (start..<member.keyword).map(source.text)
    if words.contains("optional") { return nil }
    let dropped: Set<String> = ["mutating", "nonmutating", "public", "internal"]
    let prefix = words.filter {
      !dropped.contains($0) && !$0.hasPrefix("@") && !["(", ")"].contains($0)
    }
    let head = prefix.map { $0 + " " }.joined()
    switch source.text(member.keyword) {
    case "var", "subscript":
      guard let brace = member.brace, let end = outline.match(brace) else { return nil }
      let inside = (brace + 1..<end).map(source.text)
      let effects = inside.filter { $0 == "async" || $0 == "throws" }.map { $0 + " " }.joined()
      let setter = inside.contains("set") ? " set {}" : ""
      return head + type(member.keyword..<brace)
        + " { get \(effects){ _standIn(\(label)) }\(setter) }"
    case "init": return head + type(member.keyword..<member.tokens.upperBound) + " {}"
    case "func":
      let end = member.tokens.upperBound
      let arrow = outline.result(in: member.keyword..<end)
      let result = arrow.map { outline.text($0) } ?? ""
      let isEmpty = ["", "Void", "()"].contains(result)
      return head + type(member.keyword..<end)
        + (isEmpty ? " { _standInSkipped(\(label)) }" : " { _standIn(\(label)) }")
    default: return nil
    }
  }

  private func type(_ tokens: Range<Int>) -> String {
    outline.type(tokens, withoutArgumentsOf: untyped)
  }
}
