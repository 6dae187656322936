/// A type that a macro of SwiftData makes more of.
enum ModelKind {
  /// `@Model`: an observable class that is persistent.
  case model
  /// `@ModelActor`: an actor with a context of its own.
  case actor
}

extension DeclarationScanner {
  /// Attributes within models that are about the database only.
  private static let columns: Set<String> = ["@Attribute", "@Relationship", "@Transient"]

  /// Attributes that say what a language model may write into a type.
  private static let guides: Set<String> = ["@Generable", "@Guide"]

  mutating func scanModel(_ attribute: String, _ index: Int) {
    switch attribute {
    case "@Model":
      guard let keyword = keyword("class", after: index) else { return }
      replace(index..<index + 1, "@Observable")
      models[keyword] = .model
    case "@ModelActor":
      guard let keyword = keyword("actor", after: index) else { return }
      blank(index..<index + 1)
      models[keyword] = .actor
    case _ where Self.columns.contains(attribute):
      // A project may have an attribute of this name that is none of SwiftData's.
      guard isInModel, scopes.last?.typeName != nil else { return }
      blank(index..<source.pastArguments(of: index))
    case _ where Self.guides.contains(attribute):
      guard importsFoundationModels else { return }
      blank(index..<source.pastArguments(of: index))
    default: break
    }
  }

  private var isInModel: Bool { scopes.contains(where: \.isModel) }

  private var importsFoundationModels: Bool {
    source.tokens.indices.contains {
      source.token($0, is: "import") && source.token($0 + 1, is: "FoundationModels")
    }
  }

  /// The index of the keyword of the declaration that an attribute belongs to.
  private func keyword(_ name: StaticString, after attribute: Int) -> Int? {
    var next = attribute + 1
    while let kind = source.kind(next), kind == .identifier || kind == .attribute {
      if source.token(next, is: name), source.kind(next + 1) == .identifier { return next }
      if ["struct", "enum", "func", "var", "let", "extension"].contains(source.text(next)) {
        return nil
      }
      next = kind == .attribute ? source.pastArguments(of: next) : next + 1
    }
    return nil
  }

  /// Adds to a type what its macro would.
  mutating func complete(_ kind: ModelKind, _ header: TypeHeader) {
    let brace = source.tokens[header.brace].range
    switch kind {
    case .model:
      let place = header.whereClause.map { source.tokens[$0].range.lowerBound } ?? brace.lowerBound
      let text = (header.hasInheritance ? ", " : ": ") + "PersistentModel "
      // The name, or the last inherited type, may touch the brace.
      let end = place > 0 && source.bytes[place - 1] == Ascii.space ? place - 1 : place
      edits.append(RewrittenSource.Edit(end..<end, text))
    case .actor:
      edits.append(
        RewrittenSource.Edit(
          brace.upperBound..<brace.upperBound,
          " nonisolated let modelContainer: ModelContainer; "
            + "nonisolated(unsafe) let modelContext: ModelContext; "
            + "init(modelContainer: ModelContainer) { self.modelContainer = modelContainer; "
            + "modelContext = ModelContext(modelContainer) }; "))
    }
  }
}
