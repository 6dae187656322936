import LayoutProbe
import Testing

@Suite("Layouts under the names of their stacks", .enabled(if: CommandRun.canCompile), .ownThreads)
struct EarlierSpellingTests {
  @Test(
    "are offered the name of the layout by the compiler, in the place of the stack's",
    arguments: ["HStack", "VStack", "ZStack"])
  func fixIt(stack: String) throws {
    let checker = try #require(try TypeChecker())
    let said = try checker.messages(
      """
      import SwiftUI
      let layout = \(stack)()
      let another = AnyLayout(\(stack)())
      """)
    let lines = said.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(said.contains("is called \(stack)Layout"), "\(said)")
    // Below the place of the error stands what the compiler puts there.
    #expect(lines.count { $0 == "\(stack)Layout" } == 2, "\(said)")
  }

  @Test("are no error where the stack has content, with empty parentheses too")
  func content() throws {
    let checker = try #require(try TypeChecker())
    let said = try checker.messages(
      """
      import SwiftUI
      struct Row: View {
        var body: some View {
          HStack() { Text("a") }
        }
      }
      """)
    #expect(said == "")
  }
}
