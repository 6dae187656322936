import Foundation

/// A correct layout and its mutants in one source, each in a namespace of its own, so that they are
/// compiled and run together.
struct MutantModule: Sendable {
  struct Mutant: Sendable {
    /// Nil for the layout as it is.
    var kind: MutantKind?
    var text: String
    /// The first line that is another one than in the layout as it is.
    var change = ""
  }

  let source: LayoutSource
  private(set) var mutants: [Mutant]
  /// Those that the compiler refuses.
  private var refused: Set<Int> = []

  init(_ source: LayoutSource, kinds: [MutantKind] = MutantKind.all) {
    self.source = source
    mutants = [Mutant(kind: nil, text: source.text)]
    for kind in kinds {
      var seen: Set = [source.text]
      for text in kind.mutants(source) where seen.insert(text).inserted {
        mutants.append(Mutant(kind: kind, text: text, change: Self.change(source.text, text)))
      }
    }
  }

  private static func change(_ original: String, _ mutant: String) -> String {
    let lines = [original, mutant].map {
      $0.split(separator: "\n", omittingEmptySubsequences: false)
    }
    let changed = zip(lines[1], lines[0]).first { $0 != $1 }?.0 ?? lines[1].last ?? ""
    return changed.trimmingCharacters(in: .whitespaces)
  }

  /// The mutants that are compiled and run, with their numbers; 0 is the layout as it is.
  var compiled: [(number: Int, mutant: Mutant)] {
    mutants.enumerated().filter { !refused.contains($0.offset) }.map { ($0.offset, $0.element) }
  }

  /// The source of all of them, and for each the lines that it stands in.
  func text() -> (text: String, lines: [(number: Int, lines: Range<Int>)]) {
    var lines = ["import LayoutProbe", "import SwiftUI", "import Foundation", ""]
    var places: [(Int, Range<Int>)] = []
    for (number, mutant) in compiled {
      let start = lines.count
      lines += namespace("M\(number)", mutant.text)
      places.append((number, start..<lines.count))
    }
    return (lines.joined(separator: "\n") + "\n", places)
  }

  /// Leaves out the mutants that stand in lines, counted from 1; false if none does.
  mutating func refuse(lines: [Int]) -> Bool {
    let places = text().lines
    let found = lines.flatMap { line in
      places.filter { $0.lines.contains(line - 1) }.map(\.number)
    }
    guard found.contains(where: { $0 != 0 }) else { return false }
    refused.formUnion(found.filter { $0 != 0 })
    return true
  }

  /// The number of a mutant and the name of the preview, as the name of a probe has them.
  static func parts(of probe: String) -> (number: Int, preview: String)? {
    let parts = probe.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let number = Int(parts[0]) else { return nil }
    return (number, String(parts[1]))
  }

  // MARK: Namespaces

  /// The declarations of a source as members of an enum, and its previews as probes.
  private func namespace(_ name: String, _ text: String) -> [String] {
    var members: [String] = []
    var probes: [String] = []
    var others: [String] = []
    for declaration in declarations(text) {
      let first = declaration.first ?? ""
      if first.hasPrefix("import ") { continue }
      if first.hasPrefix("#Preview") {
        let function = "preview\(probes.count)"
        let quoted = first.split(separator: "\"", omittingEmptySubsequences: false)
        let title = quoted.count > 2 ? String(quoted[1]) : "preview"
        members.append("@MainActor @ViewBuilder static func \(function)() -> some View {")
        members += declaration.dropFirst()
        let number = name.dropFirst()
        probes.append(
          "let probe\(number)_\(probes.count) = "
            + "Probe(\"\(number) \(title)\") { \(name).\(function)() }")
      } else if first.hasPrefix("extension ") {
        others += declaration.map {
          $0.replacingOccurrences(of: "extension ", with: "extension \(name).")
        }
      } else if ["let ", "var ", "func ", "private let ", "private var ", "private func "].contains(
        where: first.hasPrefix)
      {
        let isProbe = first.contains("= Probe(")
        if !isProbe { members += ["static " + first] + declaration.dropFirst() }
      } else {
        members += declaration
      }
    }
    return ["enum \(name) {"] + members + ["}"] + others + probes
  }

  /// The lines of each declaration at the top level, with the comments and attributes above it.
  private func declarations(_ text: String) -> [[String]] {
    var declarations: [[String]] = []
    var isOpen = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("//") || line.isEmpty { continue }
      let isMember = line.first.map { $0 == " " || $0 == "}" || $0 == ")" } ?? false
      if isMember || isOpen {
        declarations[max(0, declarations.count - 1)].append(line)
      } else {
        declarations.append([line])
      }
      // An attribute belongs to what comes next.
      isOpen = line.hasPrefix("@") && !line.contains("{")
    }
    return declarations
  }
}
