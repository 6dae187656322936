import Foundation

/// Runs the program as a process of its own, in a folder with nothing in it but the input.
struct FuzzRun: Sendable {
  /// How the program ended.
  struct End: Sendable {
    var end: ChildProcess.End
    /// What is in the folder for temporary files afterwards.
    var leftFiles: [String] = []
  }

  /// Where everything is kept.
  let folder: URL
  let executable: String

  /// In seconds: what mends a source with many mistakes takes its time.
  private static let timeout = 300.0

  /// Where the program runs.
  var workspace: URL { folder.appendingPathComponent("workspace") }

  func run(_ input: FuzzInput) throws -> End {
    try? FileManager.default.removeItem(at: workspace)
    for file in input.files {
      let url = workspace.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url)
    }
    return try run(input.arguments)
  }

  /// Runs it with what is in the folder already.
  func run(_ arguments: [String]) throws -> End {
    let temporary = folder.appendingPathComponent("temporary")
    for folder in [workspace, temporary] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let end = try ChildProcess(
      executable: "/bin/sh",
      arguments: ["-c", "cd \"$0\" && exec \"$@\"", workspace.path, executable] + arguments,
      environment: [
        "LAYOUTPROBE_CACHE": folder.appendingPathComponent("cache").path,
        "LAYOUTPROBE_CONFIG": "", "TMPDIR": temporary.path, "NO_COLOR": "1",
        "GITHUB_ACTIONS": "", "GITHUB_STEP_SUMMARY": "",
      ],
      output: folder.appendingPathComponent("output"),
      errors: folder.appendingPathComponent("errors")
    ).run(timeout: FuzzRun.timeout)
    let left = try FileManager.default.contentsOfDirectory(atPath: temporary.path).sorted()
    // They are complained about once.
    try? FileManager.default.removeItem(at: temporary)
    return End(end: end, leftFiles: left)
  }

  /// The files that are there, without those that are only listed.
  func files(_ names: [String]) -> [FuzzInput.File] {
    names.compactMap { name in
      guard let data = try? Data(contentsOf: workspace.appendingPathComponent(name)) else {
        return nil
      }
      return FuzzInput.File(path: name, bytes: Array(data))
    }
  }
}
