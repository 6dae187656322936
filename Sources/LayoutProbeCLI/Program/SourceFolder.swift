import Foundation

/// What lies below a folder, in the order of paths.
struct SourceFolder {
  private(set) var swift: [String] = []
  /// C, C++ and Objective-C.
  private(set) var others: [String] = []
  private(set) var headers: [String] = []
  /// Everything else, with folders that are a thing of their own, such as asset catalogs.
  private(set) var rest: [String] = []

  private static let otherSources: Set<String> = ["c", "cc", "cpp", "cxx", "m", "mm", "S"]
  private static let headerNames: Set<String> = ["h", "hh", "hpp"]
  /// Folders that tools treat as one thing.
  private static let bundles: Set<String> = [
    "app", "appiconset", "bundle", "docc", "framework", "icon", "lproj", "mlpackage", "playground",
    "scnassets", "xcassets", "xcdatamodeld", "xcframework", "xcodeproj", "xcworkspace",
  ]

  /// - Parameter excluding: absolute paths of files and folders that are left out.
  init(_ folder: String, excluding: Set<String> = []) { walk(folder, excluding) }

  mutating func walk(_ folder: String, _ excluding: Set<String>) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder == "/" ? "/" + name : folder + "/" + name
      guard !excluding.contains(path) else { continue }
      let isBundle = Self.bundles.contains(Self.suffix(name))
      if !isBundle, FilePath.isRealFolder(path) { walk(path, excluding) } else { take(path) }
    }
  }

  mutating func take(_ path: String) {
    let suffix = Self.suffix(FilePath.name(path))
    if suffix == "swift" {
      swift.append(path)
    } else if Self.otherSources.contains(suffix) {
      others.append(path)
    } else if Self.headerNames.contains(suffix) {
      headers.append(path)
    } else {
      rest.append(path)
    }
  }

  /// Whether a path has the name of a catalog or a table of resources.
  static func isCatalog(_ path: String) -> Bool { catalogs.contains(suffix(FilePath.name(path))) }

  private static let catalogs: Set<String> = ["lproj", "strings", "xcassets", "xcstrings"]

  private static func suffix(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
  }
}
