import Foundation

/// The sources that become one module: a file, a folder, or expressions, with or without files.
struct SourceUnit: Equatable, Sendable {
  struct File: Equatable, Sendable {
    /// The path as the user gave it, or below the folder that the user gave.
    let path: String
    let text: String
  }

  enum Failure: Error, Equatable, CustomStringConvertible {
    case missing(String)
    case notSwift(String)
    case noSources(String)
    case unreadable(String, String)
    case notUTF8(String)
    case emptyExpression
    case unbalanced(String, String)

    /// What it is about; empty for an expression.
    var path: String {
      switch self {
      case .missing(let path), .notSwift(let path), .noSources(let path), .unreadable(let path, _),
        .notUTF8(let path):
        path
      case .emptyExpression, .unbalanced: ""
      }
    }

    var description: String {
      switch self {
      case .missing(let path): "\(path): no such file or folder"
      case .notSwift(let path): "\(path): not a Swift file; give a .swift file or a folder of them"
      case .noSources(let path): "\(path): the folder holds no Swift files"
      case .unreadable(let path, let reason): "\(path): cannot be read: \(reason)"
      case .notUTF8(let path): "\(path): not UTF-8 text"
      case .emptyExpression: "the expression is empty"
      case .unbalanced(let code, let problem): "the expression '\(code)' \(problem)"
      }
    }
  }

  /// A name for messages and for the module.
  let name: String
  /// The path as the user gave it.
  let path: String
  private(set) var files: [File]
  /// Files of a folder that cannot be read.
  private(set) var unreadable: [Failure] = []

  /// Reads a Swift file, or all Swift files below a folder.
  init(path: String) throws(Failure) {
    self.path = path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Self.obstacle(path).map { .unreadable(path, $0) } ?? .missing(path)
    }
    if isFolder.boolValue {
      name = URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent
      var files: [File] = []
      for path in try Self.sources(below: path) {
        do { files.append(try Self.read(path)) } catch { unreadable.append(error) }
      }
      // Tests import the module that the others are.
      self.files = files.filter { !Self.isTest($0) }
      if self.files.isEmpty { throw unreadable.first ?? .noSources(path) }
    } else {
      guard path.hasSuffix(".swift") else { throw .notSwift(path) }
      let last = URL(fileURLWithPath: path).lastPathComponent
      name = String(last.dropLast(".swift".count))
      files = [try Self.read(path)]
    }
  }

  /// Whether it is part of a test target, and imports what the others are.
  static func isTest(_ file: File) -> Bool {
    !ImportNames.names(in: file.text).isDisjoint(with: ["SnapshotTesting", "Testing", "XCTest"])
  }

  /// Whether it may hold something to probe: most files do not even mention it.
  static func mayHoldProbes(_ file: File) -> Bool {
    file.text.utf8.count > 8 && (strstr(file.text, "Preview") ?? strstr(file.text, "Probe")) != nil
  }

  /// Without the files that are left out.
  mutating func leaveOut(_ isLeftOut: (String) -> Bool) -> Bool {
    let count = files.count + unreadable.count
    files.removeAll { isLeftOut($0.path) }
    unreadable.removeAll { isLeftOut($0.path) }
    return files.count + unreadable.count < count
  }

  /// Folders of what others wrote, or what was built.
  private static let foreign: Set<String> = ["Carthage", "DerivedData", "Pods", "node_modules"]

  private static func sources(below folder: String) throws(Failure) -> [String] {
    let entries: [String]
    do {
      entries = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw .unreadable(folder, error.localizedDescription)
    }
    var paths: [String] = []
    for entry in entries
    where !entry.hasPrefix(".") && entry != "Package.swift" && !foreign.contains(entry) {
      let path = folder.hasSuffix("/") ? folder + entry : folder + "/" + entry
      // A link to a folder could lead back to where it is.
      let type =
        try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      if type == .typeDirectory {
        paths += try sources(below: path)
      } else if entry.hasSuffix(".swift") {
        paths.append(path)
      }
    }
    return paths
  }

  /// Why what is there under a path is no file that can be read; nil if that is not the matter.
  private static func obstacle(_ path: String) -> String? {
    var status = stat()
    if stat(path, &status) == 0 {
      // To open a pipe may take until another process writes to it.
      let isFile = [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
      return isFile ? nil : "it is a pipe, a socket or a device, not a file"
    }
    let code = errno
    if code == ELOOP { return "it is a circular link" }
    if code == ENOENT, lstat(path, &status) == 0 {
      return "it is a link to a file that does not exist"
    }
    return path.contains("\u{FFFD}") ? "its name is not UTF-8; rename it" : nil
  }

  static func read(_ path: String) throws(Failure) -> File {
    if let obstacle = obstacle(path) { throw .unreadable(path, obstacle) }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(path, error.localizedDescription)
    }
    guard let text = String(data: data, encoding: .utf8) else { throw .notUTF8(path) }
    return File(path: path, text: text)
  }

  /// An expression that closes more than it opens would break out of its closure.
  static func check(_ expression: String) throws(Failure) {
    let source = TokenizedSource(expression)
    if source.tokens.isEmpty { throw .emptyExpression }
    let pairs: [UInt8: UInt8] = [
      UInt8(ascii: "}"): UInt8(ascii: "{"), UInt8(ascii: ")"): UInt8(ascii: "("),
      UInt8(ascii: "]"): UInt8(ascii: "["),
    ]
    var open: [UInt8] = []
    for token in source.tokens where token.kind == .punctuation {
      let byte = source.bytes[token.range.lowerBound]
      let bracket = String(UnicodeScalar(byte))
      if pairs.values.contains(byte) {
        open.append(byte)
      } else if let opening = pairs[byte], open.popLast() != opening {
        throw .unbalanced(expression, "has a '\(bracket)' without its opening bracket")
      }
    }
    if let last = open.last {
      throw .unbalanced(expression, "does not close its '\(UnicodeScalar(last))'")
    }
    // What follows an open comment or string in the generated file would be part of it.
    let closed = SwiftLexer.tokens(in: expression + "\n}")
    guard closed.count == source.tokens.count + 1 else {
      throw .unbalanced(expression, "has a string or comment without an end")
    }
  }
}
