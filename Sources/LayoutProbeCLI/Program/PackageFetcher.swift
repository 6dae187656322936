import Foundation

/// Lets SwiftPM fetch what packages depend on, into their `.build/checkouts`.
struct PackageFetcher: Sendable {
  let compiler: SwiftCompiler
  /// In seconds, for each package.
  var timeout: TimeInterval = 600

  struct Failure: Error, Equatable {
    let manifest: String
    let message: String
  }

  /// The manifests that describe files and folders: of each, the nearest one upwards.
  static func manifests(of paths: [String]) -> [String] {
    var manifests: [String] = []
    for path in paths {
      let folder = FilePath.isFolder(path) ? path : FilePath.parent(path)
      let nearest = FilePath.ancestors(folder).lazy.map { $0 + "/Package.swift" }
        .first(where: FilePath.exists)
      if let nearest, !manifests.contains(nearest) { manifests.append(nearest) }
    }
    return manifests
  }

  /// Fetches what a package depends on, unless it is there.
  ///
  /// - Parameter manifest: the absolute path of a `Package.swift`.
  /// - Throws: ``Failure`` with SwiftPM's own words.
  func fetch(_ manifest: String) throws {
    let work = try WorkFolder.makeTemporary()
    defer { WorkFolder.remove(work) }
    let swift = FilePath.parent(compiler.path) + "/swift"
    let end = try ChildProcess(
      executable: FilePath.exists(swift) ? swift : "/usr/bin/env",
      arguments: (FilePath.exists(swift) ? [] : ["swift"])
        + ["package", "resolve", "--package-path", FilePath.parent(manifest)],
      // There is no user to type a password.
      environment: ["GIT_TERMINAL_PROMPT": "0", "TMPDIR": work.path],
      output: work.appendingPathComponent("output"),
      errors: work.appendingPathComponent("errors")
    ).run(timeout: timeout)
    if end.isTimedOut {
      throw Failure(
        manifest: manifest, message: "SwiftPM did not finish within \(Int(timeout)) s")
    }
    guard !end.isSuccess else { return }
    let lines = (end.output + "\n" + end.errors).split(separator: "\n").map(String.init)
    let errors = lines.filter { $0.contains("error: ") || $0.contains("fatal: ") }
    throw Failure(
      manifest: manifest,
      message: errors.isEmpty ? end.lastWords : errors.prefix(3).joined(separator: "\n  "))
  }
}
