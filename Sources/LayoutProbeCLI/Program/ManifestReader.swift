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
    /// Whether the manifest is right in itself, and SwiftPM refuses what it says.
    var isRefusal = false
    /// Whether all it lacks is the module of products that only Swift Playgrounds and Xcode have.
    var isOfPlaygrounds: Bool { message.contains("no such module 'AppleProductTypes'") }
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
      "3", compiler.path, compiler.identity, manifest, String(decoding: data, as: UTF8.self),
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
    /// Whether SwiftPM compiled the manifest and does not accept it as it is.
    var isRefusal = false

    init?(data: Data) {
      guard let answer = try? JSONDecoder().decode(Answer.self, from: data) else { return nil }
      self = answer
    }

    init(package: JSONValue) { self.package = package }

    init(message: String, isFinal: Bool, isRefusal: Bool = false) {
      self.message = message
      self.isFinal = isFinal
      self.isRefusal = isRefusal
    }

    func manifest() throws -> PackageManifest {
      guard let package, var manifest = PackageManifest(package) else {
        throw Failure(message: message ?? "SwiftPM's answer is not valid", isRefusal: isRefusal)
      }
      manifest.refusal = message
      return manifest
    }
  }

  private func ask(_ manifest: String) throws -> Answer {
    let work = try WorkFolder.make(in: folder, prefix: "work-")
    defer { WorkFolder.remove(work) }
    let (answer, errors) = try ask(manifest, in: work)
    if let edited = PlaygroundsManifest(manifest, refusedFor: errors)?.withPrograms,
      let package = try ask(manifest, reading: edited, in: work).0.package
    {
      return Answer(package: package)
    }
    guard answer.isRefusal else { return answer }
    var again: Answer?
    if let edited = UnknownPackages(in: errors).renamed(in: manifest) {
      again = try ask(manifest, reading: edited, in: work).0
    } else if let edited = NewerTools(in: errors)?.lowered(in: manifest),
      let copy = try? PackageCopy(of: FilePath.parent(manifest), reading: edited, in: work)
    {
      let (read, _) = try ask(copy.folder + "/Package.swift", in: work)
      again = read.package.map { Answer(package: copy.original($0)) }
    }
    guard var again, again.package != nil else { return answer }
    again.message = answer.message
    return again
  }

  /// - Parameter text: what SwiftPM is to take for the content of the manifest; nil for what it is.
  private func ask(
    _ manifest: String, reading text: String? = nil, in work: URL
  ) throws -> (Answer, errors: String) {
    let swift = FilePath.parent(compiler.path) + "/swift"
    let end = try ChildProcess(
      executable: FilePath.exists(swift) ? swift : "/usr/bin/env",
      arguments: (FilePath.exists(swift) ? [] : ["swift"]) + [
        "package", "dump-package", "--package-path", FilePath.parent(manifest),
        "--scratch-path", work.appendingPathComponent("build").path,
      ] + (try text.map { try Self.overlay($0, on: manifest, in: work) } ?? []),
      // What SwiftPM leaves behind goes with the folder.
      environment: ["TMPDIR": work.path], output: work.appendingPathComponent("output"),
      errors: work.appendingPathComponent("errors")
    ).run(timeout: timeout)
    if end.isTimedOut {
      return (
        Answer(message: "SwiftPM did not finish within \(Int(timeout)) s", isFinal: false), ""
      )
    }
    if end.isSuccess,
      let value = try? JSONDecoder().decode(JSONValue.self, from: Data(end.output.utf8))
    {
      return (Answer(package: value), "")
    }
    let (reason, isRefusal) = Self.reason(end.errors, manifest)
    return (
      Answer(message: reason, isFinal: end.signal == nil, isRefusal: isRefusal), end.errors
    )
  }

  /// Options by which the compiler reads another text in the place of a manifest. The manifest stays
  /// where it is, as its paths and what it looks at lie around it.
  private static func overlay(
    _ text: String, on manifest: String, in work: URL
  ) throws -> [String] {
    let copy = work.appendingPathComponent("Manifest.swift")
    try Data(text.utf8).write(to: copy)
    let list = work.appendingPathComponent("overlay.yaml")
    let entry: JSONValue = [
      "type": "file", "name": .text(manifest), "external-contents": .text(copy.path),
    ]
    let content: JSONValue = ["version": 0, "roots": [entry]]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    try encoder.encode(content).write(to: list)
    return ["--manifest-cache", "none"]
      + ["-vfsoverlay", list.path].flatMap { ["-Xbuild-tools-swiftc", $0] }
  }

  /// The compiler's own errors, without the command that it was called with.
  private static func reason(
    _ errors: String, _ manifest: String
  ) -> (text: String, isRefusal: Bool) {
    let lines = errors.split(separator: "\n").filter { $0.contains("error: ") }
    let own = lines.filter { $0.hasPrefix(manifest + ":") }
    if !own.isEmpty { return (own.joined(separator: "\n"), false) }
    let line = lines.first { !$0.contains("invalid manifests at") } ?? "SwiftPM failed"
    // `error: 'name': …`, where it does not say that the manifest does not compile or run.
    let isRefusal =
      line.hasPrefix("error: '") && line.contains("': ") && !line.contains("Invalid manifest")
    return (String(line.drop { $0 == " " }.trimmingPrefix("error: ")), isRefusal)
  }

  private func keep(_ answer: Answer, at url: URL) {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard let data = try? JSONEncoder().encode(answer) else { return }
    try? data.write(to: url, options: .atomic)
  }
}
