import Foundation

/// Folders that hold all that may belong together.
enum ProjectRoot {
  /// Whether a folder is that of a package or of a repository.
  static func isRoot(_ folder: String) -> Bool {
    exists(folder + "/Package.swift") || exists(folder + "/.git")
  }

  /// Whether a folder may be a copy of a repository: an archive of one has what its owners wrote, and no `.git`.
  private static func isCopy(_ folder: String) -> Bool {
    [".gitignore", ".github", "LICENSE", "LICENSE.md", "LICENSE.txt"].contains {
      exists(folder + "/" + $0)
    }
  }

  /// The folder of the package or the repository that a folder is in, or else of a copy of a repository.
  static func around(_ folder: String) -> String? {
    let folders = FilePath.ancestors(folder)
    return folders.first(where: isRoot) ?? folders.first(where: isCopy)
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }
}
