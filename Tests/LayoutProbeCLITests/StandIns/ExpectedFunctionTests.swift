import Testing

@testable import LayoutProbeCLI

@Suite("Functions that the compiler expects")
struct ExpectedFunctionTests {
  private static func message(_ type: String) -> String {
    "cannot convert value of type '_StandIn' to expected argument type '\(type)'"
  }

  @Test(
    "parameters are counted, whatever is within them",
    arguments: [
      ("() -> Void", 0), ("@MainActor @Sendable () -> Void", 0), ("(Int) -> Void", 1),
      ("(Int, [String: (Int, Int)]) async throws -> Bool", 2),
      ("@escaping (Result<Int, any Error>) -> ()", 1), ("((Int, Int) -> Bool) -> Int", 1),
    ])
  func functions(_ type: String, _ parameters: Int) {
    #expect(ExpectedFunction(Self.message(type))?.parameters == parameters)
  }

  @Test(
    "an optional function, a tuple and other types are no functions",
    arguments: ["(() -> Void)?", "(Int, Int)", "String", "[() -> Void]"])
  func others(_ type: String) {
    #expect(ExpectedFunction(Self.message(type)) == nil)
  }

  @Test("a message that does not end with a type expects nothing")
  func unrelated() {
    #expect(ExpectedFunction("value of type '() -> Void' has no member 'count'")?.parameters == nil)
    #expect(ExpectedFunction("cannot find 'a' in scope") == nil)
  }
}
