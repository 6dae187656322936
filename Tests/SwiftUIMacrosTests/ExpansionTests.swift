import Foundation
import Testing

@testable import SwiftUIMacros

@Suite("Expansions of SwiftUI's macros")
struct ExpansionTests {
  private func expand(_ message: String) throws -> CompilerAnswer {
    MacroExpander.answer(try JSONDecoder().decode(CompilerRequest.self, from: Data(message.utf8)))
  }

  private func entry(
    _ declaration: String, in context: String = "extension EnvironmentValues {}",
    role: String = "peer"
  ) -> CompilerAnswer {
    MacroExpander.answer(
      CompilerRequest(
        expandAttachedMacro: .init(
          macro: .init(typeName: "Entry"), macroRole: role,
          declSyntax: .init(source: declaration), lexicalContext: [.init(source: context)])))
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
      entry("@Entry var a: Int = 1").expandMacroResult?.expandedSource
        == "struct __Key_a: EnvironmentKey {\n  static var defaultValue: Int { 1 }\n}")
    #expect(
      entry("@Entry var a: Int?").expandMacroResult?.expandedSource?.contains("Int? { nil }")
        == true)
    #expect(
      entry("@Entry var a = 1", role: "accessor").expandMacroResult?.expandedSource
        == "get { self[__Key_a.self] }\nset { self[__Key_a.self] = newValue }")
    #expect(
      entry("@Entry var a: Int?", in: "public extension SwiftUI.FocusedValues {}")
        .expandMacroResult?.expandedSource?.contains("typealias Value = (Int)") == true)
  }

  @Test("an entry in a wrong place or without a default is an error with a reason")
  func errors() {
    func message(_ answer: CompilerAnswer) -> String {
      answer.expandMacroResult?.diagnostics.first?.message ?? ""
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
    let greeting = try expand(#"{"getCapability": {"capability": {"protocolVersion": 7}}}"#)
    #expect(greeting.getCapabilityResult?.capability.protocolVersion == 7)
    let preview = try expand(
      #"{"expandFreestandingMacro": {"macro": {"typeName": "Preview"}, "syntax": {}}}"#)
    #expect(preview.expandMacroResult?.expandedSource == "")
    #expect(try expand("{}").expandMacroResult?.diagnostics.count == 1)
    let unknown = try expand(#"{"expandFreestandingMacro": {"macro": {"typeName": "Other"}}}"#)
    #expect(unknown.expandMacroResult?.diagnostics.count == 1)
  }
}
