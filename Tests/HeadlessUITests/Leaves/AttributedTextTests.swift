import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("Text with attributes")
struct AttributedTextTests {
  private func ideal(_ text: Text) -> CGSize { size(text, nil, nil) }

  @Test("a run is as large as its own font makes it, the others as the text's")
  func fonts() throws {
    var text = AttributedString("hello")
    let range = try #require(text.range(of: "ell"))
    text[range].font = .largeTitle
    text.foregroundColor = .red
    let joined = Text("h") + Text("ell").font(.largeTitle) + Text("o")
    #expect(ideal(Text(text)) == ideal(joined))
    #expect(ideal(Text(text)) != ideal(Text("hello")))
    #expect(ideal(Text(text).font(.caption)) == ideal(joined.font(.caption)))
    #expect(ideal(Text("\(text)!")) == ideal(joined + Text("!")))
    #expect(ideal(Text(AttributedString(""))) == ideal(Text(verbatim: "")))
  }

  @Test("tracking, kerning and the baseline count as the modifiers of those names do")
  func distances() {
    var text = AttributedString("wide")
    text.kern = 3
    #expect(ideal(Text(text)) == ideal(Text("wide").kerning(3)))
    text.tracking = 5
    #expect(ideal(Text(text)) == ideal(Text("wide").tracking(5)))
    text.baselineOffset = 4
    #expect(ideal(Text(text)) == ideal(Text("wide").tracking(5).baselineOffset(4)))
    text.underlineStyle = .single
    text.strikethroughStyle = .init(pattern: .dash, color: .red)
    text.backgroundColor = .yellow
    #expect(ideal(Text(text)) == ideal(Text("wide").tracking(5).baselineOffset(4)))
  }

  @Test("containers set attributes, merge, and replace each other")
  func containers() {
    var plain = AttributeContainer()
    plain.font = .title
    let large = AttributeContainer.font(.largeTitle).foregroundColor(.blue)
    var text = AttributedString("a", attributes: plain)
    #expect(ideal(Text(text)) == ideal(Text("a").font(.title)))
    text.replaceAttributes(plain, with: large)
    #expect(ideal(Text(text)) == ideal(Text("a").font(.largeTitle)))
    #expect(text.swiftUI.foregroundColor == .blue)
    #expect(text.runs.first?.font == .largeTitle)
  }

  #if !canImport(UIKit)
    @Test("attributes of UIKit count where SwiftUI's say nothing")
    func platform() {
      var text = AttributedString("a")
      text.uiKit.font = .systemFont(ofSize: 40)
      text.uiKit.foregroundColor = .red
      #expect(ideal(Text(text)) == ideal(Text("a").font(.system(size: 40))))
      text.font = .system(size: 20)
      #expect(ideal(Text(text)) == ideal(Text("a").font(.system(size: 20))))
      text.font = UIFont.systemFont(ofSize: 30)
      #expect(text.uiKit.font?.pointSize == 30)
    }
  #endif

  #if !canImport(Darwin)
    @Test("Markdown becomes attributes that a text shows as its own Markdown")
    func markdown() throws {
      let source = "plain **bold *both*** `code` ~~gone~~ [link](https://a.example/b)"
      let text = try AttributedString(markdown: source)
      #expect(String(text.characters) == "plain bold both code gone link")
      #expect(ideal(Text(text)) == ideal(Text(LocalizedStringKey(source))))
      let intents = text.runs.map { $0.inlinePresentationIntent }
      #expect(
        intents == [
          nil, .stronglyEmphasized, [.stronglyEmphasized, .emphasized], nil, .code, nil,
          .strikethrough, nil, nil,
        ])
      #expect(text.runs.last?.link == URL(string: "https://a.example/b"))
      #expect(ideal(Text(AttributedString(localized: "a **b**"))) == ideal(Text("a **b**")))
    }

    @Test("the line ends of Markdown stay, are spaces, or are lost, as the options say")
    func markdownSyntax() throws {
      let source = "# Title\nfirst\nline\n\n- item `a`\n- item b\n\n> quote\n\n---\n```\nlet a\n```"
      func text(
        _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
      ) throws -> String {
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax)
        return String(try AttributedString(markdown: source, options: options).characters)
      }
      #expect(try text(.full) == "Titlefirst lineitem aitem bquotelet a\n")
      #expect(try text(.inlineOnly).hasPrefix("# Title first line - item a - item b > quote"))
      #expect(
        try text(.inlineOnlyPreservingWhitespace).hasPrefix("# Title\nfirst\nline\n\n- item a"))
    }
  #endif
}
