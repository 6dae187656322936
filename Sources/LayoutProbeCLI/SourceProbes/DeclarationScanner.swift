/// Walks a file's tokens with the types and conditions around each of them.
struct DeclarationScanner {
  struct Scope {
    /// The name of the type whose members these braces hold, nil for all other braces.
    let typeName: String?
    let isGeneric: Bool
    let privateRanges: [Range<Int>]
  }

  let source: TokenizedSource
  let tag: String
  let exposing: Set<String>
  var keepsPreviews = true
  var declarations = SourceDeclarations()
  var edits: [RewrittenSource.Edit] = []
  var scopes: [Scope] = []
  var previewsByLine: [Int: Int] = [:]
  var importsNetworking = false
  private var pending: [Int: Scope] = [:]
  private var genericTypes: Set<String> = []
  private var conditions: [ConditionLevel] = []

  init(_ source: TokenizedSource, tag: String, exposing: Set<String>) {
    self.source = source
    self.tag = tag
    self.exposing = exposing
  }

  mutating func run() {
    for index in source.tokens.indices {
      switch source.tokens[index].kind {
      case .punctuation: scanBrace(index)
      case .pound: scanPound(index)
      case .attribute: scanAttribute(index)
      case .identifier: scanKeyword(index)
      case .number, .literal: break
      }
    }
  }

  func site(_ index: Int) -> SourceDeclarations.Site {
    SourceDeclarations.Site(
      line: source.tokens[index].line, conditions: conditions.map(\.active).filter { !$0.isEmpty })
  }

  mutating func ignore(_ what: String, _ reason: String, at index: Int) {
    declarations.ignored.append(
      SourceDeclarations.Ignored(what: what, reason: reason, line: source.tokens[index].line))
  }

  /// Blanks the `private`s that keep the entry point from naming a declaration.
  mutating func expose(_ ranges: [Range<Int>]) {
    for range in scopes.flatMap(\.privateRanges) + ranges {
      edits.append(RewrittenSource.Edit(range, source.blank(range)))
    }
  }

  private mutating func scanBrace(_ index: Int) {
    if source.token(index, is: "{") {
      scopes.append(
        pending.removeValue(forKey: index)
          ?? Scope(typeName: nil, isGeneric: false, privateRanges: []))
    } else if source.token(index, is: "}"), !scopes.isEmpty {
      scopes.removeLast()
    }
  }

  private mutating func scanPound(_ index: Int) {
    switch source.text(index) {
    case "#Preview": scanPreview(index)
    case "#if": conditions.append(ConditionLevel(source.restOfLine(after: index)))
    case "#elseif":
      let condition = source.restOfLine(after: index)
      if !conditions.isEmpty { conditions[conditions.count - 1].moveOn(to: condition) }
    case "#else": if !conditions.isEmpty { conditions[conditions.count - 1].moveOn(to: nil) }
    case "#endif": _ = conditions.popLast()
    default: break
    }
  }

  private mutating func scanAttribute(_ index: Int) {
    let range = source.tokens[index].range
    if source.token(index, is: "@Previewable") {
      edits.append(RewrittenSource.Edit(range, source.blank(range)))
    } else if source.token(index, is: "@main"), scopes.isEmpty {
      declarations.hasMain = true
      edits.append(RewrittenSource.Edit(range, source.blank(range)))
    } else if source.token(index, is: "@Entry") {
      scanEntry(index)
    }
  }

  /// Takes note of `Image(.star)`: Xcode makes the symbol out of an asset catalog.
  private mutating func scanImageSymbol(_ index: Int) {
    guard source.token(index, is: "Image"), source.token(index + 1, is: "("),
      source.token(index + 2, is: "."), source.kind(index + 3) == .identifier,
      source.token(index + 4, is: ")")
    else { return }
    declarations.imageSymbols.insert(source.text(index + 3))
  }

  private mutating func scanKeyword(_ index: Int) {
    scanImageSymbol(index)
    guard !source.token(index - 1, is: "."), source.kind(index + 1) == .identifier else { return }
    switch source.text(index) {
    case "struct", "class", "enum", "actor", "extension": scanType(index)
    case "let", "var": scanProbe(index)
    case "import": scanImport(index)
    default: break
    }
  }

  /// The enclosing types' names and a member's, nil inside of functions and closures.
  func qualified(_ name: String) -> String? {
    var path: [String] = []
    for scope in scopes {
      guard let typeName = scope.typeName else { return nil }
      path.append(typeName)
    }
    return (path + [name]).joined(separator: ".")
  }

  private mutating func scanType(_ index: Int) {
    guard let header = TypeHeader(source, at: index) else { return }
    if !header.isExtension { declarations.typeNames.insert(header.name) }
    if header.isExtension, header.name == "ImageResource" {
      declarations.extendsImageResource = true
    }
    let isExposed = qualified(header.name).map(exposing.contains) ?? false
    let isGeneric =
      header.isGeneric || scopes.contains(where: \.isGeneric)
      || (header.isExtension && genericTypes.contains(header.name))
    if isGeneric { genericTypes.insert(header.name) }
    let privateRanges = source.privateModifiers(before: index)
    // What it conforms to may be said in an extension.
    if isExposed { expose(privateRanges) }
    pending[header.brace] = Scope(
      typeName: header.name, isGeneric: isGeneric, privateRanges: privateRanges)
    if header.conforms(to: "PreviewProvider") {
      addProvider(header, isGeneric: isGeneric, privateRanges: privateRanges, at: index)
    }
    if header.conforms(to: "View") {
      addType(header, isGeneric: isGeneric, privateRanges: privateRanges, at: index, to: \.views)
    } else if header.conforms(to: "Layout") {
      addType(header, isGeneric: isGeneric, privateRanges: privateRanges, at: index, to: \.layouts)
    }
  }

  private mutating func addType(
    _ header: TypeHeader, isGeneric: Bool, privateRanges: [Range<Int>], at index: Int,
    to list: WritableKeyPath<SourceDeclarations, [SourceDeclarations.NamedType]>
  ) {
    guard let name = qualified(header.name) else { return }
    let isHidden = !(scopes.flatMap(\.privateRanges) + privateRanges).isEmpty
    declarations[keyPath: list].append(
      SourceDeclarations.NamedType(
        typeName: name, isGeneric: isGeneric, isPrivate: isHidden && !exposing.contains(name),
        site: site(index)))
  }

  private mutating func addProvider(
    _ header: TypeHeader, isGeneric: Bool, privateRanges: [Range<Int>], at index: Int
  ) {
    guard let name = qualified(header.name) else {
      return ignore(header.name, "is declared inside of a function", at: index)
    }
    guard !isGeneric else { return ignore(name, "is generic", at: index) }
    expose(privateRanges)
    declarations.providers.append(
      SourceDeclarations.Provider(typeName: name, site: site(index)))
  }
}
