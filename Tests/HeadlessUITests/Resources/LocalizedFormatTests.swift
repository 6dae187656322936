import Testing

@testable import HeadlessUI

@Suite("Translations with values in them")
struct LocalizedFormatTests {
  private func expanded(
    _ format: String, _ variables: [String: BundleStrings.Variable] = [:],
    numbers: [Double?] = [1, 2, 3]
  ) -> String {
    var expansion = LocalizedFormat(numbers: numbers) { "<\($0)>" }
    return expansion.expanded(BundleStrings.Entry(format: format, variables: variables))
  }

  @Test("Specifiers stand for the values in order, or for those that they number")
  func specifiers() {
    for (format, text) in [
      ("Hello, %@!", "Hello, <0>!"), ("%lld of %lld", "<0> of <1>"), ("%2$@ %1$@", "<1> <0>"),
      ("%.2f %05d", "<0> <1>"), ("100%% %@", "100% <0>"), ("100%", "100%"), ("50% of", "50% of"),
      ("%(name)@ and %(count)lld", "<0> and <1>"), ("", ""),
    ] {
      #expect(expanded(format) == text, "\(format)")
    }
  }

  @Test("A variable has the form of its number")
  func plurals() {
    let forms = ["one": "%arg item", "other": "%arg items"]
    let variable = BundleStrings.Variable(argument: 2, forms: forms)
    #expect(
      expanded("%@: %#@n@", ["n": variable], numbers: [nil, 1]) == "<0>: <1> item")
    #expect(
      expanded("%@: %#@n@", ["n": variable], numbers: [nil, 4]) == "<0>: <1> items")
    let plain = BundleStrings.Variable(
      argument: nil, forms: ["zero": "none", "one": "%lld one", "other": "%lld more"])
    #expect(expanded("%#@n@", ["n": plain], numbers: [0]) == "none")
    #expect(expanded("%#@n@, %@", ["n": plain], numbers: [7, nil]) == "<0> more, <1>")
  }
}
