/// A message of the compiler's, as far as these macros look at it.
struct CompilerRequest: Decodable {
  struct Syntax: Decodable {
    var source: String
  }

  struct Macro: Decodable {
    var typeName: String
  }

  struct Expansion: Decodable {
    var macro: Macro
    var macroRole: String?
    /// The declaration that a macro is attached to.
    var declSyntax: Syntax?
    /// The declarations around it, innermost first, without their members.
    var lexicalContext: [Syntax]?
  }

  struct Nothing: Decodable {}

  var getCapability: Nothing?
  var expandFreestandingMacro: Expansion?
  var expandAttachedMacro: Expansion?
}
