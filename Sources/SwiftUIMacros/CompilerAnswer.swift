/// What is answered to the compiler.
struct CompilerAnswer: Encodable {
  struct CapabilityResult: Encodable {
    struct Capability: Encodable {
      var protocolVersion = 7
      var features: [String] = []
    }

    var capability = Capability()
  }

  struct ExpansionResult: Encodable {
    var expandedSource: String?
    var diagnostics: [Diagnostic] = []
  }

  /// An error, which the compiler shows at the macro.
  struct Diagnostic: Encodable {
    struct Position: Encodable {
      var fileName = ""
      var offset = 0
    }

    var message: String
    var severity = "error"
    var position = Position()
    var highlights: [String] = []
    var notes: [String] = []
    var fixIts: [String] = []
  }

  var getCapabilityResult: CapabilityResult?
  var expandMacroResult: ExpansionResult?
}
