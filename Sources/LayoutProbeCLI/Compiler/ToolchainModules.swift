import Foundation

/// The modules that come with a compiler.
enum ToolchainModules {
  #if os(macOS)
    private static let platform = "macosx"
  #else
    private static let platform = "linux"
  #endif

  /// Their names, and those of the C libraries that an import finds.
  ///
  /// - Parameter work: a folder for what the compiler says.
  static func names(_ compiler: SwiftCompiler, in work: URL) -> Set<String> {
    let folder = resources(compiler, in: work)
    let modules = folder.appendingPathComponent(platform).path
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []
    let names = entries.filter { $0.hasSuffix(".swiftmodule") }
      .map { String($0.dropLast(".swiftmodule".count)) }
    let map = try? String(
      contentsOf: folder.appendingPathComponent("shims/module.modulemap"), encoding: .utf8)
    let shims = (map ?? "").matches(of: #/(?m)^module (\w+)/#).map { String($0.output.1) }
    return Set(names + shims)
      .union(["CoreFoundation", "Dispatch", "Foundation", "Glibc", "Swift"])
  }

  /// The folder of the compiler's modules: beside it, or where it says if what is called is a script or
  /// a manager of toolchains.
  private static func resources(_ compiler: SwiftCompiler, in work: URL) -> URL {
    let real = URL(fileURLWithPath: compiler.path).resolvingSymlinksInPath()
    let beside = real.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift")
    if FilePath.exists(beside.appendingPathComponent(platform).path) { return beside }
    let answer = try? ChildProcess(
      executable: compiler.path, arguments: ["-print-target-info"],
      // The compiler leaves a folder behind.
      environment: ["TMPDIR": work.path],
      output: work.appendingPathComponent("target.json"),
      errors: work.appendingPathComponent("target-messages.txt")
    ).run(timeout: secondsToSay)
    guard let answer, answer.isSuccess,
      let info = try? JSONDecoder().decode(Info.self, from: Data(answer.output.utf8))
    else { return beside }
    return URL(fileURLWithPath: info.paths.runtimeResourcePath)
  }

  private static let secondsToSay = 30.0

  private struct Info: Decodable {
    struct Paths: Decodable {
      var runtimeResourcePath: String
    }

    var paths: Paths
  }
}
