import Foundation

/// Files, folders and modules that are left out.
struct Exclusion: Equatable, Sendable {
  private let patterns: [String]

  init(_ patterns: [String]) {
    self.patterns = patterns.map { pattern in
      var pattern = pattern
      while pattern.hasPrefix("./") { pattern.removeFirst(2) }
      while pattern.hasSuffix("/"), pattern.count > 1 { pattern.removeLast() }
      return pattern
    }
  }

  var isEmpty: Bool { patterns.isEmpty }

  /// Whether a pattern fits a path, or a folder that it lies in. One without a slash fits a name
  /// anywhere.
  func holds(path: String) -> Bool {
    guard !patterns.isEmpty else { return false }
    let path = RelativePath.of(path)
    var folders = [path]
    while let slash = folders[folders.count - 1].lastIndex(of: "/"), slash != path.startIndex {
      folders.append(String(path[..<slash]))
    }
    return patterns.contains { pattern in
      let isName = !pattern.contains("/")
      let own = pattern.hasPrefix("/") ? RelativePath.of(pattern) : pattern
      return folders.contains { fits($0, own) || (isName && fits(FilePath.name($0), own)) }
    }
  }

  func holds(module: String) -> Bool { patterns.contains { fits(module, $0) } }

  private func fits(_ text: String, _ pattern: String) -> Bool { fnmatch(pattern, text, 0) == 0 }
}
