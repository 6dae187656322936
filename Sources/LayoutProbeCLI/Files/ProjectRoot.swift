import Foundation

/// Folders that hold all that may belong together.
enum ProjectRoot {
  /// Whether a folder is that of a package or of a repository.
  static func isRoot(_ folder: String) -> Bool {
    exists(folder + "/Package.swift") || exists(folder + "/.git")
  }

  /// Whether a folder may be a copy of a repository: an archive of one has what its owners wrote, and no `.git`.
  static func isCopy(_ folder: String) -> Bool {
    [".gitignore", ".github", "LICENSE", "LICENSE.md", "LICENSE.txt"].contains {
      exists(folder + "/" + $0)
    }
  }

  /// The nearest folder from one upwards of which something holds; nil if there is none.
  static func nearest(to folder: String, _ isWanted: (String) -> Bool) -> String? {
    var folder = folder
    while !isWanted(folder) {
      let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
      if folder == "/" || parent == folder { return nil }
      folder = parent
    }
    return folder
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }
}
