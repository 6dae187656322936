/// What is answered to the compiler.
enum CompilerAnswer: Equatable {
  /// What the macros can do.
  case capability
  case expansion(String)
  /// An error, which the compiler shows at the macro.
  case failure(String)

  private static let protocolVersion = 7

  var json: JSON {
    switch self {
    case .capability:
      let capability: JSON = .object([
        "protocolVersion": .number(CompilerAnswer.protocolVersion), "features": .list([]),
      ])
      return .object(["getCapabilityResult": .object(["capability": capability])])
    case .expansion(let source): return CompilerAnswer.result(source, diagnostics: [])
    case .failure(let message):
      let diagnostic: JSON = .object([
        "message": .text(message), "severity": .text("error"),
        "position": .object(["fileName": .text(""), "offset": .number(0)]),
        "highlights": .list([]), "notes": .list([]), "fixIts": .list([]),
      ])
      return CompilerAnswer.result("", diagnostics: [diagnostic])
    }
  }

  private static func result(_ source: String, diagnostics: [JSON]) -> JSON {
    .object([
      "expandMacroResult": .object([
        "expandedSource": .text(source), "diagnostics": .list(diagnostics),
      ])
    ])
  }
}
