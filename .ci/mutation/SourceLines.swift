import Foundation

/// Lines of a source that are compiled on this system.
func compiledLines(_ lines: [String]) -> [Bool] {
  var result: [Bool] = []
  var levels: [Bool?] = []
  func holds(_ condition: String) -> Bool? {
    let known = [
      "os(Linux)", "canImport(Glibc)", "canImport(FoundationNetworking)", "!canImport(Darwin)",
    ]
    if known.contains(condition) { return true }
    if condition.hasPrefix("!canImport("), !condition.contains(" ") { return true }
    if condition.hasPrefix("canImport("), !condition.contains(" ") { return false }
    if ["os(macOS)", "!os(Linux)"].contains(condition) { return false }
    return nil
  }
  for line in lines {
    let text = line.trimmingCharacters(in: .whitespaces)
    if text.hasPrefix("#if ") {
      levels.append(holds(String(text.dropFirst(4))))
    } else if text == "#else", let last = levels.popLast() {
      levels.append(last.map(!))
    } else if text.hasPrefix("#elseif"), levels.popLast() != nil {
      levels.append(Bool?.none)
    } else if text == "#endif" {
      _ = levels.popLast()
    }
    result.append(levels.allSatisfy { $0 == true })
  }
  return result
}

/// The lines of a file that may be changed.
struct SourceLines {
  var file: String
  var lines: [String]
  /// Those that stand for themselves: no part of an expression or a text of several lines.
  var whole: [Int] = []

  init(_ file: String) {
    self.file = file
    lines = text(of: file).components(separatedBy: "\n")
    let compiled = compiledLines(lines)
    var isInText = false
    for index in lines.indices.dropFirst().dropLast() {
      if lines[index].components(separatedBy: "\"\"\"").count % 2 == 0 { isInText.toggle() }
      guard !isInText, compiled[index] else { continue }
      let before = lines[index - 1].trimmingCharacters(in: .whitespaces)
      let after = lines[index + 1].trimmingCharacters(in: .whitespaces)
      let goesOn =
        before.last.map { "(,[=+-*/?:&|<>".contains($0) } == true
        && !["case ", "default", "//"].contains { before.hasPrefix($0) }
      let isCarriedOn =
        after.first.map { ".?:&|+-*/=<>".contains($0) } == true && !after.hasPrefix("//")
      if !goesOn, !isCarriedOn { whole.append(index) }
    }
  }
}
