import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Compiling sources", .serialized, .enabled(if: SwiftCompiler.find() != nil))
struct ProbeCompilerTests {
  /// Modules just large enough to compile against.
  private func compiler(_ folder: TemporaryFolder) throws -> ProbeCompiler {
    let compiler = try #require(SwiftCompiler.find())
    let ui = """
      public protocol View { associatedtype B: View; @ViewBuilder @MainActor var body: B { get } }
      extension Never: View { public var body: Never { fatalError() } }
      public struct Text: View {
        public init(_ text: String) {}
        public var body: Never { fatalError() }
      }
      @resultBuilder public enum ViewBuilder {
        public static func buildBlock<V: View>(_ view: V) -> V { view }
      }
      public struct PreviewDeclaration {
        public init<V: View>(_ name: String? = nil, @ViewBuilder _ body: @MainActor () -> V) {}
      }
      @propertyWrapper public struct State<V> {
        public init(wrappedValue: V) { self.wrappedValue = wrappedValue }
        public var wrappedValue: V
      }
      """
    let probe = """
      import HeadlessUI
      public final class SourceProbeList {
        public static func retained(
          _ fill: @MainActor (SourceProbeList) -> Void
        ) -> UnsafeMutableRawPointer { .allocate(byteCount: 1, alignment: 1) }
        public func wants(_ file: String) -> Bool { true }
        public func add(_ preview: PreviewDeclaration, file: String, line: Int) {}
        public func add<V: View>(
          view: String, file: String, line: Int, @ViewBuilder _ body: @MainActor () -> V) {}
        public func add<V: View>(expression: String, @ViewBuilder _ body: @MainActor () -> V) {}
      }
      """
    for (name, text) in [("HeadlessUI", ui), ("LayoutProbe", probe)] {
      let source = try folder.write("\(name).swift", text)
      let module = folder.url.appendingPathComponent("\(name).swiftmodule").path
      let result = try ChildProcess(
        executable: compiler.path,
        arguments: [
          "-emit-module", "-parse-as-library", "-module-name", name, "-I", folder.url.path, "-o",
          module, source,
        ], output: folder.url.appendingPathComponent("out"),
        errors: folder.url.appendingPathComponent("err")
      ).run(timeout: 100)
      try #require(result.status == 0, "\(result.errors)")
    }
    return ProbeCompiler(compiler: compiler, moduleFolders: [folder.url.path])
  }

  private func sources(_ text: String, path: String = "dir/My File.swift") -> ProbeSources {
    ProbeSources(SourceUnit(name: "My File", files: [.init(path: path, text: text)]))
  }

  @Test("Previews of every form compile, once, and are then taken from the cache")
  func compiles() throws {
    let folder = try TemporaryFolder()
    let cache = ProbeCache(folder: folder.url.appendingPathComponent("cache"))
    let build = CachedProbeCompiler(
      compiler: try compiler(folder), cache: cache, stamp: "")
    let input = sources(
      """
      import SwiftUI
      #if canImport(SwiftUI) && DEBUG
      #Preview { Text("a") } #Preview("b") { Text("b") }
      #else
      #Preview { Nothing() }
      #endif
      #Preview(
        "c"
      ) {
        @Previewable @State var x = 1
        Text("\\(x)")
      }
      @main struct Main { static func main() {} }
      """)
    guard case .library(let first, false) = try build.library(for: input) else {
      Issue.record("\(try build.library(for: input))")
      return
    }
    #expect(try build.library(for: input) == .library(first, isCached: true))
  }

  @Test("Messages show the user's file, line, column and text")
  func messages() throws {
    let folder = try TemporaryFolder()
    let compiler = try compiler(folder)
    func messages(_ input: ProbeSources) throws -> String {
      let work = folder.url.appendingPathComponent("work")
      guard case .failed(let text, let isFinal) = try compiler.compile(input, in: work) else {
        return ""
      }
      #expect(isFinal)
      return text
    }
    let preview = try messages(
      sources("import SwiftUI\n\t#Preview { Txt(\"a\") }\nlet a: Int = \"\""))
    #expect(
      preview.contains(
        "dir/My File.swift:2:13: error: cannot find 'Txt' in scope\n"
          + "\t#Preview { Txt(\"a\") }\n\t           ^"), "\(preview)")
    #expect(preview.contains("dir/My File.swift:3:14: error: "))
    #expect(!preview.contains("PreviewDeclaration"))
    let end = try messages(sources("import SwiftUI\n#Preview { Text(\"\")\n"))
    #expect(end.contains("dir/My File.swift:3:1: error: expected '}'"), "\(end)")
    let odd = try messages(sources("\t#Preview { Txt() }", path: "a \"b\" \\ é.swift"))
    #expect(odd.contains("a \"b\" \\ é.swift:1:2: error:"), "\(odd)")
    let expression = try messages(ProbeSources(SourceUnit(expressions: ["Txt(1)"])))
    #expect(expression.contains("-e:1:1: error: cannot find 'Txt' in scope\nTxt(1)\n^"))
    let unit = SourceUnit(
      name: "A",
      files: [
        .init(
          path: "A.swift",
          text: "import SwiftUI\nstruct A: View { let x: Int; var body: some View { Text(\"\") } }")
      ])
    let view = try messages(ProbeSources(unit, views: ["A"]))
    #expect(view.contains("--view A:1:3: error: missing argument for parameter 'x'"), "\(view)")
  }

  @Test("A failed compile leaves its messages behind, and one that was ended nothing")
  func failure() throws {
    let folder = try TemporaryFolder()
    let root = folder.url.appendingPathComponent("cache")
    let build = CachedProbeCompiler(
      compiler: try compiler(folder), cache: ProbeCache(folder: root), stamp: "")
    guard case .failed = try build.library(for: sources("let a: Int = \"\"")) else {
      Issue.record("compiled")
      return
    }
    func left() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: root.path)
        .filter { $0 != "modules" }.map { URL(fileURLWithPath: $0).pathExtension }
    }
    #expect(try left() == ["messages"])
    for script in ["echo 'error: no space left'; exit 1", "echo 'A:1:1: error: x'; kill -9 $$"] {
      let path = try folder.write("swiftc", "#!/bin/sh\n\(script)\n")
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
      let failing = CachedProbeCompiler(
        compiler: ProbeCompiler(
          compiler: SwiftCompiler(path: path, identity: script), moduleFolders: []),
        cache: ProbeCache(folder: root), stamp: "")
      guard case .failed = try failing.library(for: sources("")) else {
        Issue.record("compiled")
        return
      }
      #expect(try left() == ["messages"])
    }
  }

  @Test("A compiler that hangs is ended with everything it started")
  func timeout() throws {
    let folder = try TemporaryFolder()
    let mark = folder.url.appendingPathComponent("mark").path
    let process = ChildProcess(
      executable: "/bin/sh", arguments: ["-c", "(sleep 2; touch '\(mark)') & sleep 30; true"],
      output: folder.url.appendingPathComponent("out"),
      errors: folder.url.appendingPathComponent("err"))
    let result = try process.run(timeout: 0.3)
    #expect(result.isTimedOut)
    Thread.sleep(forTimeInterval: 2.2)
    #expect(!FileManager.default.fileExists(atPath: mark))
  }

  @Test("Output of any length is read without blocking the compiler")
  func longOutput() throws {
    let folder = try TemporaryFolder()
    let process = ChildProcess(
      executable: "/bin/sh", arguments: ["-c", "head -c 1000000 /dev/zero | tr '\\0' x; exit 3"],
      output: folder.url.appendingPathComponent("out"),
      errors: folder.url.appendingPathComponent("err"))
    let result = try process.run(timeout: 20)
    #expect(result.output.utf8.count == 1_000_000)
    #expect(result.status == 3)
  }
}
