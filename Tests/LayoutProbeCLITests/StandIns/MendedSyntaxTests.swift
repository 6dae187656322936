import LayoutProbe
import Testing

@testable import LayoutProbeCLI

@Suite("Code stays well-formed where something in it is stood in for")
struct MendedSyntaxTests {
  private static let known: Set<String> = ["SwiftUI", "HeadlessUI", "Foundation", "LayoutProbe"]

  private func mend(_ source: String) throws -> MendedModule {
    let checker = try #require(try TypeChecker())
    var module = ModuleSources(name: "Made", files: [.init(path: "A.swift", text: source)])
    module.knownModules = Self.known
    return try StandIns.mend(module, compile: checker.check)
  }

  @Test(
    "of a condition on lines of its own, only what is missing is replaced",
    .enabled(if: CommandRun.canCompile), .ownThreads)
  func conditions() throws {
    let mended = try mend(
      """
      import SwiftUI
      struct Card: View {
        let title: String?
        func load() async -> String? {
          guard
            let page = try? await Missing.page(),
            let title = page.title
          else { return nil }
          return title
        }
        func isOwn(_ name: String) -> Bool {
          if
            Missing.isOn,
            name == title
          {
            return true
          }
          while
            let next = Missing.next,
            next != title
          { print(name) }
          return false
        }
        var body: some View { Text(title ?? "") }
      }
      """)
    #expect(mended.outcome == .compiled)
    let text = mended.sources.files[0].text
    for kept in ["else { return nil }", "name == title", "return true", "print(name)"] {
      #expect(text.contains(kept), "\(kept): \(text)")
    }
  }

  @Test(
    "a missing type that has to be a class is one, and types inside of an alias's are declared",
    .enabled(if: CommandRun.canCompile), .ownThreads)
  func classesAndAliases() throws {
    let mended = try mend(
      """
      import Absent
      import SwiftUI
      protocol Target: AnyObject {}
      extension AbsentItem: Target {}
      typealias Settings = AbsentSettings
      func read(_ key: Settings.Key) -> Settings.Key { key }
      struct Card: View {
        var body: some View { Text("a") }
      }
      """)
    #expect(mended.outcome == .compiled)
    let text = mended.sources.files[0].text
    #expect(text.contains("extension AbsentItem: Target {}"))
    #expect(text.contains("func read(_ key: Settings.Key) -> Settings.Key { key }"))
  }

  private func lines(_ sources: ModuleSources) -> [String] {
    sources.files[0].text.split(separator: "\n").map(String.init)
  }

  private func error(_ line: Int, _ message: String) -> ModuleSources.Diagnostic {
    .init(path: "A.swift", line: line, column: 14, severity: .error, message: message)
  }

  /// Three functions, in each of which the name `bad` is missing.
  private static let functions = ModuleSources(
    name: "Made",
    files: [
      .init(
        path: "A.swift",
        text: "import SwiftUI\n" + (0..<3).map { "func f\($0)() { bad() }\n" }.joined()
          + "let last = 1\n")
    ])

  private func missing(in sources: ModuleSources) -> [ModuleSources.Diagnostic] {
    lines(sources).enumerated().filter { $0.element.contains("{ bad() }") }.map {
      error($0.offset + 1, "cannot find 'bad' in scope")
    }
  }

  /// The functions' lines as they were mended at first, and as they are in the end.
  ///
  /// - Parameter isBroken: whether the text cannot be parsed after its last function in a round.
  private func mend(isBroken: (Int) -> Bool) throws -> (first: [String], last: [String]) {
    var first: [String] = []
    var rounds = 0
    let mended = try StandIns.mend(Self.functions) { sources in
      rounds += 1
      if rounds == 2 { first = lines(sources) }
      if isBroken(rounds) { return .failed([error(5, "extraneous '}' at top level")]) }
      let missing = missing(in: sources)
      return missing.isEmpty ? .compiled : .failed(missing)
    }
    #expect(mended.outcome == .compiled)
    #expect(!first.contains { $0.contains("{ bad() }") })
    return (Array(first[1...3]), Array(lines(mended.sources)[1...3]))
  }

  @Test("what cannot be parsed takes back what was done to the declaration before it only")
  func nearest() throws {
    let mended = try mend { $0 == 2 }
    #expect(mended.last.prefix(2) == mended.first.prefix(2))
    #expect(mended.last[2] != mended.first[2])
  }

  @Test("what cannot be parsed twice takes back all that was done to the file")
  func all() throws {
    let mended = try mend { $0 == 2 || $0 == 3 }
    for index in 0..<3 { #expect(mended.last[index] != mended.first[index]) }
  }

  @Test("an attribute that is put back with all else is left out once more")
  func attribute() throws {
    let text = "import SwiftUI\n@Missing\nstruct A {}\nfunc f() { bad() }\n"
    let sources = ModuleSources(name: "M", files: [.init(path: "A.swift", text: text)])
    var rounds = 0
    let mended = try StandIns.mend(sources) { sources in
      rounds += 1
      if rounds == 2 || rounds == 3 { return .failed([error(4, "extraneous '}' at top level")]) }
      let attributes = lines(sources).enumerated().filter { $0.element.contains("@Missing") }
        .map { error($0.offset + 1, "unknown attribute 'Missing'") }
      let all = attributes + missing(in: sources)
      return all.isEmpty ? .compiled : .failed(all)
    }
    #expect(mended.outcome == .compiled)
    #expect(rounds > 3)
  }

  @Test("what the file's own syntax has wrong takes nothing back")
  func own() throws {
    var texts: [String] = []
    _ = try StandIns.mend(Self.functions) { sources in
      texts.append(lines(sources).prefix(4).joined())
      return .failed(
        [error(5, "expected expression path in Swift key path")] + missing(in: sources))
    }
    #expect(texts.count > 2 && Set(texts.dropFirst()).count == 1, "\(texts)")
  }
}
