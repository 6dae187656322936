import Foundation

/// Programs of the Python registry that read reports, installed for the tests alone.
enum PythonPackages {
  private static let packages = ["sarif-tools", "sarif-pydantic", "junitparser", "xunitparser"]
  /// What the packages above need of others to read a file: all of it would be hundreds of megabytes.
  private static let needed = ["pyyaml", "jsonpath-ng", "pydantic"]

  /// The folder that they are in; nil, and said so aloud, where they cannot be installed.
  private static let folder: URL? = {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("layoutprobe-python-\(UUID().uuidString)")
    let install = [
      "timeout", "120", "python3", "-m", "pip", "install", "--quiet", "--retries", "0",
      "--timeout", "10", "--disable-pip-version-check", "--target", folder.path,
    ]
    atexit { PythonPackages.remove() }
    for arguments in [["--no-deps"] + packages, needed] {
      let result = try? Tool.run(install + arguments)
      guard result?.status == 0 else {
        print(
          "*** SKIPPED: \(arguments.joined(separator: " ")) cannot be installed, reports are NOT "
            + "read by other programs ***\n\(result?.output ?? "")")
        return nil
      }
    }
    return folder
  }()

  private static func remove() {
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }

  /// What a script prints about a document, which is its first argument.
  static func output(of script: String, about document: String) throws -> String? {
    guard let folder else { return nil }
    let file = folder.appendingPathComponent("document-\(UUID().uuidString).txt")
    try Data(document.utf8).write(to: file)
    let command = ["env", "PYTHONPATH=\(folder.path)", "python3", "-c", script, file.path]
    guard let result = try Tool.run(command) else {
      print("*** SKIPPED: a module is missing, a report is NOT read by another program ***")
      return nil
    }
    struct Failed: Error { let output: String }
    guard result.status == 0 else { throw Failed(output: result.output) }
    return result.output
  }
}
