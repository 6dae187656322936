/// What becomes of each macro.
enum MacroExpander {
  static func answer(_ request: CompilerRequest) -> CompilerAnswer {
    if request.asksForCapability { return .capability }
    guard let expansion = request.expansion else {
      return .failure("the compiler asks for something that SwiftUI's macros do not know")
    }
    switch expansion.typeName {
    // Previews are read from the source by the program that shows them; animations are over.
    case "Preview", "Previewable", "Animatable", "AnimatableIgnored": return .expansion("")
    case "Entry": return entry(expansion)
    default: return .failure("there is no macro '\(expansion.typeName)'")
    }
  }

  private static func entry(_ expansion: CompilerRequest.Expansion) -> CompilerAnswer {
    guard let key = EntryKey(context: expansion.context.first ?? "") else {
      return .failure(
        "'@Entry' stands in extensions of EnvironmentValues, Transaction, ContainerValues and "
          + "FocusedValues")
    }
    guard let variable = EntryVariable(expansion.declaration ?? "") else {
      return .failure("'@Entry' belongs to a variable with a type or a value")
    }
    switch key.expansion(of: variable, role: expansion.role ?? "") {
    case .success(let text): return .expansion(text)
    case .failure(let problem): return .failure(problem.message)
    }
  }
}
