import Foundation

/// Compiles a unit's rewritten sources to a library that the worker can load.
struct ProbeCompiler: Sendable {
  enum Outcome: Equatable, Sendable {
    case compiled(URL)
    /// What the compiler had to say, in terms of the user's own files, and whether it would say
    /// the same again.
    case failed(messages: String, isFinal: Bool)
  }

  let compiler: SwiftCompiler
  /// Where the compiled modules are that the sources import.
  let moduleFolders: [String]
  var extraFlags: [String] = []
  /// Where the compiler keeps what it builds of C modules; nil for its own choice.
  var moduleCache: String?
  var timeout: TimeInterval = 120

  #if os(macOS)
    static let libraryExtension = "dylib"
  #else
    static let libraryExtension = "so"
  #endif

  /// All flags that do not depend on where the files are.
  func flags(moduleName: String) -> [String] {
    var flags = [
      "-swift-version", "5", "-parse-as-library", "-Onone", "-wmo", "-emit-library",
      "-module-name", moduleName, "-module-alias", "SwiftUI=HeadlessUI", "-D", "DEBUG",
      "-suppress-warnings", "-diagnostic-style=llvm", "-no-color-diagnostics",
    ]
    flags += moduleFolders.flatMap { ["-I", $0] }
    #if os(macOS)
      flags += ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]
    #endif
    return flags + extraFlags
  }

  /// Names what this compiler would make of the sources.
  ///
  /// - Parameter stamp: The identity of the modules that the sources are compiled against.
  func cacheKey(for sources: ProbeSources, stamp: String) -> String {
    var parts = [stamp, compiler.path, compiler.identity]
    parts += flags(moduleName: sources.moduleName)
    parts += sources.compiledFiles.flatMap { [$0.name, $0.text] }
    return StableHash.of(parts)
  }

  /// Writes the sources to a folder and compiles them there.
  func compile(_ sources: ProbeSources, in folder: URL) throws -> Outcome {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var paths: [String] = []
    for file in sources.compiledFiles {
      let url = folder.appendingPathComponent(file.name)
      try Data(file.text.utf8).write(to: url)
      paths.append(url.path)
    }
    let library = folder.appendingPathComponent("library." + Self.libraryExtension)
    var arguments = flags(moduleName: sources.moduleName) + ["-o", library.path]
    if let moduleCache { arguments += ["-module-cache-path", moduleCache] }
    let process = ChildProcess(
      executable: compiler.path, arguments: arguments + paths,
      output: folder.appendingPathComponent("output.txt"),
      errors: folder.appendingPathComponent("messages.txt"))
    let result = try process.run(timeout: timeout)
    if result.isTimedOut {
      let seconds = timeout == timeout.rounded() ? "\(Int(timeout))" : "\(timeout)"
      return .failed(
        messages: "the compiler did not finish within \(seconds) s", isFinal: false)
    }
    if result.isSuccess, FileManager.default.fileExists(atPath: library.path) {
      return .compiled(library)
    }
    let messages = CompilerMessages(result.output + result.errors)
    let text = messages.rendered(for: sources)
    return .failed(
      messages: text.isEmpty ? "the compiler failed with status \(result.status)" : text,
      isFinal: result.signal == nil && messages.isAboutSources)
  }
}
