import Testing

@Suite("Expansions of SwiftUI's macros")
struct ExpansionTests {
  private func expand(_ message: String) throws -> CompilerAnswer {
    MacroExpander.answer(CompilerRequest(try #require(JSONReader.value(Array(message.utf8)))))
  }

  private func entry(
    _ declaration: String, in context: String = "extension EnvironmentValues {}",
    role: String = "peer"
  ) -> CompilerAnswer {
    MacroExpander.answer(
      CompilerRequest(
        expansion: .init(
          typeName: "Entry", role: role, declaration: declaration, context: [context])))
  }

  @Test("a variable is read with its type and its value, whatever stands around them")
  func variables() {
    #expect(EntryVariable("@Entry var a: Int = 1") == variable("a", "Int", "1"))
    #expect(
      EntryVariable("\n  // var b: Int = 2\n  @Entry public var a = 1 /* = 3 */")
        == variable("a", nil, "1"))
    #expect(
      EntryVariable("@Entry var a: (Int) -> Bool = { $0 == 1 }")
        == variable("a", "(Int) -> Bool", "{ $0 == 1 }"))
    #expect(
      EntryVariable("@Entry var a: [String: Int] = [\"var x = 1\": 2]")
        == variable("a", "[String: Int]", "[\"var x = 1\": 2]"))
    #expect(EntryVariable("@Entry var variable: Int?") == variable("variable", "Int?", nil))
    #expect(EntryVariable("@Entry var a: Range<Int>=1..<2") == variable("a", "Range<Int>", "1..<2"))
    #expect(EntryVariable("@Entry let a = 1") == nil && EntryVariable("@Entry var a") == nil)
  }

  private func variable(_ name: String, _ type: String?, _ value: String?) -> EntryVariable? {
    var variable = EntryVariable("var x = 0")
    variable?.name = name
    variable?.type = type
    variable?.value = value
    return variable
  }

  @Test("an entry becomes a key and accessors; an optional needs no value")
  func expansions() {
    #expect(
      entry("@Entry var a: Int = 1")
        == .expansion("struct __Key_a: EnvironmentKey {\n  static var defaultValue: Int { 1 }\n}"))
    #expect(
      source(entry("@Entry var a: Int?")).contains("Int? { nil }"))
    #expect(
      entry("@Entry var a = 1", role: "accessor")
        == .expansion("get { self[__Key_a.self] }\nset { self[__Key_a.self] = newValue }"))
    #expect(
      source(entry("@Entry var a: Int?", in: "public extension SwiftUI.FocusedValues {}"))
        .contains("typealias Value = (Int)"))
  }

  @Test("an entry in a wrong place or without a default is an error with a reason")
  func errors() {
    func message(_ answer: CompilerAnswer) -> String {
      guard case .failure(let message) = answer else { return "" }
      return message
    }
    #expect(message(entry("@Entry var a = 1", in: "struct Other {}")).contains("in extensions of"))
    #expect(message(entry("@Entry var a: Int")).contains("needs a default value"))
    #expect(message(entry("@Entry let a = 1")).contains("a variable with a type or a value"))
    #expect(
      message(entry("@Entry var a: Int = 1", in: "extension FocusedValues {}"))
        .contains("has no default"))
  }

  @Test("the compiler's messages are answered, unknown ones with an error")
  func messages() throws {
    #expect(
      try expand(#"{"getCapability": {"capability": {"protocolVersion": 7}}}"#) == .capability)
    #expect(
      CompilerAnswer.capability.json.written
        == #"{"getCapabilityResult":{"capability":{"features":[],"protocolVersion":7}}}"#)
    let preview = try expand(
      #"{"expandFreestandingMacro": {"macro": {"typeName": "Preview"}, "syntax": {}}}"#)
    #expect(preview == .expansion(""))
    #expect(
      preview.json.written
        == #"{"expandMacroResult":{"diagnostics":[],"expandedSource":""}}"#)
    guard case .failure = try expand("{}"),
      case .failure(let unknown) = try expand(
        #"{"expandFreestandingMacro": {"macro": {"typeName": "Other"}}}"#)
    else {
      Issue.record("an unknown message is answered")
      return
    }
    #expect(unknown == "there is no macro 'Other'")
    let entry = try expand(
      #"""
      {"expandAttachedMacro": {"macro": {"moduleName": "SwiftUIMacros", "typeName": "Entry"},
      "macroRole": "peer", "declSyntax": {"source": "@Entry var a: String = \"\\n\u00e9\"\n"},
      "lexicalContext": [{"source": "extension EnvironmentValues {}"}], "discriminator": "x"}}
      """#)
    #expect(source(entry).contains(#"String { "\né" }"#), "\(source(entry))")
  }

  @Test("JSON is read and written as it is, and anything else is not read")
  func json() throws {
    let text = #"{"a":[1,-2,true,false,null,"x"],"b":{},"c":"\"\\\n\u0001é😀"}"#
    let value = try #require(JSONReader.value(Array(text.utf8)))
    #expect(value.written == text)
    #expect(value["c"]?.text == "\"\\\n\u{1}é😀")
    func read(_ text: String) -> JSON? { JSONReader.value(Array(text.utf8)) }
    #expect(read(" [ 1.5e3 , \"\\ud83d\\ude00\\t\\/\" ] ") == .list([.number(1), .text("😀\t/")]))
    for broken in ["", "{", "[1,]", "[1 2]", "{\"a\"}", "\"a", "\"\\ud83d\"", "tru", "1 2"] {
      #expect(read(broken) == nil, "\(broken)")
    }
  }

  /// What an answer puts into the source.
  private func source(_ answer: CompilerAnswer) -> String {
    guard case .expansion(let source) = answer else { return "" }
    return source
  }
}
