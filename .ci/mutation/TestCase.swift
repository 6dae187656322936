import Foundation

/// A test, as it runs without any change.
struct TestCase {
  /// As `--list-tests` prints it.
  var name: String
  /// Without the start of the process.
  var seconds = 0.0
  /// The changes whose lines it runs.
  var reached: Set<Int> = []

  var module: String { String(name.prefix { $0 != "." }) }

  /// Whether a change is tried with it: those of its module, and of the one above it that says what it did,
  /// for the inspector's tests are the first to see what only an inspector asks. Of these the short ones.
  func isFor(_ mutant: Mutant) -> Bool {
    guard reached.contains(mutant.id) else { return false }
    return module == mutant.module + "Tests" || mutant.testModules.contains(module) && seconds < 4
  }

  /// All tests of the modules of changes; those that fail without a change are left out.
  static func all(of package: MutatedPackage) -> [TestCase] {
    let list = package.work + "/list"
    run([package.tests, "--testing-library", "swift-testing", "--list-tests"], output: list)
    let modules = package.mutants.reduce(into: Set<String>()) { $0.formUnion($1.testModules) }
    let found = text(of: list).split(separator: "\n").map { TestCase(name: String($0)) }
      .filter { modules.contains($0.module) }
    let tried = concurrently(found) { test -> TestCase? in
      let file = package.work + "/reached-" + UUID().uuidString
      let start = Date()
      guard pass([test], in: package, ["LAYOUTPROBE_REACHED": file], seconds: 300) else {
        say("left out, as it fails without a change: \(test.name)")
        return nil
      }
      var test = test
      test.seconds = Date().timeIntervalSince(start)
      test.reached = Set(text(of: file).split(separator: "\n").compactMap { Int($0) })
      try? FileManager.default.removeItem(atPath: file)
      return test
    }.compactMap(\.self)
    let start = tried.map(\.seconds).min() ?? 0
    return tried.map { test in
      var test = test
      test.seconds -= start
      return test
    }
  }

  /// Whether all of them pass, with so many seconds of processor time.
  static func pass(
    _ tests: [TestCase], in package: MutatedPackage, _ environment: [String: String],
    seconds: Double
  ) -> Bool {
    let names = tests.map { NSRegularExpression.escapedPattern(for: $0.name) }
    let limited = "ulimit -t \(Int(seconds)); exec \"$0\" \"$@\""
    return run(
      [
        "sh", "-c", limited, package.tests, "--testing-library", "swift-testing", "--filter",
        "^(" + names.joined(separator: "|") + ")",
      ], in: package.copy, environment: environment, timeout: 3 * seconds + 30) == 0
  }

  /// The short ones first and together, so that most changes are noticed soon.
  static func groups(_ tests: [TestCase]) -> [[TestCase]] {
    var groups: [[TestCase]] = [[]]
    var seconds = 0.0
    for test in tests.sorted(by: { ($0.seconds, $0.name) < ($1.seconds, $1.name) }) {
      let limit = [2.0, 10, 30][min(groups.count - 1, 2)]
      if !groups[groups.count - 1].isEmpty, seconds + test.seconds > limit {
        groups.append([])
        seconds = 0
      }
      groups[groups.count - 1].append(test)
      seconds += test.seconds
    }
    return groups.filter { !$0.isEmpty }
  }
}
