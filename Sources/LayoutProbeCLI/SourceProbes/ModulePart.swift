/// The files of a module that are compiled: all of them, or what a preview needs.
struct ModulePart: Sendable {
  /// In the order of the module.
  private let all: [SourceUnit.File]
  /// Which of them need each other; nil where all are compiled.
  private let reach: FileReach?
  private var chosen: [Int]

  /// The whole module.
  init(_ files: [SourceUnit.File]) {
    all = files
    reach = nil
    chosen = Array(files.indices)
  }

  /// - Parameters:
  ///   - paths: the files of which something is asked.
  ///   - code: what else uses names.
  init(_ files: [SourceUnit.File], neededBy paths: Set<String>, code: [String]) {
    all = files
    let reach = FileReach(files.map(\.text))
    self.reach = reach
    chosen = reach.files(
      neededBy: files.indices.filter { paths.contains(files[$0].path) }, code: code)
  }

  var files: [SourceUnit.File] { chosen.map { all[$0] } }

  var isWhole: Bool { chosen.count == all.count }

  /// What the module consists of: the files that are left out may turn out to be needed.
  var identity: [String] { all.flatMap { [$0.path, $0.text] } }

  /// Adds the files that declare what the compiler misses, and what these need; false if there are
  /// none.
  mutating func add(missing messages: [String]) -> Bool {
    guard let reach, !isWhole else { return false }
    let missing = Set(messages).flatMap(reach.files(missing:))
    let wider = reach.files(neededBy: chosen + missing)
    guard wider.count > chosen.count else { return false }
    chosen = wider
    return true
  }
}
