/// The files of a module that are compiled: all of them, or what a preview needs.
struct ModulePart: Sendable {
  /// In the order of the module.
  private let all: [SourceUnit.File]
  /// Which of them need each other; nil where all are compiled.
  private let reach: FileReach?
  private var chosen: [Int]
  private let asked: [Int]
  /// Whether all declarations are compiled, and of the code only what is called.
  private(set) var defersCode = false

  /// The whole module.
  init(_ files: [SourceUnit.File]) {
    all = files
    reach = nil
    chosen = Array(files.indices)
    asked = chosen
  }

  /// A module of which nothing is asked, and that others import.
  init(imported files: [SourceUnit.File]) {
    all = files
    defersCode = files.count >= Self.several
    reach = defersCode ? FileReach(files.map(\.text)) : nil
    chosen = Array(files.indices)
    asked = []
  }

  /// - Parameters:
  ///   - paths: the files of which something is asked.
  ///   - code: what else uses names.
  init(_ files: [SourceUnit.File], neededBy paths: Set<String>, code: [String]) {
    all = files
    let reach = FileReach(files.map(\.text))
    self.reach = reach
    asked = files.indices.filter { paths.contains(files[$0].path) }
    chosen = reach.files(neededBy: asked, code: code)
    widenMuch()
    if chosen.count >= Self.large, files.count <= Self.huge {
      defersCode = true
      chosen = Array(files.indices)
    }
  }

  /// Of an asked module that needs so many files, code that may never be called is most of it.
  private static let large = 60
  /// Of more files than these, not even the declarations are compiled of those that nothing needs.
  private static let huge = 5_000
  /// An imported module of fewer files is compiled sooner than it is known what is called.
  private static let several = 8

  /// The names in the files whose code is called for all that is known.
  ///
  /// - Parameter called: files whose code turned out to be called.
  func namesInCode(called: Set<String>) -> [FileNames] {
    guard let reach else { return files.map { FileNames($0.text) } }
    return reach.names(in: start(called: called))
  }

  /// The files whose code is compiled: what is asked for, what was called, and what these and the code
  /// that imports the module name, which is likely to be called next. Nil for all.
  func active(called: Set<String>, importedBy code: [FileNames]) -> Set<String>? {
    guard defersCode, let reach else { return nil }
    let start = start(called: called)
    let named = reach.files(namedBy: reach.names(in: start) + code)
    return Set(start.union(named).map { all[$0].path })
  }

  private func start(called: Set<String>) -> Set<Int> {
    Set(asked).union(all.indices.filter { called.contains(all[$0].path) })
  }

  var files: [SourceUnit.File] { chosen.map { all[$0] } }

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
      // An overload may be missing, or a default.
      missing = reach.files(extendingWith: Self.code(around: diagnostics, in: compiled))
    }
    let wider = reach.files(neededBy: asked, and: chosen + missing)
    guard wider.count > chosen.count else { return false }
    chosen = wider
    widenMuch()
    return true
  }

  /// Whether it is worth while to compile what is chosen to learn what else is needed.
  var isSmall: Bool { chosen.count <= Self.few }

  private mutating func widenMuch() {
    if let reach, !isSmall { chosen = reach.files(neededBy: chosen) }
  }

  /// More files than these are not worth compiling again for the next that are missing: all that may be
  /// are added at once.
  private static let few = 30

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
