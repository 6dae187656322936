/// A message of the compiler's, as far as these macros look at it.
struct CompilerRequest {
  struct Expansion {
    var typeName: String
    var role: String?
    /// The source of the declaration that a macro is attached to.
    var declaration: String?
    /// The sources of the declarations around it, innermost first, without their members.
    var context: [String] = []
  }

  var asksForCapability = false
  var expansion: Expansion?

  init(asksForCapability: Bool = false, expansion: Expansion? = nil) {
    self.asksForCapability = asksForCapability
    self.expansion = expansion
  }

  init(_ message: JSON) {
    asksForCapability = message["getCapability"] != nil
    let expansion = message["expandFreestandingMacro"] ?? message["expandAttachedMacro"]
    guard let expansion, let name = expansion["macro"]?["typeName"]?.text else { return }
    self.expansion = Expansion(
      typeName: name, role: expansion["macroRole"]?.text,
      declaration: expansion["declSyntax"]?["source"]?.text,
      context: expansion["lexicalContext"]?.list?.compactMap { $0["source"]?.text } ?? [])
  }
}
