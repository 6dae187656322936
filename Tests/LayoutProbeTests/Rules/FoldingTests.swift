import Testing

@testable import LayoutProbe

@Suite("Findings that follow from others")
struct FoldingTests {
  private func finding(
    _ rule: any Rule.Type, at path: String, _ severity: Severity? = nil, place: SourcePlace? = nil,
    witness: [String] = []
  ) -> Finding {
    Finding(
      rule: rule.id, severity: severity ?? rule.severity, path: path, key: "", subject: nil,
      place: place, message: "\(rule.id) at \(path)", expected: nil, found: nil, witness: witness,
      metric: nil, why: "", fix: "", suppression: nil)
  }

  /// The rules of what is left, each with how many findings follow from it.
  private func folded(_ findings: Finding...) -> [String] {
    Folding.folded(findings).map { finding in
      finding.rule + (finding.consequences.isEmpty ? "" : " +\(finding.consequences.count)")
    }
  }

  @Test("places follow from a size that is NaN at the same node, not beside it")
  func places() {
    let cause = finding(SizeNotFinite.self, at: "A/B")
    #expect(folded(cause, finding(PlaceNotFinite.self, at: "A/B")) == ["size-not-finite +1"])
    #expect(
      folded(cause, finding(PlaceNotFinite.self, at: "A/C")) == [
        "size-not-finite", "place-not-finite",
      ])
    #expect(
      folded(cause, finding(PlaceNotFinite.self, at: "A/BC")) == [
        "size-not-finite", "place-not-finite",
      ])
  }

  @Test("a place outside at the very node of a size that is NaN has another cause")
  func toldApart() {
    let cause = finding(SizeNotFinite.self, at: "A")
    #expect(
      folded(cause, finding(PlaceOutsideBounds.self, at: "A")) == [
        "size-not-finite", "place-outside-bounds",
      ])
    #expect(folded(cause, finding(PlaceOutsideBounds.self, at: "A/B")) == ["size-not-finite +1"])
  }

  @Test("an error inside explains sizes around it, a warning does not, and nothing explains chance")
  func around() {
    let outer = finding(SizeNotMonotone.self, at: "A")
    #expect(folded(finding(PlaceTwice.self, at: "A/B", .error), outer) == ["place-twice +1"])
    #expect(
      folded(finding(PlaceTwice.self, at: "A/B", .warning), outer) == [
        "place-twice", "size-not-monotone",
      ])
    #expect(
      folded(finding(SizeInverted.self, at: "A/B", .error), finding(SizeImpure.self, at: "A"))
        == ["size-inverted", "size-impure"])
  }

  @Test("a loop follows from the write during layout at the same line, and from no other")
  func loops() {
    let line = SourcePlace(file: "V.swift", line: 3)
    let write = finding(WriteDuringLayout.self, at: "A", place: line)
    #expect(
      folded(write, finding(LoopDiverging.self, at: "B", place: line)) == ["write-during-layout +1"]
    )
    let other = finding(
      LoopDiverging.self, at: "B", place: SourcePlace(file: "V.swift", line: 4))
    #expect(folded(write, other) == ["write-during-layout", "loop-diverging"])
    let nowhere = finding(WriteDuringLayout.self, at: "A")
    #expect(
      folded(nowhere, finding(LoopDiverging.self, at: "B")) == [
        "write-during-layout", "loop-diverging",
      ])
  }

  @Test("a finding keeps the worst severity of those that follow from it")
  func severity() {
    let all = [
      finding(SizeNotFinite.self, at: "A", .warning), finding(PlaceNotFinite.self, at: "A", .error),
    ]
    #expect(Folding.folded(all).map(\.severity) == [.error])
  }

  @Test("what does not count neither explains anything nor is explained")
  func suppressed() {
    var cause = finding(SizeNotFinite.self, at: "A")
    let place = finding(PlaceNotFinite.self, at: "A")
    let decision = Finding.Suppression(origin: .flag, reason: "on purpose")
    cause.suppression = decision
    #expect(folded(cause, place) == ["size-not-finite", "place-not-finite"])
    cause.suppression = nil
    var hidden = place
    hidden.suppression = decision
    #expect(folded(cause, hidden) == ["size-not-finite", "place-not-finite"])
  }
}
