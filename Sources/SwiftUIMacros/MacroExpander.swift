/// What becomes of each macro.
enum MacroExpander {
  static func answer(_ request: CompilerRequest) -> CompilerAnswer {
    if request.getCapability != nil {
      return CompilerAnswer(getCapabilityResult: .init())
    }
    guard let expansion = request.expandFreestandingMacro ?? request.expandAttachedMacro else {
      return failure("the compiler asks for something that SwiftUI's macros do not know")
    }
    switch expansion.macro.typeName {
    // Previews are read from the source by whoever shows them.
    case "Preview", "Previewable": return source("")
    case "Entry": return entry(expansion)
    default: return failure("there is no macro '\(expansion.macro.typeName)'")
    }
  }

  private static func entry(_ expansion: CompilerRequest.Expansion) -> CompilerAnswer {
    let context = expansion.lexicalContext?.first?.source ?? ""
    guard let key = EntryKey(context: context) else {
      return failure(
        "'@Entry' stands in extensions of EnvironmentValues, Transaction, ContainerValues and "
          + "FocusedValues")
    }
    guard let variable = EntryVariable(expansion.declSyntax?.source ?? "") else {
      return failure("'@Entry' belongs to a variable with a type or a value")
    }
    switch key.expansion(of: variable, role: expansion.macroRole ?? "") {
    case .success(let text): return source(text)
    case .failure(let problem): return failure(problem.message)
    }
  }

  private static func source(_ text: String) -> CompilerAnswer {
    CompilerAnswer(expandMacroResult: .init(expandedSource: text))
  }

  private static func failure(_ message: String) -> CompilerAnswer {
    CompilerAnswer(
      expandMacroResult: .init(expandedSource: "", diagnostics: [.init(message: message)]))
  }
}
