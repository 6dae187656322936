import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Names that are missing")
struct MissingSymbolsTests {
  @Test("every name that a message calls missing is documented as such")
  func documented() throws {
    let file = PackageFolder.url.appendingPathComponent("docs/swiftui-compatibility.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.range(of: "\n## Missing\n")).upperBound
    let end = try #require(text[start...].range(of: "\n## ")).lowerBound
    for name in MissingSymbols.swiftUI.sorted() {
      #expect(text[start..<end].contains("`\(name)`"), "\(name)")
    }
  }

  @Test("names of other frameworks are known by their beginning, words that begin alike are not")
  func prefixes() {
    #expect(MissingSymbols.sentence(about: "UIImageView")?.contains("UIKit's") == true)
    #expect(MissingSymbols.sentence(about: "WKWebView")?.contains("WebKit's") == true)
    #expect(MissingSymbols.sentence(about: "TextFieldLink")?.contains("(SwiftUI's)") == true)
    for name in ["NSFW", "UI", "Unit", "MyTable", "CARD"] {
      #expect(MissingSymbols.sentence(about: name) == nil, "\(name)")
    }
  }
}
