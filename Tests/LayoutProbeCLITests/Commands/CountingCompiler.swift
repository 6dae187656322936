import Foundation

@testable import LayoutProbeCLI

/// The compiler behind a script that counts how often it is started for sources.
struct CountingCompiler {
  private let folder: TemporaryFolder
  /// Makes a run of the program use it.
  let environment: [String: String]

  init() throws {
    struct NoCompiler: Error {}
    guard let compiler = SwiftCompiler.find()?.path else { throw NoCompiler() }
    folder = try TemporaryFolder()
    let script = try folder.write(
      "swiftc",
      """
      #!/bin/sh
      [ "$1" = -print-target-info ] || echo >> '\(folder.url.appendingPathComponent("count").path)'
      exec '\(compiler)' "$@"

      """)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: script)
    environment = ["SWIFTC": script, "SWIFT_EXEC": ""]
  }

  var count: Int {
    let file = folder.url.appendingPathComponent("count")
    return (try? String(contentsOf: file, encoding: .utf8))?.count ?? 0
  }
}
