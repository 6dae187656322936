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
  let files: [File]
  /// Files that are compiled along because they declare what the others need; their own previews
  /// are not.
  var neighbours: [File] = []
  /// The files and folders that were named.
  private(set) var origins: [String] = []
  private(set) var expressions: [String] = []

  /// Reads a Swift file, or all Swift files below a folder.
  init(path: String) throws(Failure) {
    self.path = path
    origins = [path]
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .missing(path)
    }
    if isFolder.boolValue {
      name = URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent
      var files: [File] = []
      for path in try Self.sources(below: path) { files.append(try Self.read(path)) }
      // Tests import the module that the others are.
      self.files = files.filter { !Self.isTest($0) }
      if self.files.isEmpty { throw .noSources(path) }
    } else {
      guard path.hasSuffix(".swift") else { throw .notSwift(path) }
      let last = URL(fileURLWithPath: path).lastPathComponent
      name = String(last.dropLast(".swift".count))
      files = [try Self.read(path)]
    }
  }

  /// Whether it is part of a test target, and imports what the others are.
  static func isTest(_ file: File) -> Bool {
    let modules: Set<String> = ["SnapshotTesting", "Testing", "XCTest"]
    let source = TokenizedSource(file.text)
    return source.tokens.indices.contains { index in
      source.token(index, is: "import") && source.tokens[index].depth == 0
        && modules.contains(source.text(index + 1))
    }
  }

  init(name: String, files: [File], origins: [String] = []) {
    self.name = name
    path = files.count == 1 ? files[0].path : name
    self.files = files
    self.origins = origins
  }

  init(expressions: [String]) throws(Failure) {
    name = "Expression"
    path = "-e"
    files = []
    try add(expressions: expressions)
  }

  /// Adds view expressions, which can name everything that the files declare.
  mutating func add(expressions: [String]) throws(Failure) {
    for expression in expressions { try Self.check(expression) }
    self.expressions += expressions
  }

  /// Each file as a unit of its own, for folders that do not compile as one module.
  var separateFiles: [SourceUnit] {
    files.map { file in
      let last = file.path.split(separator: "/").last.map(String.init) ?? file.path
      let name = last.hasSuffix(".swift") ? String(last.dropLast(".swift".count)) : last
      return SourceUnit(name: name, files: [file], origins: [file.path])
    }
  }

  private static func sources(below folder: String) throws(Failure) -> [String] {
    let entries: [String]
    do {
      entries = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw .unreadable(folder, error.localizedDescription)
    }
    var paths: [String] = []
    for entry in entries where !entry.hasPrefix(".") && entry != "Package.swift" {
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

  static func read(_ path: String) throws(Failure) -> File {
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
  private static func check(_ expression: String) throws(Failure) {
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
