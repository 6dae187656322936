import Foundation

/// The modules that come with a compiler.
enum ToolchainModules {
  #if os(macOS)
    private static let platform = "macosx"
  #else
    private static let platform = "linux"
  #endif

  /// Their names, and those of the C libraries that an import finds.
  static func names(_ compiler: SwiftCompiler) -> Set<String> {
    let real = URL(fileURLWithPath: compiler.path).resolvingSymlinksInPath()
    let folder = real.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift")
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
}
