/// Which files of a unit declare the names that one of them cannot do without.
struct NeededFiles {
  private var filesByName: [String: Set<Int>] = [:]

  private static let keywords: Set<String> = [
    "actor", "case", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  init(_ files: [SourceUnit.File]) {
    for (number, file) in files.enumerated() {
      let source = TokenizedSource(file.text)
      for index in source.tokens.indices
      where source.kind(index) == .identifier && Self.keywords.contains(source.text(index))
        && source.kind(index + 1) == .identifier
      {
        filesByName[source.text(index + 1), default: []].insert(number)
      }
    }
  }

  /// The files that declare what the compiler did not find. Names that many files declare, such as
  /// `body`, tell nothing.
  func missing(in messages: String) -> [Int] {
    var numbers: Set<Int> = []
    for line in messages.split(separator: "\n") where line.contains(": error: ") {
      for name in CompileHint.unknownNames(in: line) {
        guard let files = filesByName[name], files.count <= 3 else { continue }
        numbers.formUnion(files)
      }
    }
    return numbers.sorted()
  }
}
