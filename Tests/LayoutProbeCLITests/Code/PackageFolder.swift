import Foundation
import Testing

/// The folder of this package.
enum PackageFolder {
  static let url = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The files below a folder of the package with an extension, in no order.
  static func files(in path: String, _ pathExtension: String) throws -> [URL] {
    let folder = url.appendingPathComponent(path)
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try #require(all).compactMap { $0 as? URL }.filter {
      $0.pathExtension == pathExtension
    }
  }
}
