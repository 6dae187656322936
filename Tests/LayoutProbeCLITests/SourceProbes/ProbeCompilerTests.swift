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

  private func sources(
    _ text: String, path: String = "dir/My File.swift", views: [String] = []
  ) -> ModuleSources {
    ModuleSources(name: "MyFile", files: [.init(path: path, text: text)], views: views)
  }

  /// Builds a module of one file.
  private func build(
    _ text: String, with compiler: ProbeCompiler, cache: ProbeCache, in folder: TemporaryFolder
  ) throws -> ModuleBuilder.Built {
    let path = try folder.write("MyFile.swift", text)
    let model = ProgramModel(
      reader: ManifestReader(compiler: compiler.compiler, folder: folder.url))
    let builder = ModuleBuilder(
      model: model, compiler: compiler, store: ModuleStore(cache: cache), stamp: "",
      shown: { $0 })
    let module = ProgramModule(
      id: path, name: "MyFile", origin: .folder(folder.url.path), kind: .application,
      files: [path])
    return try #require(try builder.build([.init(module: module)]).modules.first)
  }

  @Test("Previews of every form compile, once, and are then taken from the cache")
  func compiles() throws {
    let folder = try TemporaryFolder()
    let cache = ProbeCache(folder: folder.url.appendingPathComponent("cache"))
    let compiler = try compiler(folder)
    let input = """
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
      """
    let first = try build(input, with: compiler, cache: cache, in: folder)
    #expect(first.isUsable, "\(first.record.messages ?? "")")
    func date() throws -> Date? {
      try first.library.resourceValues(forKeys: [.contentModificationDateKey])
        .contentModificationDate
    }
    let before = try date()
    let second = try build(input, with: compiler, cache: cache, in: folder)
    #expect(second.library == first.library)
    #expect(try date() == before)
  }

  @Test("Regular expressions between slashes compile, as they do in Xcode's projects")
  func bareRegularExpressions() throws {
    let folder = try TemporaryFolder()
    let cache = ProbeCache(folder: folder.url.appendingPathComponent("cache"))
    let built = try build(
      #"""
      import SwiftUI
      func trimmed(_ text: String) -> Substring { text.trimmingPrefix(/https?:\/\/(?:www\.)?/) }
      #Preview { Text(String(trimmed("https://a"))) }
      """#, with: compiler(folder), cache: cache, in: folder)
    #expect(built.isUsable, "\(built.record.messages ?? "")")
  }

  @Test("Messages show the user's file, line, column and text")
  func messages() throws {
    let folder = try TemporaryFolder()
    let compiler = try compiler(folder)
    func messages(_ input: ModuleSources) throws -> String {
      let work = folder.url.appendingPathComponent("work")
      guard case .failed(let said, let isFinal) = try compiler.compile(input, in: work) else {
        return ""
      }
      #expect(isFinal)
      return said.rendered(for: input)
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
    let expression = try messages(
      ModuleSources(name: "E", files: [], expressions: ["Txt(1)"]))
    #expect(expression.contains("-e:1:1: error: cannot find 'Txt' in scope\nTxt(1)\n^"))
    let view = try messages(
      sources(
        "import SwiftUI\nstruct A: View { let x: Int; var body: some View { Text(\"\") } }",
        path: "A.swift", views: ["A"]))
    #expect(view.contains("--view A:1:3: error: missing argument for parameter 'x'"), "\(view)")
  }

  @Test("A failed compile is remembered, and one that was ended is not")
  func failure() throws {
    let folder = try TemporaryFolder()
    let cache = ProbeCache(folder: folder.url.appendingPathComponent("cache"))
    let compiler = try compiler(folder)
    func left() throws -> Int {
      let built = cache.folder.appendingPathComponent("built").path
      return (try? FileManager.default.contentsOfDirectory(atPath: built).count) ?? 0
    }
    let failed = try build("#Preview { Text(\"a\") } }", with: compiler, cache: cache, in: folder)
    #expect(!failed.isUsable)
    #expect(try left() == 1)
    for script in ["echo 'error: no space left'; exit 1", "echo 'A:1:1: error: x'; kill -9 $$"] {
      let path = try folder.write("swiftc", "#!/bin/sh\n\(script)\n")
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
      let failing = ProbeCompiler(
        compiler: SwiftCompiler(path: path, identity: script), moduleFolders: [])
      #expect(try !build("", with: failing, cache: cache, in: folder).isUsable)
      #expect(try left() == 1)
    }
  }

  @Test("A module of many files shows all errors of all of its files, and only edits are compiled")
  func manyFiles() throws {
    let folder = try TemporaryFolder()
    let compiler = try compiler(folder)
    var files = (1...40).map { number in
      SourceUnit.File(
        path: "F\(number).swift",
        text: "import SwiftUI\nstruct V\(number): View { var body: some View { Text(\"\") } }\n")
    }
    let work = folder.url.appendingPathComponent("work")
    let whole = ModuleSources(name: "Many", files: files)
    #expect(try compiler.compile(whole, in: work) == .compiled)
    func objects() throws -> [String: Date] {
      let objects = work.appendingPathComponent("objects")
      let names = try FileManager.default.contentsOfDirectory(atPath: objects.path)
      return try Dictionary(
        uniqueKeysWithValues: names.filter { $0.hasSuffix(".o") }.map { name in
          let attributes = try FileManager.default.attributesOfItem(
            atPath: objects.appendingPathComponent(name).path)
          return (name, try #require(attributes[.modificationDate] as? Date))
        })
    }
    let before = try objects()
    files[4] = SourceUnit.File(path: "F5.swift", text: files[4].text + "private let more = 1\n")
    #expect(try compiler.compile(ModuleSources(name: "Many", files: files), in: work) == .compiled)
    let after = try objects()
    #expect(before.keys.filter { before[$0] != after[$0] }.count < 5)
    files[2] = SourceUnit.File(path: "F3.swift", text: "let three: Int = \"\"\n")
    files[38] = SourceUnit.File(path: "F39.swift", text: "let nine: Nowhere = 1\n")
    let broken = ModuleSources(name: "Many", files: files)
    guard case .failed(let said, true) = try compiler.compile(broken, in: work) else {
      Issue.record("compiled")
      return
    }
    let errors = said.diagnostics(for: broken).filter { $0.severity == .error }
    #expect(Set(errors.map(\.path)) == ["F3.swift", "F39.swift"], "\(errors)")
    #expect(errors.first { $0.path == "F3.swift" }?.column == 18)
  }

  @Test("A look at what is wrong says all of it, and leaves alone what was compiled")
  func looks() throws {
    let folder = try TemporaryFolder()
    let compiler = try compiler(folder)
    let work = folder.url.appendingPathComponent("work")
    var files = (1...9).map { number in
      SourceUnit.File(path: "F\(number).swift", text: "func f\(number)() -> Int { \(number) }\n")
    }
    let right = ModuleSources(name: "Looked", files: files)
    #expect(try compiler.compile(right, in: work) == .compiled)
    let object = work.appendingPathComponent("objects").path
    func dates() throws -> [Date?] {
      try FileManager.default.contentsOfDirectory(atPath: object).sorted()
        .filter { $0.hasSuffix(".o") }
        .map {
          try FileManager.default.attributesOfItem(atPath: "\(object)/\($0)")[.modificationDate]
            as? Date
        }
    }
    let before = try dates()
    #expect(before.count > 9)
    files[2] = SourceUnit.File(path: "F3.swift", text: "func f3() -> Int { missing() }\n")
    files[7] = SourceUnit.File(path: "F8.swift", text: "func f8() -> Nowhere { 8 }\n")
    let wrong = ModuleSources(name: "Looked", files: files)
    func errors(_ effort: ProbeCompiler.Effort) throws -> [String?] {
      var surroundings = ProbeCompiler.Surroundings()
      surroundings.effort = effort
      guard case .failed(let said, true) = try compiler.compile(wrong, surroundings, in: work)
      else { return [] }
      return said.diagnostics(for: wrong).filter { $0.severity == .error }.map(\.path)
    }
    #expect(try Set(errors(.declarations)) == ["F8.swift"])
    #expect(try Set(errors(.quick)) == ["F3.swift", "F8.swift"])
    #expect(try compiler.compile(right, in: work) == .compiled)
    #expect(try dates() == before)
  }

  @Test("A look at some files says what is wrong in these only", arguments: [1, 2])
  func focus(jobs: Int) throws {
    let folder = try TemporaryFolder()
    var compiler = try compiler(folder)
    compiler.jobs = jobs
    let files = (1...30).map { number in
      SourceUnit.File(
        path: "F \(number).swift",
        text: "func f\(number)() -> Int { \(number % 10 == 5 ? "\"\"" : "f1()") }\n")
    }
    var sources = ModuleSources(name: "Many", files: files)
    var surroundings = ProbeCompiler.Surroundings()
    surroundings.effort = .quick
    func wrong() throws -> Set<String?> {
      let work = folder.url.appendingPathComponent("a folder's work")
      let outcome = try compiler.compile(sources, surroundings, in: work)
      guard case .failed(let said, true) = outcome else { return [] }
      return Set(said.diagnostics(for: sources).filter { $0.severity == .error }.map(\.path))
    }
    #expect(try wrong() == ["F 5.swift", "F 15.swift", "F 25.swift"])
    sources.focus = ["F 5.swift", "F 6.swift"]
    #expect(try wrong() == ["F 5.swift"])
    sources.focus = Set((1...20).map { "F \($0).swift" })
    #expect(try wrong() == ["F 5.swift", "F 15.swift"])
    sources.focus = ["F 7.swift"]
    #expect(try wrong() == [])
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
