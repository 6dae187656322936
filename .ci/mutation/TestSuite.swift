import Foundation

/// A suite of tests, as it runs without any change.
struct TestSuite {
  var name: String
  var seconds = 0.0
  /// The changes whose lines it runs.
  var reached: Set<Int> = []

  var module: String { String(name.prefix { $0 != "." }) }

  /// All suites of the modules of changes; those that fail without a change are left out.
  static func all(of package: MutatedPackage) -> [TestSuite] {
    let list = package.work + "/list"
    run(["swift", "test", "list", "--skip-build"], in: package.copy, output: list)
    let modules = package.mutants.reduce(into: Set<String>()) { $0.formUnion($1.testModules) }
    let names = Set(
      text(of: list).split(separator: "\n").compactMap { line in
        line.wholeMatch(of: #/(\w+\.\w+)\/.*/#).map { String($0.1) }
      }
    ).filter { modules.contains(String($0.prefix { $0 != "." })) }.sorted()
    return names.compactMap { name in
      let file = package.work + "/reached"
      try? FileManager.default.removeItem(atPath: file)
      var suite = TestSuite(name: name)
      let start = Date()
      guard test([suite], in: package, ["LAYOUTPROBE_REACHED": file], timeout: 900) else {
        say("left out, as it fails without a change: \(name)")
        return nil
      }
      suite.seconds = Date().timeIntervalSince(start)
      suite.reached = Set(text(of: file).split(separator: "\n").compactMap { Int($0) })
      return suite
    }
  }

  /// Whether all of them pass in time.
  static func test(
    _ suites: [TestSuite], in package: MutatedPackage, _ environment: [String: String],
    timeout: Double
  ) -> Bool {
    let names = suites.map { NSRegularExpression.escapedPattern(for: $0.name) + "/" }
    return run(
      [
        "swift", "test", "--skip-build", "--disable-xctest", "--filter",
        "^(" + names.joined(separator: "|") + ")",
      ], in: package.copy, environment: environment, timeout: timeout) == 0
  }

  /// In groups that take about as long, the short ones first.
  static func groups(_ suites: [TestSuite]) -> [[TestSuite]] {
    var groups: [[TestSuite]] = []
    for suite in suites.sorted(by: { ($0.seconds, $0.name) < ($1.seconds, $1.name) }) {
      let last = groups.last ?? []
      if !last.isEmpty, last.count < 40, last.reduce(0, { $0 + $1.seconds }) + suite.seconds < 30 {
        groups[groups.count - 1].append(suite)
      } else {
        groups.append([suite])
      }
    }
    return groups
  }
}
