import LayoutProbe

/// Paths as seen from a folder.
enum RelativePath {
  /// The path as it is from a folder that it lies in; unchanged, but without detours, if it lies
  /// elsewhere.
  static func of(
    _ path: String, from folder: String = FileManager.default.currentDirectoryPath
  ) -> String {
    let way = way(to: path, from: folder)
    // Elsewhere altogether: the way there would say more about this machine than the path.
    return path.hasPrefix("/") && way.hasPrefix("..") ? path : way
  }

  /// The way to a path from a folder.
  static func way(to path: String, from folder: String) -> String {
    let here = parts(folder)
    let there = parts(path.hasPrefix("/") ? path : folder + "/" + path)
    var common = 0
    while common < min(here.count, there.count), here[common] == there[common] { common += 1 }
    let way = Array(repeating: "..", count: here.count - common) + there.dropFirst(common)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }

  /// The folder that a path names a thing in; empty for a name alone.
  ///
  /// Foundation's `deletingLastPathComponent` traps on Linux for a path of one character.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func parts(_ path: String) -> [String] {
    var parts: [String] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(String(part)) }
    }
    return parts
  }
}
