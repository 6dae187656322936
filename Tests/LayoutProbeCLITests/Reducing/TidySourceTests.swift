import Testing

@testable import LayoutProbeCLI

@Suite("Tidy sources")
struct TidySourceTests {
  private func tokens(_ text: String) -> [String] {
    let source = TokenizedSource(text)
    return source.tokens.indices.map(source.text)
  }

  @Test("comments and empty lines go, lines are indented by what they are in")
  func layout() {
    let text = TidySource.text(
      """
      import SwiftUI // all of it
      /// A row.
      struct Row: View {

           let a = [
         1,
           2]
        var body: some View {
          VStack {
              Text( "a" ) /* b */ .padding( 8 ,  4)
          }
              .padding()
                .font(.title)
          }
      }
      func f(_ x: Int) -> Int {
      switch x {
      case 1:
      return 2
      default: return 3 }
      }
      """)
    #expect(
      text == """
        import SwiftUI
        struct Row: View {
          let a = [
            1,
            2]
          var body: some View {
            VStack {
              Text("a") .padding(8, 4)
            }
            .padding()
            .font(.title)
          }
        }

        func f(_ x: Int) -> Int {
          switch x {
          case 1:
            return 2
          default: return 3 }
        }

        """)
  }

  @Test("what is left has the same tokens, and is tidy already")
  func sameTokens() {
    for layout in CorrectLayouts.all {
      let tidy = TidySource.text(layout.text)
      #expect(tokens(tidy) == tokens(layout.text), "\(layout.name)")
      #expect(TidySource.text(tidy) == tidy, "\(layout.name)")
    }
  }

  @Test("lines of a text of several lines stay as they are, and emptied braces close at once")
  func literals() {
    let literal = "\"\"\"\n      x // no comment\n\n      \"\"\"\n"
    let text = TidySource.text("let a = \(literal)func f() {\n\n}\n")
    #expect(text == "let a = \(literal)func f() {}\n")
  }
}
