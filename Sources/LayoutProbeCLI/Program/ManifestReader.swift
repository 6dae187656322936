import Foundation
import LayoutProbe

/// Asks SwiftPM what a manifest says, and keeps the answer by the manifest's content: the manifest
/// is a program that takes a while to compile and run.
struct ManifestReader: Sendable {
  let compiler: SwiftCompiler
  /// Where answers are kept.
  let folder: URL
  var timeout: TimeInterval = 60

  struct Failure: Error, Equatable {
    let message: String
  }

  /// - Parameter manifest: the path of a `Package.swift`.
  func read(_ manifest: String) throws -> PackageManifest {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: manifest))
    } catch {
      throw Failure(message: "cannot be read: \(error.localizedDescription)")
    }
    // Paths in the answer are absolute, and manifests look at what lies beside them.
    let key = StableHash.of([
      "1", compiler.path, compiler.identity, manifest, String(decoding: data, as: UTF8.self),
    ])
    let kept = folder.appendingPathComponent(key + ".json")
    if let answer = try? Data(contentsOf: kept), let answer = Answer(data: answer) {
      return try answer.manifest()
    }
    let answer = try ask(manifest)
    if answer.isFinal { keep(answer, at: kept) }
    return try answer.manifest()
  }

  private struct Answer: Codable {
    var package: JSONValue?
    var message: String?
    /// Whether it would be the same again.
    var isFinal = true

    init?(data: Data) {
      guard let answer = try? JSONDecoder().decode(Answer.self, from: data) else { return nil }
      self = answer
    }

    init(package: JSONValue) { self.package = package }

    init(message: String, isFinal: Bool) {
      self.message = message
      self.isFinal = isFinal
    }

    func manifest() throws -> PackageManifest {
      guard let package, let manifest = PackageManifest(package) else {
        throw Failure(message: message ?? "SwiftPM's answer is not valid")
      }
      return manifest
    }
  }

  private func ask(_ manifest: String) throws -> Answer {
    let work = try WorkFolder.make(in: folder, prefix: "work-")
    defer { WorkFolder.remove(work) }
    let swift = FilePath.parent(compiler.path) + "/swift"
    let end = try ChildProcess(
      executable: FilePath.exists(swift) ? swift : "/usr/bin/env",
      arguments: (FilePath.exists(swift) ? [] : ["swift"]) + [
        "package", "dump-package", "--package-path", FilePath.parent(manifest),
        "--scratch-path", work.appendingPathComponent("build").path,
      ],
      // What SwiftPM leaves behind goes with the folder.
      environment: ["TMPDIR": work.path], output: work.appendingPathComponent("output"),
      errors: work.appendingPathComponent("errors")
    ).run(timeout: timeout)
    if end.isTimedOut {
      return Answer(message: "SwiftPM did not finish within \(Int(timeout)) s", isFinal: false)
    }
    if end.isSuccess,
      let value = try? JSONDecoder().decode(JSONValue.self, from: Data(end.output.utf8))
    {
      return Answer(package: value)
    }
    return Answer(message: Self.reason(end.errors, manifest), isFinal: end.signal == nil)
  }

  /// The compiler's own errors, without the command that it was called with.
  private static func reason(_ errors: String, _ manifest: String) -> String {
    let lines = errors.split(separator: "\n").filter { $0.contains("error: ") }
    let own = lines.filter { $0.hasPrefix(manifest + ":") }
    if !own.isEmpty { return own.joined(separator: "\n") }
    let line = lines.first { !$0.contains("invalid manifests at") } ?? "SwiftPM failed"
    return String(line.drop { $0 == " " }.trimmingPrefix("error: "))
  }

  private func keep(_ answer: Answer, at url: URL) {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard let data = try? JSONEncoder().encode(answer) else { return }
    try? data.write(to: url, options: .atomic)
  }
}
