/// Which files of a module some of them need, by names: what is compiled for a preview in a module of
/// hundreds of files.
///
/// Wherever a name is used that a file declares, the file is taken to be meant. Of members that
/// extensions add, in a module of many files only those that the asked files name are looked for at
/// once, for by their names alone nearly all of a module is found; what else is missing, the compiler's errors lead to.
struct FileReach: Sendable {
  private let files: [FileNames]
  private var declaring: [FileNames.Name: [Int]] = [:]
  /// The files that extend a type of this module.
  private var extending: [FileNames.Name: [Int]] = [:]
  /// Those of them that say what the type conforms to, or declare what a protocol may have a default
  /// for: without them nothing might be missed, and something else be meant.
  private var conforming: [FileNames.Name: [Int]] = [:]
  /// The files that add a member to a type of another module, with the type.
  private var adding: [FileNames.Name: [(file: Int, type: FileNames.Name)]] = [:]
  /// The files whose extensions of a type of this module declare a type in it, with the outer type.
  private var nesting: [FileNames.Name: [(file: Int, outer: FileNames.Name)]] = [:]
  /// The extensions by which a type of another module adopts a protocol.
  private var adopting: [(file: Int, part: FileNames.Extension)] = []

  init(_ texts: [String]) {
    files = texts.map(FileNames.init)
    for (index, file) in files.enumerated() {
      for name in file.declared { declaring[name, default: []].append(index) }
    }
    var extended: [FileNames.Name: Int] = [:]
    for part in files.flatMap(\.extensions) {
      for name in part.members { extended[name, default: 0] += 1 }
    }
    for (index, file) in files.enumerated() {
      for part in file.extensions {
        if declaring[part.type] != nil {
          extending[part.type, default: []].append(index)
          for name in part.types { nesting[name, default: []].append((index, part.type)) }
          if !part.adopted.isEmpty || part.members.contains(where: { extended[$0, default: 0] > 1 })
          {
            conforming[part.type, default: []].append(index)
          }
          continue
        }
        for name in part.members { adding[name, default: []].append((index, part.type)) }
        if !part.adopted.isEmpty { adopting.append((index, part)) }
      }
    }
  }

  /// The files and all that they need in turn, in order.
  ///
  /// - Parameters:
  ///   - start: the files that are asked for.
  ///   - others: files that were found to be needed besides.
  ///   - code: what else uses names.
  ///   - ofDeclarations: whether the code of functions, accessors and views is compiled only of the
  ///     files that are asked for.
  func files(
    neededBy start: some Sequence<Int>, and others: [Int] = [], code: [FileNames] = [],
    ofDeclarations: Bool = false
  ) -> [Int] {
    let asked = Set(start)
    var chosen = asked.union(others)
    var open = Array(chosen)
    var used: Set<FileNames.Name> = []
    var declared: Set<FileNames.Name> = []
    // What the code that is compiled may call.
    var called: Set<FileNames.Name> = []
    func add(_ more: [Int]?) {
      for index in more ?? [] where chosen.insert(index).inserted { open.append(index) }
    }
    func add(usedBy file: FileNames, isAsked: Bool) {
      let names = isAsked || !ofDeclarations ? file.used : file.usedInDeclarations
      add(declaring(names))
      add(nesting(names, in: file))
      if isAsked || isSmall { add(adding(to: file)) }
      if isAsked {
        called.formUnion(file.members)
        called.formUnion(file.used)
      }
      for name in file.declared { add(isAsked ? extending[name] : conforming[name]) }
      used.formUnion(names)
      declared.formUnion(file.declared)
    }
    for names in code { add(usedBy: names, isAsked: true) }
    repeat {
      while let index = open.popLast() {
        add(usedBy: files[index], isAsked: asked.contains(index))
      }
      // That a type adopts a protocol matters where both are known.
      for (file, part) in adopting where used.contains(part.type) {
        if part.adopted.contains(where: { declared.contains($0) || declaring[$0] == nil }) {
          add([file])
        }
      }
      // Of a few files, a compile tells soon enough which members are missing.
      if ofDeclarations {
        for index in files.indices where !chosen.contains(index) {
          let isCalled = files[index].extensions.contains {
            declared.contains($0.type) && !$0.members.isDisjoint(with: called)
          }
          if isCalled { add([index]) }
        }
      }
    } while !open.isEmpty
    return chosen.sorted()
  }

  /// In a module of few files, it costs less to compile one too many than to find out which are missing.
  private var isSmall: Bool { files.count <= Self.few }

  private static let few = 20

  /// The files that declare nested types which a file names together with the outer type.
  ///
  /// - Parameter names: those of the file that matter.
  private func nesting(_ names: Set<FileNames.Name>, in file: FileNames) -> [Int] {
    names.union(file.members).flatMap { name in
      (nesting[name] ?? []).filter {
        names.contains($0.outer) || file.declared.contains($0.outer)
      }.map(\.file)
    }
  }

  /// The names in some of the files.
  func names(in indices: some Sequence<Int>) -> [FileNames] { indices.map { files[$0] } }

  /// The files that declare what code names.
  func files(namedBy code: [FileNames]) -> Set<Int> {
    Set(code.flatMap { declaring($0.used) + adding(to: $0) })
  }

  private func declaring(_ names: Set<FileNames.Name>) -> [Int] {
    names.flatMap { declaring[$0] ?? [] }
  }

  /// The files that add a member to a type of another module, of a name that a file uses: behind a dot, or
  /// without one where it has the type's own members at hand.
  private func adding(to file: FileNames) -> [Int] {
    let behindDots = file.members.flatMap { adding[$0] ?? [] }.map(\.file)
    let others = file.used.flatMap { adding[$0] ?? [] }.filter { file.used.contains($0.type) }
    return behindDots + others.map(\.file)
  }

  /// The files whose extensions have members that code names.
  func files(extendingWith code: String) -> [Int] {
    let names = FileNames(code)
    let used = names.used.union(names.members).union(names.unlabelledCalls)
    return files.indices.filter { index in
      files[index].extensions.contains { !$0.members.isDisjoint(with: used) }
    }
  }

  private func files(adding member: String) -> [Int] {
    let name = FileNames.name(member)
    return files.indices.filter { index in
      files[index].extensions.contains { $0.members.contains(name) }
    }
  }

  /// The files that declare what an error of the compiler says is missing.
  func files(missing message: String) -> [Int] {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { $0.element.prefix { $0 != "(" && $0 != "<" } }
    guard let first = quoted.first, let last = quoted.last else { return [] }
    if message.contains("has no member") {
      return files(adding: String(last))
    }
    if message.contains("conform") {
      let names = Set(quoted.map { FileNames.name($0) })
      return files.indices.filter { index in
        // A type may have another name there: `[Int]` is extended as `Array`.
        files[index].extensions.contains { !$0.adopted.isDisjoint(with: names) }
      }
    }
    let isOfName = message.hasPrefix("cannot find '") || message.hasPrefix("cannot find type")
    if !isOfName, message.contains("subscript") {
      return files.indices.filter { files[$0].hasSubscripts }
    }
    if message.contains("operator") || message.contains("to expected argument type") {
      // Another initializer than the program's may have been taken to be meant.
      return Set(files.indices.filter { files[$0].hasOperators } + files(adding: "init(_")).sorted()
    }
    // What no name at the place of the error leads to.
    if message.hasPrefix("cannot call value of non-function type") {
      return files(adding: "callAsFunction")
    }
    if message.hasPrefix("extraneous argument label")
      || message.hasPrefix("incorrect argument label")
    {
      let label = first.prefix { $0 != ":" }
      return Set(files(adding: "init(\(label)") + files(adding: "appendInterpolation")).sorted()
    }
    // The module is the files' own where one of them declares the type.
    guard message.hasPrefix("cannot find") || message.hasPrefix("no type named") else { return [] }
    let name = FileNames.name(first)
    let declaring = files.indices.filter { index in
      files[index].declared.contains(name)
        || (first.first?.isUppercase == true && files[index].declaredAnywhere.contains(name))
    }
    guard declaring.isEmpty else { return declaring }
    // A type's own code names without a dot what extensions of it in other files declare, or of what it
    // inherits from, which may be of another module.
    let extending = files(adding: String(first))
    let own = extending.filter { index in
      files[index].extensions.contains {
        self.declaring[$0.type] != nil && $0.members.contains(name)
      }
    }
    return own.isEmpty ? extending : own
  }
}
