import Testing

@testable import LayoutProbe

@MainActor
@Suite("Contract rules")
struct ContractRuleTests {
  private func findings<V: View>(_ view: @escaping @autoclosure @MainActor @Sendable () -> V) async
    -> [Finding]
  {
    await ProbeRunner().run(Probe("probe") { view() }).findings
  }

  private func rules<V: View>(_ view: @escaping @autoclosure @MainActor @Sendable () -> V) async
    -> [String]
  {
    await findings(view()).map(\.rule)
  }

  private nonisolated func answering(
    _ answer: @escaping @Sendable (ProposedViewSize) -> CGSize
  ) -> some View {
    VStack {
      Text("beside")
      Sized(answer) { Color.red }
    }
  }

  @Test("a minimum above the maximum is found, on either axis, with the pair that shows it")
  func inverted() async {
    let found = await findings(
      answering { CGSize(width: $0.width == .infinity ? 0 : 50, height: 10) })
    #expect(found.map(\.rule) == ["size-inverted"])
    #expect(found.first?.path == "VStack/Sized[1]")
    #expect(found.first?.severity == .error)
    #expect(found.first?.witness == ["0×nil → 50×10", "inf×nil → 0×10"])
    #expect(
      await rules(answering { CGSize(width: 10, height: $0.height == 0 ? 90 : 20) })
        == ["size-inverted"])
    #expect(await rules(answering { CGSize(width: $0.width == 0 ? 0 : 50, height: 10) }) == [])
  }

  @Test("a size that is no number, or infinite for nothing, is found")
  func notFinite() async {
    #expect(
      await rules(answering { CGSize(width: $0.width ?? .infinity, height: 10) })
        == ["size-not-finite"])
    #expect(
      await rules(answering { CGSize(width: ($0.width ?? 1) - ($0.width ?? 1), height: 10) })
        == ["size-not-finite"])
    #expect(await rules(answering { $0.replacingUnspecifiedDimensions(by: .zero) }) == [])
    let filling = await findings(Color.red.aspectRatio(2, contentMode: .fill).showSizes())
    #expect(!filling.contains { $0.severity == .error })
  }

  @Test("a negative size is found")
  func negative() async {
    let found = await findings(answering { CGSize(width: ($0.width ?? 50) - 20, height: 10) })
    #expect(found.map(\.rule) == ["size-negative"])
    #expect(found.first?.witness == ["0×nil → -20×10"])
    #expect(await rules(answering { CGSize(width: max(0, $0.width ?? 50), height: 10) }) == [])
  }

  @Test("other answers to the same proposal are found")
  func impure() async {
    final class Counter: @unchecked Sendable {
      var count = 0
    }
    let counter = Counter()
    let found = await rules(
      answering { _ in
        counter.count += 1
        return CGSize(width: CGFloat(10 + counter.count % 7), height: 10)
      })
    #expect(found.contains("size-impure"))
    #expect(await rules(answering { _ in CGSize(width: 10, height: 10) }) == [])
  }

  @Test("a place that is no number is found, and names who placed")
  func place() async {
    let broken = await findings(
      VStack {
        Placing { subview, _, _, bounds, _ in
          subview.place(
            at: CGPoint(x: CGFloat.infinity - .infinity, y: bounds.minY), proposal: .unspecified)
        }() { Text("inside") }
      })
    #expect(broken.map(\.rule) == ["place-not-finite"])
    #expect(broken.first?.subject == "Placing")
    #expect(broken.first?.witness.first?.contains("view origin is invalid: (nan") == true)
  }

  @Test("an ideal size outside of the range is a warning")
  func ideal() async {
    let found = await findings(
      answering { CGSize(width: $0.width == nil ? 500 : 100, height: 10) })
    #expect(found.map(\.rule) == ["ideal-outside-range"])
    #expect(found.first?.severity == .warning)
    #expect(await rules(answering { CGSize(width: $0.width == nil ? 100 : 100, height: 10) }) == [])
  }

  private struct Toolkit: Measurable {
    let isInverted: Bool
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      CGSize(width: isInverted && proposal.width == .infinity ? 1 : 20, height: 5)
    }
  }

  @Test("a model of another toolkit is held to the same contract")
  func foreign() {
    #expect(contract(of: Toolkit(isInverted: true)).map(\.rule) == ["size-inverted"])
    #expect(contract(of: Toolkit(isInverted: false)).isEmpty)
  }

  @Test(
    "every rule has a page of documentation that says what it says", arguments: ContractRules.ids)
  func pages(id: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("docs/rules/\(id).md"), encoding: .utf8)
    let explanation = try #require(ContractRules.explanation(of: id))
    #expect(page == "# " + explanation)
  }

  @Test("numbers that only stand for infinity are infinite")
  func huge() async {
    #expect(
      await rules(answering { _ in CGSize(width: 1e308, height: 10) }) == ["size-not-finite"])
  }

  @Test("a shape's own ten points are not held against the layout around it")
  func shapes() async {
    let view = Filling(asksNaturalHeight: false) { Circle() }
    #expect(await rules(view) == [])
  }

  // MARK: Built-in views keep the contract

  /// `LAYOUT_FUZZ` is how many questions to ask, for a longer run outside of the tests.
  private static let questions =
    ProcessInfo.processInfo.environment["LAYOUT_FUZZ"].flatMap(Int.init) ?? 20_000

  @Test("random trees of built-in views break no error rule and do not crash")
  func builtIn() {
    let perTree = 200
    for number in 0..<max(1, Self.questions / perTree) {
      var random = RandomTree(seed: UInt64(number))
      let host = ViewHost(random.view(1 + number % 6))
      let proposals = (0..<perTree).map { _ in random.proposal() }
      for (proposal, size) in zip(proposals, host.measure(proposals)) {
        let isNumber = !size.width.isNaN && !size.height.isNaN
        #expect(
          isNumber && size.width >= 0 && size.height >= 0,
          "tree \(number), \(NumberText.proposal(proposal)): \(NumberText.size(size))")
      }
      host.layout()
      let errors = contract(of: host).filter { $0.severity == .error }
      #expect(errors.isEmpty, "tree \(number): \(errors.map { [$0.rule] + $0.witness })")
    }
  }
}
