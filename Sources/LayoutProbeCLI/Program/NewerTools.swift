import Foundation
import LayoutProbe

/// A manifest for newer tools than those that are installed, which SwiftPM refuses by its first line
/// alone. Most of them say nothing that older tools do not know.
struct NewerTools {
  /// The version of the tools that are installed, in two parts.
  private let installed: String

  /// Nil if that is not why SwiftPM refuses a manifest.
  ///
  /// - Parameter errors: what SwiftPM says about the manifest.
  init?(in errors: String) {
    let refusal = errors.firstMatch(
      of: #/is using Swift tools version [0-9.]+ but the installed version is (\d+\.\d+)/#)
    guard let refusal else { return nil }
    installed = String(refusal.output.1)
  }

  /// The manifest with the version of the tools that are installed; nil where it gives none.
  func lowered(in manifest: String) -> String? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: manifest)) else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    let lowered = text.replacing(#/(swift-tools-version\s*:\s*)[0-9.]+/#, maxReplacements: 1) {
      $0.output.1 + installed
    }
    return lowered == text ? nil : lowered
  }
}

/// A package's folder once more with another manifest, for SwiftPM looks at the first line of the file
/// itself. All else are links to what lies there.
struct PackageCopy {
  /// The folder in which the copy lies at the path of the original, so that paths to neighbours are
  /// known again.
  private let root: URL
  let folder: String

  init(of folder: String, reading text: String, in work: URL) throws {
    // SwiftPM tells of paths without links.
    root = work.resolvingSymlinksInPath().appendingPathComponent("copy")
    self.folder = root.path + folder
    let files = FileManager.default
    try files.createDirectory(atPath: self.folder, withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: folder)
    where !(name.hasPrefix("Package") && name.hasSuffix(".swift")) {
      try files.createSymbolicLink(
        atPath: FilePath.join(self.folder, name),
        withDestinationPath: FilePath.join(folder, name))
    }
    try Data(text.utf8).write(to: URL(fileURLWithPath: self.folder + "/Package.swift"))
  }

  /// What SwiftPM says of the copy, with the paths of the original.
  func original(_ answer: JSONValue) -> JSONValue {
    switch answer {
    case .text(let text): .text(text.replacingOccurrences(of: root.path + "/", with: "/"))
    case .list(let items): .list(items.map(original))
    case .object(let keys): .object(keys.mapValues(original))
    case .null, .bool, .number: answer
    }
  }
}
