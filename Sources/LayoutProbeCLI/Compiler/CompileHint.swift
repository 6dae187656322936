/// What to do about a compile error that comes from how the program was called, or from what there
/// is no stand-in for.
enum CompileHint {
  /// - Parameters:
  ///   - fileCount: How many files were compiled together.
  ///   - views: The types that were named to be shown.
  static func hints(_ messages: String, fileCount: Int, views: [String]) -> [String] {
    let lines = messages.split(separator: "\n")
    let errors = lines.filter { $0.contains(": error: ") }
    var hints: [String] = []
    func add(_ hint: String) { if !hints.contains(hint) { hints.append(hint) } }
    var isElsewhere = false
    for error in errors {
      if let module = quoted(after: "no such module ", in: error) {
        add(
          "There is no module \(module) here: SwiftUI, Foundation and the modules that "
            + "docs/swiftui-compatibility.md names are available")
      } else if let name = unknownName(in: error) {
        if let sentence = MissingSymbols.sentence(about: name) {
          add(sentence)
        } else {
          isElsewhere = true
        }
      } else if let member = unknownMember(in: error) {
        add(
          "HeadlessUI has no `\(member)` here: it is part of SwiftUI and missing "
            + "(see docs/swiftui-compatibility.md), or declared in a file that was not given")
      }
    }
    if fileCount == 1, isElsewhere {
      add("If that is declared in another file, inspect the folder: it is compiled as one module.")
    }
    for view in views where errors.contains(where: { needsArguments($0, view) }) {
      add("Give \(view) its arguments: --view '\(EntryPoint.typeName(view))(…)'")
    }
    return hints
  }

  /// The name that an error says is not in scope.
  static func unknownName(in error: Substring) -> String? {
    if error.contains("in scope") {
      return quoted(after: "cannot find type ", in: error)
        ?? quoted(after: "cannot find ", in: error)
    }
    return quoted(after: "unknown attribute ", in: error)
  }

  /// The member that a type of HeadlessUI does not have.
  private static func unknownMember(in error: Substring) -> String? {
    guard error.contains(" has no member ") else { return nil }
    let types = ["'some View'", "'some Scene'", "_ViewModifier_Content", "'EnvironmentValues'"]
    guard types.contains(where: { error.contains($0) }) else { return nil }
    return quoted(after: " has no member ", in: error)
  }

  /// What stands between quotes after a text.
  static func quoted(after text: String, in error: Substring) -> String? {
    guard let start = error.range(of: text + "'")?.upperBound else { return nil }
    let rest = error[start...]
    return rest.firstIndex(of: "'").map { String(rest[..<$0]) }
  }

  private static func needsArguments(_ error: Substring, _ view: String) -> Bool {
    error.hasPrefix(EntryPoint.optionName(view) + ":")
      && ["argument", "could not be inferred", "no accessible initializers"].contains {
        error.contains($0)
      }
  }
}
