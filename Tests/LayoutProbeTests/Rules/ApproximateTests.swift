import Testing

@testable import LayoutProbe

@Suite("Findings of probes in which stand-ins ran")
struct ApproximateTests {
  private func severity(_ rule: String, _ labels: [String]) -> Severity {
    let finding = Finding(
      rule: rule, severity: .error, path: "", key: "", subject: nil, place: nil,
      message: "found", expected: nil, found: nil, witness: [], metric: nil, why: "", fix: "",
      suppression: nil)
    return Approximate.qualified(finding, by: labels).severity
  }

  private let value = "A.swift:1: a sample replaces rate: cannot find 'rate' in scope"
  private let view = "A.swift:2: a placeholder replaces Map(…): cannot find 'Map' in scope"
  private let modifier = "A.swift:3: .glow(…) is left out"

  @Test(
    "what may be computed from a sample is no error",
    arguments: [
      "size-not-finite", "place-not-finite", "size-negative", "argument-invalid",
    ])
  func numbers(rule: String) {
    #expect(severity(rule, []) == .error)
    #expect(severity(rule, [value]) == .note)
  }

  @Test("a placeholder and a modifier that is left out make no number that is none")
  func views() {
    #expect(severity("size-not-finite", [view, modifier]) == .error)
    #expect(severity("size-not-finite", [view, value]) == .note)
  }

  @Test(
    "a loop may be a stand-in's, and is a warning; a size that breaks its contract is the layout's")
  func others() {
    #expect(severity("loop-oscillating", [view]) == .warning)
    #expect(severity("size-inverted", [value]) == .error)
  }
}
