import Testing

@testable import LayoutProbeCLI

@Suite("Two versions of a source")
struct OutlineAlignmentTests {
  private static let text = """
    struct Card: View {
      let title: String
      var body: some View { VStack { Text(title); Other(1) } }
      func load() { start(2) }
    }
    """

  /// What stands in another version where something stood; nil if it is not there.
  private func found(_ piece: String, in edited: String) throws -> String? {
    let range = try #require(Self.text.firstRange(of: piece))
    let start = Self.text.utf8.distance(from: Self.text.startIndex, to: range.lowerBound)
    let new = SourceOutline(TokenizedSource(edited))
    let alignment = OutlineAlignment(from: SourceOutline(TokenizedSource(Self.text)), to: new)
    return alignment.range(start..<start + piece.utf8.count).map { new.source.text(in: $0) }
  }

  private func names(_ edited: String) -> Set<String> {
    OutlineAlignment(
      from: SourceOutline(TokenizedSource(Self.text)), to: SourceOutline(TokenizedSource(edited))
    ).changedNames
  }

  @Test("have in common what did not change, wherever it is now")
  func moved() throws {
    for edited in [
      Self.text, "// more\n\n" + Self.text, Self.text.replacing("start(2)", with: "start(3)"),
      Self.text.replacing("  var", with: "  let size: Int\n  var"),
    ] {
      #expect(try found("Other(1)", in: edited) == "Other(1)", "\(edited)")
      #expect(try found("let title: String", in: edited) == "let title: String")
    }
  }

  @Test("have no statement in common of which a part changed")
  func statement() throws {
    let edited = Self.text.replacing("Other(1)", with: "Other(2)")
    #expect(try found("Other", in: edited) == nil)
    #expect(try found("Text(title)", in: edited) == "Text(title)")
    #expect(try found("start(2)", in: edited) == "start(2)")
    // What contains the change is not the same, though it begins and ends so.
    #expect(try found("VStack { Text(title); Other(1) }", in: edited) == nil)
    #expect(try found(" start(2) ", in: edited) == " start(2) ")
    let longer = Self.text.replacing("Other(1)", with: "Other(1).padding()")
    #expect(try found("Other(1)", in: longer) == nil)
  }

  @Test("have nothing in common of a body in which a declaration changed")
  func locals() throws {
    let text = "func a() { let w = 1; use(w) }; func b() { use(2) }"
    let new = SourceOutline(TokenizedSource(text.replacing("w = 1", with: "w = 1.5")))
    let alignment = OutlineAlignment(from: SourceOutline(TokenizedSource(text)), to: new)
    let place = try #require(text.firstRange(of: "use(w)"))
    let start = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
    #expect(alignment.range(start..<start + 6) == nil)
    let other = try #require(text.firstRange(of: "use(2)"))
    let second = text.utf8.distance(from: text.startIndex, to: other.lowerBound)
    #expect(alignment.range(second..<second + 6) == second + 2..<second + 8)
  }

  @Test("differ in declarations, not in bodies")
  func names() {
    #expect(names(Self.text) == [])
    #expect(names(Self.text.replacing("start(2)", with: "start(3)")) == [])
    #expect(names(Self.text.replacing("String", with: "Int")) == ["title"])
    #expect(names(Self.text.replacing("load()", with: "load(_ a: Int)")) == ["load"])
    #expect(names(Self.text.replacing("Card: View", with: "Card: View, Equatable")) == ["Card"])
    let cases = OutlineAlignment(
      from: SourceOutline(TokenizedSource("enum Side { case left, right }")),
      to: SourceOutline(TokenizedSource("enum Side { case left, right, center }")))
    #expect(cases.changedNames.contains("center"))
    #expect(
      names(Self.text.replacing("  func", with: "  init(a: Int) { title = \"\" }\n  func"))
        .contains("Card"))
  }
}
