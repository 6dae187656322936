/// The files that some files need, by the names that they use, where nothing says which module they
/// belong to.
struct FileClosure {
  private var groups: [[DeclaringFile]] = []
  private var neighbourhood: Neighbourhood
  /// How many files are added at most.
  private static let maximum = 60

  init(_ neighbourhood: Neighbourhood) { self.neighbourhood = neighbourhood }

  /// The files that declare what others use, and what these use in turn, in the order of paths.
  mutating func files(neededBy files: [SourceUnit.File]) -> [SourceUnit.File] {
    var chosen = files.map(DeclaringFile.init)
    let given = Set(files.map(\.path))
    var declared = Set(chosen.flatMap(\.declared))
    var added = Set(chosen.flatMap(\.addedMembers))
    // What the files use themselves comes before what that uses.
    var next = 0
    while next < chosen.count, chosen.count - files.count < Self.maximum {
      let file = chosen[next]
      next += 1
      for name in file.used.filter({ !declared.contains($0) }).sorted() {
        // What both declare would not compile.
        func mayCome(_ other: DeclaringFile) -> Bool {
          !given.contains(other.file.path) && declared.isDisjoint(with: other.declared)
        }
        guard
          let other = first(where: { other, _ in other.declared.contains(name) && mayCome(other) })
            // Within a type, what its extensions add needs no dot.
            ?? first(where: { other, _ in
              !added.contains(name) && !other.extended(by: name).isDisjoint(with: declared)
                && mayCome(other)
            })
        else { continue }
        chosen.append(other)
        declared.formUnion(other.declared)
        added.formUnion(other.addedMembers)
      }
      for member in file.members.sorted() where !added.contains(member) {
        // What extends another file's type comes with that type, if anybody needs it.
        guard
          let other = first(where: { other, known in
            !given.contains(other.file.path) && other.adds(member)
              && declared.isDisjoint(with: other.declared)
              && other.extended(by: member).contains { name in
                declared.contains(name) || !known.joined().contains { $0.declared.contains(name) }
              }
          })
        else { continue }
        chosen.append(other)
        declared.formUnion(other.declared)
        added.formUnion(other.addedMembers)
      }
    }
    return chosen.dropFirst(files.count).map(\.file).sorted { $0.path < $1.path }
  }

  /// The nearest file that fits.
  private mutating func first(
    where fits: (DeclaringFile, _ known: [[DeclaringFile]]) -> Bool
  ) -> DeclaringFile? {
    var number = 0
    while true {
      if number == groups.count {
        guard let files = neighbourhood.next() else { return nil }
        groups.append(files.map(DeclaringFile.init))
      }
      if let file = groups[number].first(where: { fits($0, groups) }) { return file }
      number += 1
    }
  }

  /// The files that were read, whether they are needed or not.
  var read: [String] { neighbourhood.read }
}

/// What a file declares for others, and what it uses.
private final class DeclaringFile {
  let file: SourceUnit.File
  /// Types and other names at the top of the file.
  private(set) var declared: Set<String> = []
  /// Names that may be types, functions or values of another file.
  private(set) var used: Set<String> = []
  /// Names after a dot.
  private(set) var members: Set<String> = []
  /// The types to which extensions add a member.
  private var added: [String: Set<String>] = [:]

  init(_ file: SourceUnit.File) {
    self.file = file
    let source = TokenizedSource(file.text)
    let modules = OwnModuleName.candidates(for: FilePath.parent(FilePath.absolute(file.path)))
    var local: Set<String> = []
    /// The extension that is being read, and where it ends.
    var (extended, end) = ("", -1)
    for index in source.tokens.indices {
      let text = source.text(index)
      if source.kind(index) == .literal { useNames(inLiteral: text) }
      guard source.kind(index) == .identifier else { continue }
      let isMember = source.token(index - 1, is: ".")
      if let call = Self.call(index, in: source) { members.insert(call) }
      if isMember {
        // Behind the name of the module that the file is in, names are those of its other files.
        if modules.contains(source.text(index - 2)) { used.insert(text) }
        members.insert(text)
        continue
      }
      let next = source.kind(index + 1) == .identifier ? source.text(index + 1) : ""
      let isTop = source.tokens[index].depth == 0
      if text == "init", index < end, source.tokens[index].depth == 1,
        source.privateModifiers(before: index).isEmpty,
        let label = Self.label(after: index, in: source)
      {
        added["\(extended)(\(label)", default: []].insert(extended)
        added["init(\(label)", default: []].insert(extended)
      }
      if Self.declaring.contains(text), !next.isEmpty {
        local.insert(next)
        if source.privateModifiers(before: index).isEmpty {
          if isTop {
            declared.insert(next)
          } else if index < end, source.tokens[index].depth == 1 {
            added[next, default: []].insert(extended)
          }
        }
      } else if text == "extension", isTop, let header = TypeHeader(source, at: index),
        let close = source.closing(header.brace)
      {
        // What a private extension adds is nothing to others.
        let isPrivate = !source.privateModifiers(before: index).isEmpty
        (extended, end) = (String(header.name.prefix { $0 != "." }), isPrivate ? -1 : close)
        used.insert(extended)
      } else if text.first?.isUppercase == true || source.token(index + 1, is: "(") {
        used.insert(text)
      } else if source.token(index + 1, is: ":") {
        local.insert(text)
      } else if source.token(index + 1, is: "in") {
        local.formUnion(Self.names(endingAt: index, in: source))
      } else if !Self.words.contains(text) {
        used.insert(text)
      }
    }
    used.subtract(local)
  }

  /// What stands before the name of a declaration.
  private static let declaring = TokenizedSource.typeKeywords.union(["func", "let", "var"])

  /// A call of what may be an initializer, with its first label: `Color(hex`, `init(hex`.
  private static func call(_ index: Int, in source: TokenizedSource) -> String? {
    let name = source.text(index)
    guard name.first?.isUppercase == true || name == "init" && source.token(index - 1, is: "."),
      let label = label(after: index, in: source)
    else { return nil }
    guard name == "init" else { return name + "(" + label }
    let type = source.text(index - 2)
    if type.first?.isUppercase == true { return type + "(" + label }
    // Of which type it is, is not known: any may have one without a label.
    return label == "_" ? nil : "init(" + label
  }

  /// The first label of a call or an initializer, `_` where it has none; nil without an argument.
  private static func label(after index: Int, in source: TokenizedSource) -> String? {
    let isDeclared = source.text(index) == "init" && !source.token(index - 1, is: ".")
    var open = index + 1
    if isDeclared {
      // `init?(`, `init<S: StringProtocol>(`.
      while open < source.tokens.count, !source.token(open, is: "("), !source.token(open, is: "{") {
        open += 1
      }
    }
    guard source.token(open, is: "("), !source.token(open + 1, is: ")") else { return nil }
    let isLabelled =
      source.kind(open + 1) == .identifier && (isDeclared || source.token(open + 2, is: ":"))
    return isLabelled ? source.text(open + 1) : "_"
  }

  /// Takes note of the names in what is interpolated into a string.
  private func useNames(inLiteral text: String) {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return }
    let mark = "\\" + text.prefix { $0 == "#" } + "("
    var parts = text.components(separatedBy: mark)[...]
    // What is nested in another interpolation is a part of its own, and does no harm as one.
    while parts.popFirst() != nil, let part = parts.first {
      let source = TokenizedSource(part)
      var open = 0
      for index in source.tokens.indices where open >= 0 {
        if source.token(index, is: "(") { open += 1 }
        if source.token(index, is: ")") { open -= 1 }
        if open >= 0 { useName(index, in: source) }
      }
    }
  }

  private func useName(_ index: Int, in source: TokenizedSource) {
    let text = source.text(index)
    switch source.kind(index) {
    case .literal: useNames(inLiteral: text)
    case .identifier where source.token(index - 1, is: "."): members.insert(text)
    case .identifier where !Self.words.contains(text) && !source.token(index + 1, is: ":"):
      used.insert(text)
    default: break
    }
  }

  /// The names of a closure's parameters, or of what a loop goes through.
  private static func names(endingAt last: Int, in source: TokenizedSource) -> [String] {
    var names = [source.text(last)]
    var index = last
    while source.token(index - 1, is: ","), source.kind(index - 2) == .identifier {
      index -= 2
      names.append(source.text(index))
    }
    return names
  }

  /// Words that are followed by neither a colon nor a parenthesis and name nothing of another file.
  private static let words: Set<String> = [
    "as", "async", "await", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "guard",
    "if", "import", "in", "indirect", "init", "inout", "internal", "is", "lazy", "let", "mutating",
    "nil", "nonisolated", "open", "override", "private", "protocol", "public", "repeat", "required",
    "rethrows", "return", "self", "some", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while",
    "any", "class", "get", "set", "willSet", "didSet", "convenience", "dynamic", "each", "error",
    "newValue", "oldValue", "body", "content", "proxy", "geometry",
  ]

  /// What its extensions add.
  var addedMembers: some Sequence<String> { added.keys }

  func adds(_ member: String) -> Bool { added[member] != nil }

  func extended(by member: String) -> Set<String> { added[member] ?? [] }
}
