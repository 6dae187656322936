import Foundation

/// A copy of the package in which lines are changed, each behind a switch that an environment variable
/// sets.
struct MutatedPackage {
  /// Where its files, its build and what is printed lie.
  let work: String
  private(set) var mutants: [Mutant] = []

  var copy: String { work + "/package" }
  /// The program that runs them, started without the package manager, whose start takes seconds.
  var tests: String { copy + "/.build/debug/layoutprobePackageTests.xctest" }

  /// Builds it with all changes that compile; those that do not are left out.
  init(work: String, mutants: [Mutant]) throws {
    self.work = work
    self.mutants = mutants
    try synchronize()
    try write()
    say("\(mutants.count) changes")
    for round in 1...20 {
      let isBuilt =
        run(["swift", "build", "--build-tests"], in: copy, output: work + "/build.log") == 0
      if isBuilt { return }
      guard try removeRefused(text(of: work + "/build.log")) else { break }
      say("build \(round): \(self.mutants.count) changes compile")
    }
    fail("the package does not build: see .build/mutants/build.log")
  }

  /// Writes what is not there as it is in the package, and leaves the rest alone, for what was built of it.
  private func synchronize() throws {
    run(["git", "ls-files"], output: work + "/files")
    let files = text(of: work + "/files").split(separator: "\n").map(String.init)
    let manager = FileManager.default
    for old in manager.enumerator(atPath: copy)?.compactMap({ $0 as? String }) ?? []
    where old.hasSuffix(".swift") && !old.hasPrefix(".build") && !files.contains(old) {
      try manager.removeItem(atPath: "\(copy)/\(old)")
    }
    for file in files where manager.fileExists(atPath: file) {
      let target = "\(copy)/\(file)"
      let isLink = (try? manager.destinationOfSymbolicLink(atPath: file)) != nil
      if manager.fileExists(atPath: target),
        isLink || manager.contentsEqual(atPath: file, andPath: target)
      {
        continue
      }
      try? manager.removeItem(atPath: target)
      try manager.createDirectory(
        atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try manager.copyItem(atPath: file, toPath: target)
    }
  }

  private func write() throws {
    for module in Set(strata.map(\.module)) {
      try MutatedPackage.switchSource(mutants.count).write(
        toFile: "\(copy)/Sources/\(module)/_Mutated.swift", atomically: true, encoding: .utf8)
    }
    for (file, changed) in Dictionary(grouping: mutants, by: \.file) {
      var lines = text(of: file).components(separatedBy: "\n")
      for mutant in changed { lines[mutant.line] = mutant.switchedLine }
      try lines.joined(separator: "\n").write(
        toFile: "\(copy)/\(file)", atomically: true, encoding: .utf8)
    }
  }

  /// Takes back changes that do not compile; false if something else does not.
  private mutating func removeRefused(_ messages: String) throws -> Bool {
    var refused: Set<Int> = []
    for match in messages.matches(of: #/(Sources\/[^:\n]+):(\d+):\d+: error:/#) {
      let (file, line) = (String(match.1), (Int(match.2) ?? 0) - 1)
      let near = mutants.filter { $0.file == file }.min {
        abs($0.line - line) < abs($1.line - line)
      }
      if let near { refused.insert(near.id) }
    }
    guard !refused.isEmpty else { return false }
    let gone = mutants.filter { refused.contains($0.id) }
    mutants.removeAll { refused.contains($0.id) }
    for mutant in gone {
      var lines = text(of: "\(copy)/\(mutant.file)").components(separatedBy: "\n")
      lines[mutant.line] = mutant.before
      try lines.joined(separator: "\n").write(
        toFile: "\(copy)/\(mutant.file)", atomically: true, encoding: .utf8)
    }
    return true
  }

  private static func switchSource(_ count: Int) -> String {
    """
    import Foundation

    private let activeMutant: Int = getenv("LAYOUTPROBE_MUTANT").flatMap { Int(String(cString: $0)) } ?? -1
    private let reachedFile: String? = getenv("LAYOUTPROBE_REACHED").map { String(cString: $0) }
    nonisolated(unsafe) private let reachedMutants: UnsafeMutablePointer<Bool> = {
      let flags = UnsafeMutablePointer<Bool>.allocate(capacity: \(count))
      flags.initialize(repeating: false, count: \(count))
      return flags
    }()

    @usableFromInline func _mutated(_ number: Int) -> Bool {
      if activeMutant == number { return true }
      if let reachedFile, !reachedMutants[number] {
        reachedMutants[number] = true
        let file = open(reachedFile, O_WRONLY | O_APPEND | O_CREAT, 0o644)
        let line = Array("\\(number)\\n".utf8)
        _ = write(file, line, line.count)
        close(file)
      }
      return false
    }

    """
  }
}
