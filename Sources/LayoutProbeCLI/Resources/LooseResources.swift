import Foundation

/// The resources of sources that nothing describes: catalogs and tables around their folder, and
/// all files beside them.
enum LooseResources {
  /// What is no resource.
  private static let sources: Set<String> = [
    "c", "cpp", "h", "m", "mm", "md", "swift", "xcodeproj", "xcworkspace", "playground",
  ]

  private static let maximumDepth = 6
  private static let maximumFiles = 500

  /// - Parameter folder: an absolute path.
  static func around(_ folder: String) -> [ProgramModule.Resource] {
    var paths = entries(folder).filter { !sources.contains(pathExtension($0)) }
      .filter { !isFolder($0) || SourceFolder.isCatalog($0) }
    if paths.count > maximumFiles { paths = paths.filter(SourceFolder.isCatalog) }
    let top = top(above: folder)
    var current = folder
    for _ in 0..<maximumDepth {
      for entry in entries(current) where isFolder(entry) || current != folder {
        if SourceFolder.isCatalog(entry) {
          paths.append(entry)
        } else if isFolder(entry), pathExtension(entry).isEmpty {
          paths += entries(entry).filter(SourceFolder.isCatalog)
        }
      }
      if current == top { break }
      let parent = URL(fileURLWithPath: current).deletingLastPathComponent().path
      if parent == current || parent == "/" { break }
      current = parent
    }
    // The nearest come first, and win.
    var seen: Set<String> = []
    return paths.filter { seen.insert($0).inserted }
      .map { ProgramModule.Resource(path: $0, rule: .process) }
  }

  /// The folder of the package or the repository; without one, of a copy of a repository, or of a project: what is
  /// beside these is another's.
  private static func top(above folder: String) -> String? {
    ProjectRoot.around(folder)
      ?? FilePath.ancestors(folder).first { candidate in
        AssetCatalog.entries(candidate).contains { $0.hasSuffix(".xcodeproj") }
      }
  }

  private static func entries(_ folder: String) -> [String] {
    AssetCatalog.entries(folder).map { folder + "/" + $0 }
  }

  private static func pathExtension(_ path: String) -> String {
    URL(fileURLWithPath: path).pathExtension.lowercased()
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
