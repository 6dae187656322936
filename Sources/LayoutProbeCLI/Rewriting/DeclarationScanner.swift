/// Walks a file's tokens with the types and conditions around each of them.
struct DeclarationScanner {
  struct Scope {
    /// The name of the type whose members these braces hold, nil for all other braces.
    let typeName: String?
    let isGeneric: Bool
    let privateRanges: [Range<Int>]
    /// Whether the type is a model of SwiftData.
    var isModel = false
  }

  let source: TokenizedSource
  let tag: String
  let exposing: Set<String>
  let rewriting: Rewriting
  var keepsPreviews = true
  var declarations = SourceDeclarations()
  var edits: [RewrittenSource.Edit] = []
  var scopes: [Scope] = []
  var previewsByLine: [Int: Int] = [:]
  /// The modules that imports were added of.
  var addedImports: Set<String> = []
  /// The types that attributes make models, by the index of their keyword.
  var models: [Int: ModelKind] = [:]
  private var pending: [Int: Scope] = [:]
  private var genericTypes: Set<String> = []
  /// Whether the file names the type of attributed strings.
  lazy var namesAttributedStrings = source.tokens.indices.contains { [source] in
    source.token($0, is: "AttributedString")
  }
  private var conditions: [ConditionLevel] = []

  init(_ source: TokenizedSource, tag: String, exposing: Set<String>, rewriting: Rewriting) {
    self.source = source
    self.tag = tag
    self.exposing = exposing
    self.rewriting = rewriting
  }

  mutating func run() {
    for index in source.tokens.indices {
      switch source.tokens[index].kind {
      case .punctuation: scanBrace(index)
      case .pound: scanPound(index)
      case .attribute where isCompiled: scanAttribute(index)
      case .identifier where isCompiled: scanKeyword(index)
      case .identifier: scanLeftOut(index)
      case .attribute, .number, .literal: break
      }
    }
  }

  /// Whether the code at hand is in no branch that the platform leaves out.
  private var isCompiled: Bool {
    !conditions.contains { $0.holds(on: rewriting.platform) == false }
  }

  func site(_ index: Int) -> SourceDeclarations.Site {
    SourceDeclarations.Site(
      line: source.tokens[index].line, conditions: conditions.map(\.active).filter { !$0.isEmpty })
  }

  mutating func ignore(
    _ what: String, _ reason: String, at index: Int, shownOn platforms: [TargetPlatform] = []
  ) {
    declarations.ignored.append(
      SourceDeclarations.Ignored(
        what: what, reason: reason, line: source.tokens[index].line, platforms: platforms))
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
    case "#if": conditions.append(ConditionLevel(branch(index)))
    case "#elseif":
      let branch = branch(index)
      if !conditions.isEmpty { conditions[conditions.count - 1].moveOn(to: branch) }
    case "#else": if !conditions.isEmpty { conditions[conditions.count - 1].moveOn(to: nil) }
    case "#endif": _ = conditions.popLast()
    case "#Preview":
      noteIfLeftOut("#Preview", at: index)
      if isCompiled { scanPreview(index) }
    case let macro where isCompiled: scanMacro(macro, index)
    default: break
    }
  }

  /// Reads a directive's condition, and answers in the source what the platform decides.
  private mutating func branch(_ directive: Int) -> ConditionLevel.Branch {
    let condition = BuildCondition(source, directive: directive)
    let answers = condition.edits(on: rewriting.platform)
    edits += answers
    return ConditionLevel.Branch(
      text: source.restOfLine(after: directive, with: answers),
      written: source.restOfLine(after: directive), condition: condition)
  }

  /// Says of what could be shown why it is not, if a condition around it does not hold.
  private mutating func noteIfLeftOut(_ what: String, at index: Int) {
    let isLeftOut = { [rewriting, conditions] (platform: TargetPlatform) in
      conditions.contains { $0.holds(on: platform, flags: rewriting.flags) == false }
    }
    guard isLeftOut(rewriting.platform) else { return }
    let texts = conditions.filter {
      $0.holds(on: rewriting.platform, flags: rewriting.flags) == false
    }.map { $0.written }
    let others = TargetPlatform.allCases.filter { !isLeftOut($0) }
    let hint = others.isEmpty ? "" : "; --platform \(others[0].rawValue) shows it"
    ignore(
      what, "\(texts[0]) does not hold for \(rewriting.platform.rawValue)\(hint)", at: index,
      shownOn: others)
  }

  private mutating func scanLeftOut(_ index: Int) {
    guard ["struct", "class", "enum"].contains(source.text(index)),
      source.kind(index + 1) == .identifier,
      let header = TypeHeader(source, at: index), header.conforms(to: "PreviewProvider")
    else { return }
    noteIfLeftOut(header.name, at: index)
  }

  private mutating func scanAttribute(_ index: Int) {
    let range = source.tokens[index].range
    switch source.text(index) {
    // What an animation goes through on its way changes nothing about where it ends.
    case "@Previewable", "@Animatable", "@AnimatableIgnored":
      edits.append(RewrittenSource.Edit(range, source.blank(range)))
    case "@main":
      guard scopes.isEmpty else { return }
      declarations.hasMain = true
      edits.append(RewrittenSource.Edit(range, source.blank(range)))
    case "@Entry": scanEntry(index)
    case let name:
      scanObjectiveC(name, index)
      scanModel(name, index)
    }
  }

  private mutating func scanKeyword(_ index: Int) {
    scanNames(index)
    scanBridging(index)
    scanModuleName(index)
    scanOptionalAny(index)
    scanDelegate(index)
    scanConcatenation(index)
    guard !source.token(index - 1, is: "."), source.kind(index + 1) == .identifier else { return }
    switch source.text(index) {
    case "struct", "class", "enum", "actor", "extension":
      scanObject(index)
      scanType(index)
    case "let", "var":
      scanStaticMember(index)
      scanProbe(index)
    case "func": scanStaticMember(index)
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
    let model = models.removeValue(forKey: index)
    if let model { complete(model, header) }
    if !header.isExtension {
      declarations.typeNames.insert(header.name)
      if scopes.isEmpty { declarations.outerTypeNames.insert(header.name) }
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
      typeName: header.name, isGeneric: isGeneric, privateRanges: privateRanges,
      isModel: model == .model)
    if header.conforms(to: "PreviewProvider") {
      noteIfLeftOut(header.name, at: index)
      addProvider(header, isGeneric: isGeneric, privateRanges: privateRanges, at: index)
    }
    if header.conforms(to: "LayoutValueKey"), !isGeneric, scopes.flatMap(\.privateRanges).isEmpty,
      let name = qualified(header.name)
    {
      // Two files may have private types of one name; a layout is shown for one of them.
      if !exposing.isEmpty { expose(privateRanges) }
      if privateRanges.isEmpty || !exposing.isEmpty { declarations.layoutValueKeys.append(name) }
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
