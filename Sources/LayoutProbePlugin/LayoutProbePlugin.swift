import Foundation
import PackagePlugin

/// `swift package layoutprobe COMMAND …`: the program, built with the package that depends on it, and
/// run on the package's own targets.
///
/// SwiftPM builds the program as it builds the package, for a program that a plugin depends on as a
/// tool would be compiled a second time, with everything that tests use as well.
@main
struct LayoutProbePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = names.isEmpty ? ownTargets(context) : try context.package.targets(named: names)
    let folders = targets.compactMap { folder($0, in: context.package) }.sorted()
    var given = extractor.remainingArguments
    // A target that is named counts like its path; without one, `paths` in layoutprobe.json count more.
    if !names.isEmpty { given += folders }
    let program = try built()
    let status = try run(program, given, folders: folders, context)
    // The program has said why.
    if status != 0 { exit(status) }
  }

  /// The targets of the package that may hold views: no tests, no macros.
  private func ownTargets(_ context: PluginContext) -> [any Target] {
    context.package.targets.filter { target in
      guard let module = target as? SwiftSourceModuleTarget else { return false }
      return module.kind == .generic || module.kind == .executable
    }
  }

  /// The folder that a target's sources lie in, as seen from the package's; nil if it has none.
  private func folder(_ target: any Target, in package: Package) -> String? {
    // Targets have URLs from version 6.1 of the manifest's on, files earlier.
    let folders = (target as? any SourceModuleTarget)?.sourceFiles.map {
      $0.url.standardizedFileURL.deletingLastPathComponent().pathComponents
    }
    guard let folders, var common = folders.first else { return nil }
    for folder in folders {
      common = zip(common, folder).prefix { $0 == $1 }.map(\.0)
    }
    let root = package.directoryURL.standardizedFileURL.pathComponents
    guard common.starts(with: root) else { return NSString.path(withComponents: common) }
    let below = common.dropFirst(root.count)
    return below.isEmpty ? "." : below.joined(separator: "/")
  }

  private func built() throws -> URL {
    let result = try packageManager.build(.product("layoutprobe"), parameters: .init())
    guard result.succeeded else {
      Diagnostics.error("the program does not compile:\n\(result.logText)")
      throw Failure.isNotBuilt
    }
    guard
      let program = result.builtArtifacts.first(where: {
        $0.kind == .executable && $0.url.lastPathComponent == "layoutprobe"
      })
    else { throw Failure.isNotBuilt }
    return program.url
  }

  private func run(
    _ program: URL, _ arguments: [String], folders: [String], _ context: PluginContext
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    var environment = ProcessInfo.processInfo.environment
    environment["LAYOUTPROBE_DEFAULT_PATHS"] = folders.joined(separator: "\n")
    // In the sandbox of macOS nothing else may be written without a permission.
    if environment["LAYOUTPROBE_CACHE"] == nil {
      environment["LAYOUTPROBE_CACHE"] =
        context.pluginWorkDirectoryURL.appendingPathComponent("cache").path
    }
    process.environment = environment
    // Over the plugin's own input SwiftPM talks to it.
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private enum Failure: Error, CustomStringConvertible {
    case isNotBuilt

    var description: String { "the product 'layoutprobe' was not built" }
  }
}
