/// The files of a module that are compiled: all of them, or what a preview needs.
struct ModulePart: Sendable {
  /// In the order of the module.
  private let all: [SourceUnit.File]
  /// Which of them need each other; nil where all are compiled.
  private let reach: FileReach?
  private var chosen: [Int]
  private let asked: [Int]
  /// Whether only declarations are compiled, and of the code only what is called.
  private(set) var defersCode = false
  /// The files whose code is compiled, where not all of it is.
  private var activeFiles: Set<Int> = []
  /// The files whose code is known to be called.
  private(set) var called: Set<String> = []
  /// The names in code that imports the module.
  private var importing: [FileNames] = []
  /// The files that the compiler missed.
  private var found: [Int] = []
  /// What else uses names.
  private let code: [FileNames]

  /// The whole module.
  init(_ files: [SourceUnit.File]) {
    all = files
    reach = nil
    chosen = Array(files.indices)
    asked = chosen
    code = []
  }

  /// A module of which nothing is asked, and that others import.
  init(imported files: [SourceUnit.File]) {
    all = files
    defersCode = files.count >= Self.several
    reach = defersCode ? FileReach(files.map(\.text)) : nil
    chosen = Array(files.indices)
    asked = []
    code = []
  }

  /// - Parameters:
  ///   - paths: the files of which something is asked.
  ///   - code: what else uses names.
  init(_ files: [SourceUnit.File], neededBy paths: Set<String>, code: [String]) {
    all = files
    let reach = FileReach(files.map(\.text))
    self.reach = reach
    self.code = code.map(FileNames.init)
    asked = files.indices.filter { paths.contains(files[$0].path) }
    chosen = reach.files(neededBy: asked, code: self.code)
    widenMuch()
    defersCode = isLarge(chosen)
  }

  /// Of an asked module that needs so many files, or so many bytes, code that may never be called is most of
  /// it.
  private static let large = (files: 60, bytes: 300_000)

  private func isLarge(_ files: [Int]) -> Bool {
    files.count >= Self.large.files
      || files.reduce(0) { $0 + all[$1].text.utf8.count } >= Self.large.bytes
  }

  /// An imported module of fewer files is compiled sooner than it is known what is called.
  private static let several = 8

  /// The names in the files whose code is called for all that is known.
  var namesInCode: [FileNames] {
    guard let reach else { return files.map { FileNames($0.text) } }
    return reach.names(in: start)
  }

  /// Whether code may be left out.
  var mayDeferCode: Bool { reach != nil }

  /// The files whose code is compiled; nil for all.
  var active: Set<String>? { defersCode ? Set(activeFiles.map { all[$0].path }) : nil }

  /// Chooses the files whose code is compiled: what is asked for, what was called, and what these and
  /// the code that imports the module name, which is likely to be called next. Of an asked module,
  /// only the declarations are compiled that this code needs.
  mutating func activate(called: Set<String>, importedBy names: [FileNames]) {
    (self.called, importing) = (called, names)
    // Code was left out of a part that turned out to be large.
    if mayDeferCode, !called.isEmpty { defersCode = true }
    activate()
  }

  private mutating func activate() {
    guard defersCode, let reach else { return }
    let start = start
    activeFiles = start.union(reach.files(namedBy: reach.names(in: start) + code + importing))
    let called = start.subtracting(asked)
    let callers = activeFiles.subtracting(start).filter { file in
      let named = reach.files(namedBy: reach.names(in: [file]))
      return named.intersection(called).count >= Self.callsOfCaller
    }
    activeFiles.formUnion(reach.files(namedBy: reach.names(in: callers)))
    if !asked.isEmpty || !code.isEmpty { chosen = needed(and: found) }
  }

  /// Code that names so many files whose code was called is taken to be what calls them, as the object that
  /// makes all services of an app: it is likely to call the others that it names.
  private static let callsOfCaller = 2

  /// The files that the compiler missed; what was missed once is there from the start.
  var foundPaths: Set<String> {
    get { Set(found.map { all[$0].path }) }
    set {
      found = all.indices.filter { newValue.contains(all[$0].path) }
      if defersCode, !found.isEmpty, !isWhole { chosen = needed(and: found) }
    }
  }

  private mutating func deferIfLarge() {
    guard !defersCode, isLarge(chosen) else { return }
    defersCode = true
    activate()
  }

  /// What is compiled for what is asked for, or turned out to be needed besides.
  private func needed(and others: [Int]) -> [Int] {
    guard let reach else { return chosen }
    let needed = reach.files(
      neededBy: defersCode ? Array(activeFiles) : asked, and: others, code: code,
      ofDeclarations: defersCode)
    return defersCode && needed.count * Self.mostShare > all.count ? Array(all.indices) : needed
  }

  /// Of a larger share of a module, declarations cost less than to add files later: the compiler then
  /// compiles most others again, for something in these may mean something else.
  private static let mostShare = 3

  private var start: Set<Int> {
    Set(asked).union(all.indices.filter { called.contains(all[$0].path) })
  }

  var files: [SourceUnit.File] { chosen.map { all[$0] } }

  /// Tells the module from others, regardless of the files that are compiled of it.
  var firstPath: String { all.first?.path ?? "" }

  var isWhole: Bool { chosen.count == all.count }

  /// What the module consists of: the files that are left out may turn out to be needed.
  var identity: [String] { all.flatMap { [$0.path, $0.text] } }

  /// Adds the files that declare what the compiler misses, and what these need; false if there are
  /// none.
  ///
  /// - Parameter compiled: what the compiler's lines are counted in.
  mutating func add(
    missing diagnostics: [ModuleSources.Diagnostic], in compiled: [ModuleSources.File] = []
  ) -> Bool {
    guard let reach, !isWhole else { return false }
    var missing = Set(diagnostics.map(\.message)).flatMap(reach.files(missing:))
    if missing.allSatisfy(chosen.contains) {
      // An overload may be missing, or a default, unless that follows from a name that no file declares.
      let hopeless = Set(
        diagnostics.filter { $0.message.hasPrefix("cannot find") }
          .filter { reach.files(missing: $0.message).isEmpty }.map(\.path))
      missing = reach.files(
        extendingWith: Self.code(
          around: diagnostics.filter { !hopeless.contains($0.path) }, in: compiled))
    }
    found += missing
    let wider = needed(and: chosen + missing)
    guard wider.count > chosen.count else { return false }
    chosen = wider
    widenMuch()
    deferIfLarge()
    return true
  }

  /// Adds files that were needed before; false if all of them are there, or too many would be.
  mutating func add(neededBefore paths: Set<String>) -> Bool {
    guard !defersCode, !isWhole else { return false }
    let before = all.indices.filter { paths.contains(all[$0].path) }
    let wider = needed(and: chosen + before)
    guard wider.count > chosen.count, !isLarge(wider) else { return false }
    chosen = wider
    return true
  }

  /// Whether files that are left out declare what an error says is missing.
  func canAdd(missing message: String) -> Bool {
    guard let reach, !isWhole else { return false }
    return !reach.files(missing: message).allSatisfy(chosen.contains)
  }

  /// Whether it is worth while to compile what is chosen to learn what else is needed.
  var isSmall: Bool { chosen.count <= Self.few }

  /// Whether a look at the declarations is worth while before the code is compiled.
  var isWorthALook: Bool { chosen.count >= Self.couple }

  private mutating func widenMuch() {
    if let reach, !isSmall, !defersCode { chosen = reach.files(neededBy: chosen) }
  }

  /// More files than these are not worth compiling again for the next that are missing: all that may be
  /// are added at once.
  private static let few = 30
  /// Fewer files than these are compiled as soon as looked at.
  private static let couple = 3

  /// The lines that the compiler finds wrong, and those after them that may be part of the same.
  private static func code(
    around diagnostics: [ModuleSources.Diagnostic], in files: [ModuleSources.File]
  ) -> String {
    var code: [Substring] = []
    let byPath = Dictionary(grouping: diagnostics.filter { $0.path != nil }, by: \.path)
    for file in files {
      guard let places = byPath[file.path] else { continue }
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      let wanted = Set(places.flatMap { $0.line - 1..<$0.line + linesAfter })
      code += wanted.sorted().filter(lines.indices.contains).map { lines[$0] }
    }
    return code.joined(separator: "\n")
  }

  private static let linesAfter = 12
}
