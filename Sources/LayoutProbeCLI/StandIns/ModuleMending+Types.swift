import LayoutProbe

/// Types that are not declared, and members of them.
extension ModuleMending {
  /// Where a missing type was asked for first, and by which files.
  struct MissingType {
    var file: Int
    var token: Int
    var files: Set<Int>
  }

  /// The types that the compiler did not find, by name.
  mutating func missingTypes(
    in messages: [ModuleSources.Diagnostic]
  ) -> [String: MissingType] {
    var missing: [String: MissingType] = [:]
    for message in messages where message.severity == .error {
      // A package may have a type of its own name.
      guard
        let match = message.message.firstMatch(of: #/^cannot find type '(\w+)' in scope/#)
          ?? message.message.firstMatch(of: #/^cannot specialize non-generic type 'module<(\w+)>'/#),
        let (file, token) = place(of: message)
      else { continue }
      let name = String(match.output.1)
      // A sample that was put where a type belongs; more has to be replaced.
      if name == "_standIn" { continue }
      if needsImport(file, name) { continue }
      missing[name, default: MissingType(file: file, token: token, files: [])].files.insert(file)
    }
    return missing
  }

  func place(of message: ModuleSources.Diagnostic) -> (file: Int, token: Int)? {
    guard let path = message.path, let file = indices[path],
      let origin = files[file].mended.origin(line: message.line, column: message.column),
      let token = files[file].outline.token(at: origin.offset)
    else { return nil }
    return (file, token)
  }

  /// A file that does not import SwiftUI may lack nothing else.
  func needsImport(_ file: Int, _ name: String) -> Bool {
    !files[file].hasSwiftUI && files[file].additions.isEmpty
  }

  /// Types that are named with their module come first: it is known where they belong.
  mutating func declareQualified(in messages: [ModuleSources.Diagnostic]) -> Bool {
    var hasChanged = false
    for message in messages where message.severity == .error {
      guard
        let match = message.message.firstMatch(of: #/^no type named '(\w+)' in module '(\w+)'/#),
        types.contains(String(match.output.2)), let (file, token) = place(of: message)
      else { continue }
      let (name, module) = (String(match.output.1), String(match.output.2))
      if addType(name, to: module, at: token, in: file) { hasChanged = true }
    }
    return hasChanged
  }

  /// - Returns: Whether there was anything to do.
  mutating func declare(_ missing: [String: MissingType]) -> Bool {
    var hasChanged = false
    let shapes = TypeUses(files, names: Set(missing.keys))
    for (name, place) in missing.sorted(by: { $0.key < $1.key }) {
      // The name of a module that only another file imports.
      if types.contains(name) {
        let imports = place.files.filter { files[$0].addImport(name) }
        if !imports.isEmpty {
          hasChanged = true
        } else if addType(name, to: name, at: place.token, in: place.file) {
          hasChanged = true
        }
        continue
      }
      if let module = types.module(of: name) {
        // The file may import the module only where a condition holds.
        for file in place.files where !module.isEmpty && files[file].addImport(module) {
          hasChanged = true
        }
        continue
      }
      let module = likelyModule(place.files)
      let standIn = StandIn(
        place: SourcePlace(
          file: files[place.file].path, line: files[place.file].line(of: place.token)),
        kind: .type, replacement: "an empty type",
        original: module.isEmpty ? name : "\(module).\(name)")
      types.add(GeneratedType(name: name, shape: shapes.shape(of: name)), to: module, standIn)
      for file in place.files where !module.isEmpty && !files[file].imports(module) {
        _ = files[file].addImport(module)
      }
      hasChanged = true
    }
    if hasChanged { removeArguments(of: Set(missing.keys)) }
    return hasChanged
  }

  /// The missing module that most of the files import, "" if none does.
  private func likelyModule(_ users: Set<Int>) -> String {
    var counts: [String: Int] = [:]
    for file in users {
      for item in Set(files[file].imports.map(\.module)) where types.contains(item) {
        counts[item, default: 0] += 1
      }
    }
    return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? ""
  }

  /// A type that is made up has no generic parameters.
  mutating func removeGenericArguments(of names: Set<String>, in index: Int) -> Bool {
    let (outline, source) = (files[index].outline, files[index].source)
    var hasChanged = false
    for token in source.uses(ofTypes: names) {
      guard let arguments = outline.genericArguments(after: token) else { continue }
      let range = outline.bytes(arguments)
      let edit = RewrittenSource.Edit(range, source.lineEnds(in: range))
      hasChanged = files[index].apply(edit) || hasChanged
    }
    return hasChanged
  }

  /// Generated types are not generic: what they are given is taken away. What they are made with
  /// too, for nothing is known of their initialisers.
  private mutating func removeArguments(of names: Set<String>) {
    for index in files.indices {
      _ = removeGenericArguments(of: names, in: index)
      let file = files[index]
      var round: [Mend] = []
      for token in file.source.uses(ofTypes: names) {
        if file.source.token(token + 1, is: "."), file.source.kind(token + 2) == .identifier,
          !file.source.token(token + 3, is: "("), !file.source.token(token + 2, is: "self"),
          file.source.text(token + 2).first?.isLowercase == true
        {
          let member = file.source.text(token + 2)
          _ = types.addStatic(member, to: file.source.text(token))
        }
        guard file.source.token(token + 1, is: "("), !file.source.token(token + 2, is: ")") else {
          continue
        }
        _ = mendLeast(at: token, in: index, reason: "", round: &round)
      }
    }
  }
}

extension TokenizedSource {
  /// Where types are named, other than inside of something.
  fileprivate func uses(ofTypes names: Set<String>) -> [Int] {
    tokens.indices.filter {
      kind($0) == .identifier && bytes[tokens[$0].range.lowerBound] < 0x60
        && names.contains(text($0)) && !token($0 - 1, is: ".")
    }
  }
}

/// How a module uses types that are not declared, as far as that tells what they are.
struct TypeUses {
  private var contracts: Set<String> = []
  private var parents: Set<String> = []
  /// What classes inherit from for sure.
  private var inherited: Set<String> = []
  private var objects: Set<String> = []
  private var made: Set<String> = []
  private var functions: Set<String> = []

  init(_ files: [MendedFile], names: Set<String>) {
    for file in files {
      let source = file.source
      for index in source.tokens.indices
      where source.kind(index) == .identifier
        && source.bytes[source.tokens[index].range.lowerBound] < 0x60
      {
        let name = source.text(index)
        if names.contains(name) { note(name, at: index, in: file) }
      }
    }
  }

  func shape(of name: String) -> GeneratedType.Shape {
    if functions.contains(name) { return .function }
    if parents.contains(name),
      made.contains(name) || inherited.contains(name)
        || !contracts.contains(name) && !looksAbstract(name)
    {
      return .object
    }
    if contracts.contains(name) || parents.contains(name) {
      return objects.contains(name) ? .objectContract : .contract
    }
    if objects.contains(name) { return looksAbstract(name) ? .objectContract : .object }
    return .value
  }

  /// Whether classes conform to things of such a name, rather than inherit from them.
  private func looksAbstract(_ name: String) -> Bool {
    ["Delegate", "Protocol", "able", "ing", "DataSource", "Observer", "Type", "Convertible"]
      .contains { name.hasSuffix($0) }
  }

  private mutating func note(_ name: String, at index: Int, in file: MendedFile) {
    let source = file.source
    if source.token(index + 1, is: "(") { made.insert(name) }
    if source.token(index - 1, is: "some") || source.token(index - 1, is: "any") {
      contracts.insert(name)
    }
    if source.token(index - 1, is: "@escaping") { functions.insert(name) }
    let path = file.outline.path(to: index)
    guard let last = path.last else { return }
    let node = file.outline.nodes[last]
    let isHeader = index < (node.brace ?? node.tokens.upperBound)
    switch node.kind {
    case .type where isHeader && index > source.endOfName(from: node.keyword + 1):
      let keyword = source.text(node.keyword)
      let isFirst =
        source.token(index - 1, is: ":") && !isGeneric(index, from: node.keyword, source)
      let isParent = keyword == "class" && isFirst
      let inherits = isParent ? inheritance(of: node, in: file) : nil
      if inherits == true { inherited.insert(name) }
      if isParent, inherits != false {
        parents.insert(name)
      } else if !source.token(index - 1, is: "<") || keyword == "protocol" {
        contracts.insert(name)
      }
    case .function
    where isHeader && isGeneric(index, from: node.keyword, source)
      && source.token(index - 1, is: ":"):
      contracts.insert(name)
    case .variable:
      let head = node.tokens.lowerBound..<node.keyword
      let words = head.map(source.text)
      if words.contains(where: {
        ["weak", "unowned", "@ObservedObject", "@StateObject", "@EnvironmentObject"].contains($0)
      }) {
        objects.insert(name)
      }
    default: break
    }
  }

  /// Whether a class inherits from another: it says `super` or `override`; hardly if its initializers do
  /// without; nil if neither tells.
  private func inheritance(of type: SourceOutline.Node, in file: MendedFile) -> Bool? {
    let (outline, source) = (file.outline, file.source)
    let members = type.children.map { outline.nodes[$0] }.filter { $0.kind == .members }
      .flatMap(\.children).map { outline.nodes[$0] }
    func says(_ word: String, _ node: SourceOutline.Node) -> Bool {
      node.tokens.contains { source.text($0) == word }
    }
    if members.contains(where: { says("super", $0) || says("override", $0) }) { return true }
    let hasOwn = members.contains {
      source.token($0.keyword, is: "init") && !says("convenience", $0)
    }
    return hasOwn ? false : nil
  }

  /// Whether a place is among generic parameters.
  private func isGeneric(_ index: Int, from start: Int, _ source: TokenizedSource) -> Bool {
    // What stands in an attribute is before the keyword.
    guard start < index else { return false }
    var depth = 0
    for place in start..<index {
      if source.token(place, is: "<") { depth += 1 }
      if source.token(place, is: ">"), !source.token(place - 1, is: "-") { depth -= 1 }
    }
    return depth > 0
  }
}
