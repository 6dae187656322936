/// What to do about a compile error that comes from how the program was called.
enum CompileHint {
  /// - Parameters:
  ///   - fileCount: How many files were compiled together.
  ///   - views: The types that were named to be shown.
  static func hints(_ messages: String, fileCount: Int, views: [String]) -> [String] {
    let lines = messages.split(separator: "\n")
    let errors = lines.filter { $0.contains(": error: ") }
    var hints: [String] = []
    if fileCount == 1, errors.contains(where: { $0.contains("in scope") }) {
      hints.append(
        "If that is declared in another file, inspect the folder: it is compiled as one module.")
    }
    for view in views where errors.contains(where: { needsArguments($0, view) }) {
      hints.append("Give \(view) what it needs in an expression: -e '\(view)(…) { … }'")
    }
    return hints
  }

  private static func needsArguments(_ error: Substring, _ view: String) -> Bool {
    error.hasPrefix(EntryPoint.optionName(view) + ":")
      && ["argument", "could not be inferred", "no accessible initializers"].contains {
        error.contains($0)
      }
  }
}
