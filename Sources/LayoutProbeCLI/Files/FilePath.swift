import Foundation

/// Absolute paths without detours, as texts.
enum FilePath {
  static func absolute(
    _ path: String, from folder: String = FileManager.default.currentDirectoryPath
  ) -> String {
    let way = RelativePath.way(to: path.hasPrefix("/") ? path : folder + "/" + path, from: "/")
    return way == "." ? "/" : "/" + way
  }

  static func join(_ folder: String, _ path: String) -> String {
    path.isEmpty ? absolute(folder) : absolute(path, from: folder)
  }

  static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Whether a path is a folder or lies somewhere below it.
  static func isWithin(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// A link could lead out of the program, or back to where it is.
  static func isRealFolder(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// The folders from one up to the root.
  static func ancestors(_ folder: String) -> [String] {
    var folders = [folder]
    while let last = folders.last, last != "/" { folders.append(parent(last)) }
    return folders
  }

  /// The path as it is spelled on the disk: for the file systems of most Macs, upper and lower case
  /// are the same. Returns the path unchanged if it exists, or if not exactly one entry matches.
  static func spelled(_ path: String) -> String {
    guard !exists(path), path != "/" else { return path }
    let (folder, name) = (spelled(parent(path)), name(path))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let same = names.filter { $0.caseInsensitiveCompare(name) == .orderedSame }
    return same.count == 1 ? join(folder, same[0]) : path
  }
}
