import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Words")
struct WordTests {
  @Test("Texts of the program use the words of the glossary")
  func words() throws {
    var complaints: [String] = []
    var texts = 0
    for module in ["HeadlessUI", "LayoutProbe", "LayoutProbeCLI", "LayoutProbeTesting"] {
      for file in try PackageFolder.files(in: "Sources/\(module)", "swift") where !isSample(file) {
        let bytes = [UInt8](try Data(contentsOf: file))
        for text in SourceTexts(bytes).texts {
          texts += 1
          let name = file.path.dropFirst(PackageFolder.url.path.count + 1)
          complaints += UnusedWord.complaints(about: text.words).map {
            "\(name):\(text.line): \($0)"
          }
        }
      }
    }
    // Fewer would mean that the sources were not found.
    #expect(texts > 1_500)
    #expect(complaints.isEmpty, "\(complaints.sorted().joined(separator: "\n"))")
  }

  @Test("Pages and comments name the subject: none says nobody or whatever")
  func pages() throws {
    // The glossary lists the words, and licences are quoted.
    let quoting = ["glossary.md", "third-party-notices.md"]
    var pages = try PackageFolder.files(in: "docs", "md").filter {
      !quoting.contains($0.lastPathComponent)
    }
    pages.append(PackageFolder.url.appendingPathComponent("README.md"))
    #expect(pages.count > 40)
    pages += try PackageFolder.files(in: "Sources", "swift").filter { !isSample($0) }
    #expect(pages.count > 1_000)
    let words = ["nobody", "somebody", "everybody", "whoever", "whatever"]
    let pattern = try Regex(#"\b(?:(?:no|some|every)body|(?:who|what)ever)\b"#).ignoresCase()
    for page in pages {
      let text = try String(contentsOf: page, encoding: .utf8)
      let lowered = text.lowercased()
      guard words.contains(where: lowered.contains) else { continue }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated()
      where (page.pathExtension == "md" || line.contains("//")) && line.contains(pattern) {
        Issue.record("\(page.lastPathComponent):\(index + 1): \(line)")
      }
    }
  }

  /// Layouts that are compiled and texts that are measured are samples, not messages.
  private func isSample(_ file: URL) -> Bool {
    let path = file.path
    return path.contains("/Mutants/") || path.contains("/SelfTests/Zoo")
      || path.hasSuffix("/LayoutSamples.swift")
  }

  @Test("A word that is not used is found in a text, and in no comment, name or code")
  func found() {
    let source = #"""
      // Nobody reads this.
      let nobody = "of \(nobody) that is higher " + "than it may be, for"
        + " ever"
      let key = "room"
      let plain = "taller than \(room)"
      static let example = "let room = what is left"
      let script = """
        // what is here is not shown
        it is no number
        """
      """#
    let texts = SourceTexts(Array(source.utf8)).texts
    let complaints = texts.flatMap { text in
      UnusedWord.complaints(about: text.words).map { "\(text.line): \($0)" }
    }
    #expect(
      complaints == [
        "2: 'higher' in 'of … that is higher than it may be, for ever': write 'taller' or 'above'",
        "2: 'for ever' in 'of … that is higher than it may be, for ever': "
          + "write 'in every pass' or 'without end'",
        "7: 'it is no ' in 'it is no number': write 'is not a'",
      ])
  }
}
