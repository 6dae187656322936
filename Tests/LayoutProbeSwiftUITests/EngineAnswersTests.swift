import LayoutProbeSwiftUI
import SwiftUI
import Testing

/// What an engine answers, written down for another one.
@MainActor
@Suite("Answers of an engine")
struct EngineAnswersTests {
  private func lines(_ text: String) throws -> [[String: Any]] {
    try text.split(separator: "\n").map {
      try #require(
        try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test("a view has a line for each question, with the frames of marked views")
  func view() throws {
    var answers = EngineAnswers(engine: "an engine")
    answers.record(
      "row", [.ideal, .maximum, .current, .proposal(width: 30, height: nil)],
      window: CGSize(width: 50, height: 20)
    ) {
      HStack(spacing: 0) {
        Color.red.frame(width: 20)
        Color.blue.probed("blue")
      }
    }
    #expect(
      try answers.text() == """
        {"engine":"an engine","frames":{"blue":[20,0,10,10]},"id":"row#0","kind":"probe",\
        "proposal":[null,null],"size":[30,10]}
        {"engine":"an engine","id":"row#1","kind":"probe","proposal":["inf","inf"],\
        "size":["inf","inf"]}
        {"engine":"an engine","frames":{"blue":[20,0,30,20]},"id":"row#2","kind":"probe",\
        "proposal":[50,20],"size":[50,20]}
        {"engine":"an engine","frames":{"blue":[20,0,10,10]},"id":"row#3","kind":"probe",\
        "proposal":[30,null],"size":[30,10]}

        """)
  }

  @Test("trees are laid out by SwiftUI's public names as the layout vectors have them")
  func vectors() throws {
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("HeadlessUITests/Fixtures")
    let vectors = fixtures.appendingPathComponent("layout.jsonl")
    let disputed = try JSONDecoder().decode(
      [String: String].self,
      from: Data(contentsOf: fixtures.appendingPathComponent("vectors-disputed.json")))
    var answers = EngineAnswers()
    try answers.record(trees: vectors)
    let expected = try lines(String(contentsOf: vectors, encoding: .utf8))
    let found = try lines(answers.text())
    #expect(found.count == expected.count && expected.count > 1000)
    var different: [String] = []
    for (a, b) in zip(expected, found) {
      let hidden = b["untold"] as? [String] ?? []
      func part(_ key: String, of line: [String: Any]) -> NSObject {
        guard key == "frames", var frames = line[key] as? [String: Any] else {
          return line[key] as? NSObject ?? NSNull()
        }
        for path in hidden { frames[path] = nil }
        return NSDictionary(dictionary: frames)
      }
      let keys = ["id", "proposal", "size", "frames", "inner", "explicitGuides", "tree"]
      let parts = keys.filter { !part($0, of: a).isEqual(part($0, of: b)) }
      if !parts.isEmpty { different.append(a["id"] as? String ?? "") }
    }
    #expect(different == disputed.keys.sorted())
  }

  @Test("what is no tree is an error that names the line and what is missing")
  func problems() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("trees-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    func problem(_ tree: String) -> String {
      let line = #"{"id":"a#0","proposal":[null,10],"size":[1,1],"tree":\#(tree)}"#
      do {
        try Data(line.utf8).write(to: file)
        var answers = EngineAnswers()
        try answers.record(trees: file)
        return "none: \(try answers.text())"
      } catch { return "\(error)" }
    }
    #expect(problem(#"{"t":"blob"}"#) == "a#0: 'blob' has 0 children in 'c'")
    #expect(problem(#"{"t":"blob","c":[{"t":"flex"}]}"#) == "a#0: there is no view 'blob'")
    #expect(problem(#"{"t":"fixed","w":1}"#) == "a#0: 'fixed' needs 'h'")
    #expect(
      problem(#"{"t":"zstack","align":["center","middle"]}"#) == "a#0: there is no guide 'middle'")
    #expect(problem("7") == "a#0: a node of a tree is an object with a kind in 't'")
    #expect(problem(#"{"t":"flex"}"#).contains(#""size":[10,10]"#))
    let framed = #"{"t":"frame","w":5,"h":null,"align":["center","center"],"c":[{"t":"spacer"}]}"#
    #expect(problem(framed).contains(#""untold":["r.0"]"#))
  }
}
