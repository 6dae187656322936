/// What a program's sources declare of a class of Core Data themselves.
struct HandWrittenEntity {
  /// The properties that Core Data keeps, and the functions.
  private(set) var members: Set<String> = []
  private(set) var isIdentifiable = false

  init(_ className: String, in sources: [TokenizedSource]) {
    for source in sources {
      for index in source.tokens.indices
      where source.token(index, is: "extension") || source.token(index, is: "class") {
        guard source.text(index + 1) == className, let header = TypeHeader(source, at: index),
          header.name == className
        else { continue }
        if header.conforms(to: "Identifiable") { isIdentifiable = true }
        add(source, header.brace..<(source.closing(header.brace) ?? header.brace))
      }
    }
  }

  private mutating func add(_ source: TokenizedSource, _ body: Range<Int>) {
    var isManaged = false
    for index in body {
      switch source.text(index) {
      case "@NSManaged": isManaged = true
      case "func": members.insert(source.text(index + 1))
      case "var":
        if isManaged { members.insert(source.text(index + 1)) }
        isManaged = false
      default: break
      }
    }
  }
}
