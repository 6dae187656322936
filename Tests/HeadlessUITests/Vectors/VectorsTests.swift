import Foundation
import Testing

@testable import HeadlessUI

/// The engine gives the answers of the vectors.
///
/// `LAYOUT_VECTORS` names another file of the same kind. What is believed wrong in a vector stands
/// in `Fixtures/vectors-disputed.json`, its id with the reason.
@MainActor
@Suite("Vectors")
struct VectorsTests {
  @Test(
    "every vector's sizes, frames and explicit guides are the engine's to a hundredth of a point")
  func agreement() throws {
    let vectors = try LayoutVector.read(try file())
    let disputed = try JSONDecoder().decode(
      [String: String].self, from: Data(contentsOf: try fixture("vectors-disputed", "json")))
    try #require(!vectors.isEmpty, "no vectors to compare with")

    var agreeing = 0
    for vector in vectors {
      let differences = VectorRun.disagreements(vector)
      if differences.isEmpty { agreeing += 1 }
      switch (differences.isEmpty, disputed[vector.id]) {
      case (true, nil): break
      case (true, let reason?):
        Issue.record("\(vector.id) agrees, yet it is disputed: \(reason)")
      case (false, let reason?): print("vectors: \(vector.id) disputed: \(reason)")
      case (false, nil):
        Issue.record("\(vector.id)\n  \(differences.joined(separator: "\n  "))")
      }
    }
    print("vectors: \(agreeing) of \(vectors.count) lines agree")
  }

  @Test("a vector that says something else is found out")
  func sensitivity() throws {
    let line = """
      {"id":"wrong","kind":"none","proposal":[100,50],"size":[100.02,50],
      "frames":{"r.0":[0,0,46,50],"r.1":[54,0,46.5,50]},"inner":{"r":[0,0,100,50]},
      "explicitGuides":{"v.top":0},
      "tree":{"t":"hstack","spacing":null,"align":"center","c":[{"t":"flex"},{"t":"flex"}]}}
      """
    let vector = try JSONDecoder().decode(LayoutVector.self, from: Data(line.utf8))
    let differences = VectorRun.disagreements(vector)
    #expect(
      differences == [
        "size: expected [100.02, 50], found [100, 50]",
        "r.1: expected [54, 0, 46.5, 50], found [54, 0, 46, 50]",
        "v.top: expected [0], found none",
      ])
    // Of a path that nothing is known of, nothing is expected.
    let partly = line.replacing(#""kind""#, with: #""untold":["r.1"],"kind""#)
    let known = try JSONDecoder().decode(LayoutVector.self, from: Data(partly.utf8))
    #expect(VectorRun.disagreements(known) == [differences[0], differences[2]])
  }

  private func file() throws -> URL {
    if let path = ProcessInfo.processInfo.environment["LAYOUT_VECTORS"], !path.isEmpty {
      return URL(fileURLWithPath: path)
    }
    return try fixture("layout", "jsonl")
  }

  private func fixture(_ name: String, _ type: String) throws -> URL {
    try #require(Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: type))
  }
}
