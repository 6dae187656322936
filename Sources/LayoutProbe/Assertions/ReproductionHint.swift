import HeadlessUI

/// A command that shows a layout again as it was in a test.
///
/// What is asserted is taken from the source of the test, with the files that declare what it uses. An
/// expression that uses what only the test has (a variable, a type of the test's own) cannot be had
/// outside of it: then the test alone is run again, and leaves what can be attached.
@MainActor
struct ReproductionHint {
  let site: AssertionSite
  let layout: InspectedLayout

  /// The command, to be run in the package's folder; nil if there is none.
  var text: String? { trace ?? testAgain }

  private var testAgain: String? {
    site.testFilter.map {
      "mkdir -p layouts && swift test --filter \(ShellText.quoted($0)) --attachments-path layouts"
    }
  }

  private var trace: String? {
    guard let package = PackageSources.around(site.file),
      let data = try? Data(contentsOf: URL(fileURLWithPath: site.file))
    else { return nil }
    let bytes = Array(data)
    guard let call = CallText(in: bytes, line: site.line, column: site.column),
      let argument = call.arguments.first, argument.label == nil,
      let expression = ViewExpression(call.text(argument.range)),
      package.knowsImports(of: String(decoding: bytes, as: UTF8.self))
    else { return nil }
    var files: Set<String> = []
    for declared in package.declarations(of: expression.types).values {
      // What tests declare is not there outside of them, and of two it is not known which is meant.
      guard declared.count == 1, let file = declared.first, !file.isTest else { return nil }
      files.insert(file.path)
    }
    let size = layout.report.window
    let words =
      ["swift run layoutprobe trace"] + files.sorted().map(ShellText.quoted)
      + ["-e", ShellText.quoted(expression.text + (layout.variant?.modifiers ?? ""))]
      + ["--size", "\(NumberText.length(size.width))x\(NumberText.length(size.height))"]
    return words.joined(separator: " ")
  }
}

/// An expression that means the same anywhere.
struct ViewExpression: Equatable {
  /// On one line.
  let text: String
  /// The types that it names.
  let types: Set<String>

  /// Nil if the expression names variables or functions, or is no expression of one line.
  init?(_ source: String) {
    let isBroken = source.contains("\n")
    guard !isBroken || !source.contains("{") && !source.contains("//") else { return nil }
    text = source.split { $0.isNewline }.map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: isBroken ? " " : "")
    var types: Set<String> = []
    let bytes = Array(text.utf8)
    var reader = SwiftTextReader(bytes)
    var previous: UInt8?
    while let current = reader.current {
      if let literal = reader.literal() {
        // What is interpolated may be anything.
        guard literal.value != nil else { return nil }
        previous = UInt8(ascii: "\"")
      } else if let name = reader.identifier() {
        let isMember = previous == UInt8(ascii: ".")
        reader.skipSpace()
        let isLabel = reader.current == UInt8(ascii: ":")
        if !isMember, !isLabel, !["true", "false", "nil"].contains(name) {
          guard name.first?.isUppercase == true, name != "Self" else { return nil }
          types.insert(name)
        }
        previous = UInt8(ascii: "a")
      } else if current >= 0x30 && current <= 0x39 {
        // A number with its fraction and its exponent.
        while let digit = reader.current, digit >= 0x30, digit <= 0x39 || digit >= 0x5f {
          reader.position += 1
        }
        previous = UInt8(ascii: "0")
      } else {
        // The names of closures' arguments, and macros, which a reproduction cannot repeat.
        guard current != UInt8(ascii: "$"), current != UInt8(ascii: "#") else { return nil }
        if current != 32 { previous = current }
        reader.position += 1
      }
    }
    guard !types.isEmpty else { return nil }
    self.types = types
  }
}

/// The source files of a package.
@MainActor
struct PackageSources {
  /// A source file.
  struct File: Hashable {
    /// From the package's folder.
    var path: String
    var isTest: Bool
  }

  private let root: URL
  private var paths: [String] = []
  private var folders: Set<String> = []

  private static var known: [String: PackageSources] = [:]
  private static let modules: Set<String> = [
    "SwiftUI", "HeadlessUI", "LayoutProbe", "LayoutProbeTesting", "Testing", "XCTest", "Foundation",
  ]

  /// The package that a file of its tests is in; nil if there is none.
  static func around(_ file: String) -> PackageSources? {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) {
        if let known = known[folder.path] { return known }
        let sources = PackageSources(folder)
        known[folder.path] = sources
        return sources
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private init(_ root: URL) {
    self.root = root
    let all = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let prefix = root.standardizedFileURL.path + "/"
    while let url = all?.nextObject() as? URL {
      guard url.pathExtension == "swift" else { continue }
      let path = url.standardizedFileURL.path.replacing(prefix, with: "", maxReplacements: 1)
      paths.append(path)
      folders.formUnion(path.split(separator: "/").dropLast().map(String.init))
    }
  }

  /// The files that declare types, by their names; a type that none declares is left out.
  func declarations(of types: Set<String>) -> [String: Set<File>] {
    let needles = types.flatMap { type in
      ["struct ", "class ", "enum ", "actor ", "typealias "].map {
        (type: type, text: Data(($0 + type).utf8))
      }
    }
    var found: [String: Set<File>] = [:]
    for path in paths {
      let url = root.appendingPathComponent(path)
      guard let data = try? Data(contentsOf: url) else { continue }
      for needle in needles where declares(data, needle.text) {
        let isTest =
          path.split(separator: "/").contains("Tests")
          || data.range(of: Data("import XCTest".utf8)) != nil
          || data.range(of: Data("import Testing".utf8)) != nil
        found[needle.type, default: []].insert(File(path: path, isTest: isTest))
      }
    }
    return found
  }

  /// Whether a declaration is in a text, and does not only begin like one.
  private func declares(_ data: Data, _ needle: Data) -> Bool {
    var start = data.startIndex
    while let range = data.range(of: needle, in: start..<data.endIndex) {
      let next = range.upperBound < data.endIndex ? data[range.upperBound] : 32
      let isName = next == 0x5f || next >= 0x80 || (0x30...0x39).contains(next)
      if !isName, !(0x61...0x7a).contains(next | 0x20) { return true }
      start = range.upperBound
    }
    return false
  }

  /// Whether a test imports nothing but the package's own modules and the usual ones: types of others
  /// cannot be found.
  func knowsImports(of source: String) -> Bool {
    source.split(separator: "\n").allSatisfy { line in
      let words = line.split { $0 == " " || $0 == "\t" }.filter { !$0.hasPrefix("@") }
      guard words.first == "import", let last = words.last else { return true }
      let module = String(last.prefix { $0 != "." })
      return Self.modules.contains(module) || folders.contains(module)
    }
  }
}
