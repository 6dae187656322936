import Testing

@testable import LayoutProbeCLI

@Suite("Reductions")
struct ReductionTests {
  /// Reduces a source as long as it has some words; what `refused` says of a version is what the
  /// compiler objects to.
  private func reduced(
    _ text: String, keeping words: [String], refused: @escaping (String) -> [Refusal] = { _ in [] }
  ) throws -> (text: String, tries: Int) {
    var reduction = Reduction(TidySource.text(text)) { texts in
      texts.map { text in
        let refusals = refused(text)
        if !refusals.isEmpty { return .refused(refusals) }
        return words.allSatisfy { text.contains($0) } ? .shows : .differs
      }
    }
    try reduction.run()
    return (reduction.best, reduction.tries)
  }

  private static let source = """
    import SwiftUI
    import Charts

    public struct Row: View {
      let title: String
      @State private var width: CGFloat = 120
      var body: some View {
        VStack(alignment: .leading, spacing: 8) {
          Text(title).font(.title)
          HStack {
            Culprit(first: "one", second: 250)
              .padding(12)
              .background(Color.red)
            Spacer()
          }
          if width > 2 {
            Text("more")
          } else {
            Text("less")
          }
        }
        .frame(width: width)
      }
    }

    struct Unused: View { var body: some View { Text("never") } }

    #Preview("row") { Row(title: "a title") }
    """

  @Test("declarations, statements, modifiers, containers and arguments go, the culprit stays")
  func everything() throws {
    let (text, _) = try reduced(Self.source, keeping: ["#Preview", "Culprit(", "import SwiftUI"])
    #expect(text == "import SwiftUI\n#Preview { Culprit() }\n", "\(text)")
  }

  @Test("the same source gives the same result after the same tries")
  func repeatable() throws {
    let first = try reduced(Self.source, keeping: ["#Preview", "Culprit(first"])
    let second = try reduced(Self.source, keeping: ["#Preview", "Culprit(first"])
    #expect(first == second)
    #expect(first.text.contains("Culprit(first: \"a\")"), "\(first.text)")
  }

  @Test("a version is tried once; the source stays if no other one shows the finding")
  func once() throws {
    var seen: Set<String> = []
    var twice: [String] = []
    let source = TidySource.text(Self.source)
    var reduction = Reduction(source) { texts in
      for text in texts where !seen.insert(text).inserted { twice.append(text) }
      return texts.map { _ in .differs }
    }
    try reduction.run()
    #expect(reduction.best == source)
    #expect(twice == [])
    #expect(reduction.tries == seen.count)
  }

  @Test("what the compiler misses without a declaration goes with it")
  func repairs() throws {
    let source = """
      struct Row: View {
        let title: String
        let number: Int
        var body: some View { Culprit(number) }
      }

      #Preview { Row(title: "a", number: 1) }
      """
    // As the compiler would say it.
    func refusals(_ text: String) -> [Refusal] {
      guard !text.contains("let title"), let range = text.range(of: "title:") else { return [] }
      let offset = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      return [Refusal(message: "extra argument 'title' in call", offset: offset)]
    }
    let (text, _) = try reduced(
      source, keeping: ["Row(", "Culprit(", "let number", "number:"], refused: refusals)
    #expect(!text.contains("title"), "\(text)")
    #expect(text.contains("number:"), "\(text)")
  }

  @Test("an edit that lacks a name is not tried again while the name is used")
  func learned() throws {
    let source = """
      struct Kept {}
      let size = Helper()
      let other = Second()
      let more = Third()
      func f() { use(Kept(), size) }
      """
    var tried = 0
    let (text, _) = try reduced(source, keeping: ["use(", "size"]) { text in
      guard text.contains("Kept()"), !text.contains("struct Kept") else { return [] }
      tried += 1
      return [Refusal(message: "cannot find 'Kept' in scope", offset: nil)]
    }
    #expect(!text.contains("Kept"), "\(text)")
    #expect(tried <= 3, "tried \(tried) times")
  }

  @Test("branches of conditions and sections of a switch stand for the whole")
  func branches() throws {
    let source = """
      #Preview {
        #if os(iOS)
        Text("phone")
        #else
        switch kind {
        case .a: Text("a")
        case .b: Culprit()
        default: EmptyView()
        }
        #endif
      }
      """
    let (text, _) = try reduced(source, keeping: ["#Preview", "Culprit()"])
    #expect(text == "#Preview {\n  Culprit()\n}\n", "\(text)")
  }

  @Test("the body of a view takes its place")
  func inlined() throws {
    let source = """
      struct Row: View { var body: some View { Culprit() } }
      #Preview { Row() }
      """
    let (text, _) = try reduced(source, keeping: ["#Preview", "Culprit()"])
    #expect(text == "#Preview { Culprit() }\n", "\(text)")
  }

  @Test("numbers, texts and operations become simple")
  func values() throws {
    let source = """
      func f() -> CGFloat {
        let a: CGFloat = width * 2 + 375.5
        return Culprit(a, "a long text", flag ? first : second)
      }
      """
    let (text, _) = try reduced(source, keeping: ["Culprit(a, \"", "return", "let a: CGFloat = "])
    #expect(text.contains("let a: CGFloat = 0"), "\(text)")
    #expect(text.contains("Culprit(a, \"a\")"), "\(text)")
  }
}
