import Foundation

/// Compiles a module's rewritten sources to a library that the worker can load.
///
/// A large module is compiled file by file, and what did not change is not compiled again; a small
/// one is faster as a whole.
struct ProbeCompiler: Sendable {
  /// What a compile of a module needs beside its sources.
  struct Surroundings: Sendable {
    var settings = ProgramModule.Settings()
    /// Whether other modules may import it.
    var emitsModule = false
    /// Compiled modules that it can import: their names and the folders that they lie in.
    var modules: [(name: String, folder: URL)] = []
    /// Libraries that it is linked with.
    var libraries: [URL] = []
    /// By which name others that are linked with it look for it when they are loaded; nil if by its
    /// path.
    var libraryName: String?
    var effort = Effort.usual
  }

  enum Outcome: Equatable, Sendable {
    case compiled
    /// What the compiler had to say, and whether it would say the same again.
    case failed(CompilerMessages, isFinal: Bool)
  }

  let compiler: SwiftCompiler
  /// Where the compiled modules are that all sources can import.
  let moduleFolders: [String]
  var extraFlags: [String] = []
  /// Where the compiler keeps what it builds of C modules; nil for its own choice.
  var moduleCache: String?
  /// How many processes it may use.
  var jobs = 1
  /// In seconds: for any module, and for each of its files, of which a thousand count.
  var timeout: TimeInterval = 120
  var timeoutPerFile: TimeInterval = 1
  private static let filesThatTakeTime = 1_000

  #if os(macOS)
    static let libraryExtension = "dylib"
  #else
    static let libraryExtension = "so"
  #endif

  /// Modules of fewer files are compiled as a whole.
  var fileByFile = 8
  private static let filesInBatch = 24
  private static let maximumBatches = 16

  /// What language mode 6 has that is no check for data races: those are no business of layout, and
  /// what stands in for Apple's frameworks does not have all of their annotations.
  private static let modeSix: Set<String> = [
    "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability",
    "ImplicitOpenExistentials", "InferSendableFromCaptures", "IsolatedDefaultValues",
  ]
  /// What Xcode sets unless a project says otherwise.
  private static let usual: Set<String> = ["BareSlashRegexLiterals"]
  private static let knownFeatures = modeSix.union([
    "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
  ])

  /// All flags that do not depend on where the files are.
  func flags(moduleName: String, _ settings: ProgramModule.Settings = .init()) -> [String] {
    var flags = [
      "-swift-version", "5", "-parse-as-library", "-Onone", "-gline-tables-only", "-emit-library",
      "-module-name", moduleName, "-module-alias", "SwiftUI=HeadlessUI", "-D", "DEBUG",
      "-suppress-warnings", "-diagnostic-style=llvm", "-no-color-diagnostics",
    ]
    #if compiler(>=6.3)
      // As compilers before did: arithmetic in a view builder takes a tenth of the time.
      flags += ["-Xfrontend", "-enable-constraint-solver-performance-hacks"]
      // `#available(anyAppleOS 27, *)`, which Swift 6.4 has without it.
      flags += ["-enable-experimental-feature", "AnyAppleOSAvailability"]
    #endif
    for name in Set(settings.defines).sorted() where SwiftText.identifier(name) == name {
      flags += ["-D", name]
    }
    let features = Set(settings.features).intersection(Self.knownFeatures)
      .union(settings.languageMode == "6" ? Self.modeSix : []).union(Self.usual)
    for feature in features.sorted() { flags += ["-enable-upcoming-feature", feature] }
    if settings.isIsolatedToMainActor { flags += ["-default-isolation", "MainActor"] }
    if let name = settings.packageName { flags += ["-package-name", name] }
    flags += moduleFolders.flatMap { ["-I", $0] }
    #if os(macOS)
      flags += ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]
    #endif
    return flags + extraFlags
  }

  /// Compiles the sources in a folder, in which the compiler finds what it left there before. The
  /// library and the module are in it afterwards.
  func compile(
    _ sources: ModuleSources, _ surroundings: Surroundings = .init(), in folder: URL
  ) throws -> Outcome {
    let effort = surroundings.effort
    let files = sources.compiledFiles
    // What was compiled keeps its dates, by which the compiler sees what changed.
    let work = folder.appendingPathComponent(effort.makesLibrary ? "sources" : "looked")
    try write(files, to: work)
    let name = sources.moduleName
    let library = folder.appendingPathComponent("lib\(name).\(Self.libraryExtension)")
    if effort.makesLibrary { try? FileManager.default.removeItem(at: library) }
    var arguments = flags(moduleName: name, surroundings.settings)
    arguments += try effortFlags(effort, files.map(\.name), work, in: folder)
    if surroundings.emitsModule, effort.makesLibrary {
      let module = folder.appendingPathComponent("\(name).swiftmodule").path
      arguments += ["-emit-module", "-emit-module-path", module]
    }
    if !surroundings.modules.isEmpty {
      arguments += ["-I", try linkModules(surroundings.modules, in: folder).path]
    }
    for library in surroundings.libraries { arguments += ["-Xlinker", library.path] }
    if let name = surroundings.libraryName {
      arguments += ["-Xlinker", "-soname", "-Xlinker", name]
    }
    if let moduleCache { arguments += ["-module-cache-path", moduleCache] }
    if effort.makesLibrary {
      arguments += ["-o", library.path]
    } else {
      arguments.removeAll { $0 == "-emit-library" }
    }
    let timeout = timeout + timeoutPerFile * Double(min(files.count, Self.filesThatTakeTime))
    if effort.result == .messages, let focus = sources.compiledFocus {
      return try look(
        at: focus.map { work.appendingPathComponent($0).path },
        of: files.map { work.appendingPathComponent($0.name).path }, arguments, in: folder, timeout)
    }
    arguments += files.map { work.appendingPathComponent($0.name).path }
    let result = try run(compiler.path, arguments, in: folder, timeout)
    let isMissing = effort.makesLibrary && !FileManager.default.fileExists(atPath: library.path)
    return outcome(of: [result], timeout, isMissing: isMissing)
  }

  /// How the compiler goes about it.
  ///
  /// - Parameters:
  ///   - files: the names of the sources.
  ///   - work: the folder that they are in.
  private func effortFlags(
    _ effort: Effort, _ files: [String], _ work: URL, in folder: URL
  ) throws -> [String] {
    var arguments = ["-Xfrontend", "-solver-scope-threshold=\(effort.ways)"]
    arguments += ["-Xfrontend", "-solver-memory-threshold=\(effort.memory)"]
    if !effort.makesLibrary { arguments.append("-typecheck") }
    if effort.result == .messagesOfDeclarations {
      arguments += ["-wmo", "-Xfrontend", "-experimental-skip-all-function-bodies"]
    } else if effort.result == .messages {
      arguments += [
        "-enable-batch-mode", "-driver-batch-count", "\(jobs)", "-continue-building-after-errors",
        "-j", "\(jobs)",
      ]
    } else if files.count < fileByFile {
      arguments += ["-wmo"]
    } else {
      let map = folder.appendingPathComponent("files.json")
      try writeFileMap(files, work, folder, to: map)
      // An error keeps all files of a batch from being compiled, and a batch reads all others: not a
      // number of batches, into which a few files that changed would be divided as well.
      let filesInBatch = max(Self.filesInBatch, files.count / Self.maximumBatches)
      arguments += [
        "-incremental", "-enable-batch-mode", "-driver-batch-size-limit", "\(filesInBatch)",
        "-continue-building-after-errors", "-j", "\(jobs)", "-output-file-map", map.path,
      ]
      // Files of a batch rely on what `some View` of another is, and are not compiled again when only
      // the body changes that says so: they would take the new value for the old type.
      arguments += ["-Xfrontend", "-enable-implicit-dynamic"]
    }
    return arguments
  }

  /// Runs the compiler with arguments from a file: a command line has an end, a file has none.
  ///
  /// - Parameters:
  ///   - first: arguments before those of the file.
  ///   - name: tells the files of runs at the same time apart.
  func run(
    _ executable: String, after first: [String] = [], _ arguments: [String], in folder: URL,
    named name: String = "", _ timeout: TimeInterval
  ) throws -> ChildProcess.End {
    let list = folder.appendingPathComponent("arguments" + name)
    try Data(arguments.map(Self.quoted).joined(separator: "\n").utf8).write(to: list)
    // A compiler that is ended leaves its temporary files where they are.
    let temporary = folder.appendingPathComponent("temporary" + name)
    try? FileManager.default.removeItem(at: temporary)
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: temporary) }
    return try ChildProcess(
      executable: executable, arguments: first + ["@" + list.path],
      environment: ["TMPDIR": temporary.path],
      output: folder.appendingPathComponent("output\(name).txt"),
      errors: folder.appendingPathComponent("messages\(name).txt")
    ).run(timeout: timeout)
  }

  /// What runs of the compiler on the parts of a module came to.
  func outcome(
    of results: [ChildProcess.End], _ timeout: TimeInterval, isMissing: Bool = false
  ) -> Outcome {
    if results.contains(where: \.isTimedOut) {
      let seconds = timeout == timeout.rounded() ? "\(Int(timeout))" : "\(timeout)"
      return .failed(
        CompilerMessages("the compiler did not finish within \(seconds) s"), isFinal: false)
    }
    if results.allSatisfy(\.isSuccess), !isMissing { return .compiled }
    var messages = CompilerMessages(results.map { $0.output + $0.errors }.joined())
    if messages.isEmpty {
      let status = results.first { !$0.isSuccess }?.status ?? 0
      messages = CompilerMessages("the compiler failed with status \(status)")
    }
    let isKilled = results.contains { $0.signal != nil }
    return .failed(messages, isFinal: !isKilled && messages.isAboutSources)
  }

  /// An argument as it stands in a file of arguments. In quotes, the compiler's driver would lose the
  /// other kind of quotes.
  private static func quoted(_ argument: String) -> String {
    String(argument.flatMap { "\\\"' \t".contains($0) ? ["\\", $0] : [$0] })
  }

  /// Leaves alone what is the same, so that the compiler sees what changed by the files' dates.
  private func write(_ files: [(name: String, text: String)], to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in files {
      let url = folder.appendingPathComponent(file.name)
      let data = Data(file.text.utf8)
      if (try? Data(contentsOf: url)) == data { continue }
      let before = Self.second(of: url)
      try data.write(to: url)
      // The compiler's driver knows the seconds of a date only.
      if let before, let now = Self.second(of: url), now <= before {
        let date = Date(timeIntervalSince1970: before + 1)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url.path)
      }
    }
    let names = Set(files.map(\.name))
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where !names.contains(name) {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  /// The second in which a file was written.
  private static func second(of file: URL) -> TimeInterval? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970.rounded(.down)
  }

  private func writeFileMap(
    _ names: [String], _ sources: URL, _ folder: URL, to url: URL
  ) throws {
    let objects = folder.appendingPathComponent("objects")
    try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
    func path(_ name: String) -> String { objects.appendingPathComponent(name).path }
    var map = ["": ["swift-dependencies": path("module.swiftdeps")]]
    for name in names {
      let base = String(name.dropLast(".swift".count))
      map[sources.appendingPathComponent(name).path] = [
        "object": path(base + ".o"), "swift-dependencies": path(base + ".swiftdeps"),
      ]
    }
    try JSONEncoder().encode(map).write(to: url)
  }

  /// Modules that change lie in places that do not: else all would be compiled again.
  private func linkModules(_ modules: [(name: String, folder: URL)], in folder: URL) throws -> URL {
    let links = folder.appendingPathComponent("imports")
    try FileManager.default.createDirectory(at: links, withIntermediateDirectories: true)
    let files = FileManager.default
    var wanted: Set<String> = []
    for (name, place) in modules {
      let link = links.appendingPathComponent("\(name).swiftmodule")
      let target = place.appendingPathComponent("\(name).swiftmodule").path
      wanted.insert(link.lastPathComponent)
      guard (try? files.destinationOfSymbolicLink(atPath: link.path)) != target else { continue }
      try? files.removeItem(at: link)
      try files.createSymbolicLink(atPath: link.path, withDestinationPath: target)
      // An older one that comes back is news to the compiler too, if it is from after the second in
      // which the compiler ran last.
      let next = Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down) + 1)
      try? files.setAttributes([.modificationDate: next], ofItemAtPath: target)
    }
    for name in try files.contentsOfDirectory(atPath: links.path) where !wanted.contains(name) {
      try? files.removeItem(at: links.appendingPathComponent(name))
    }
    return links
  }
}
