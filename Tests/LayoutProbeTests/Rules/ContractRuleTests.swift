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

  // MARK: Built-in views keep the contract

  private func tree(_ random: inout SeededGenerator, _ depth: Int) -> AnyView {
    func number() -> CGFloat { CGFloat(Int.random(in: 0...120, using: &random)) }
    if depth == 0 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: return AnyView(Text("some words of text"))
      case 1: return AnyView(Color.red)
      case 2: return AnyView(Color.red.frame(width: number(), height: number()))
      case 3: return AnyView(Image(systemName: "star"))
      default: return AnyView(Circle())
      }
    }
    let first = tree(&random, depth - 1)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return AnyView(first.padding(number() / 10))
    case 1: return AnyView(first.frame(minWidth: number(), maxWidth: 120 + number()))
    case 2: return AnyView(first.fixedSize())
    case 3: return AnyView(first.frame(maxWidth: .infinity, alignment: .leading))
    case 4: return AnyView(first.overlay(alignment: .top) { Text("over") })
    case 5:
      let second = tree(&random, depth - 1)
      return AnyView(
        HStack {
          first
          second
        })
    case 6:
      let second = tree(&random, depth - 1)
      return AnyView(
        VStack(alignment: .leading) {
          first
          Spacer()
          second
        })
    case 7:
      let second = tree(&random, depth - 1)
      return AnyView(
        ZStack {
          first
          second
        })
    default: return AnyView(first.offset(x: number()))
    }
  }

  @Test("random trees of built-in views break no error rule and do not crash")
  func builtIn() {
    var random = SeededGenerator(seed: 7)
    for number in 0..<150 {
      let host = ViewHost(tree(&random, 1 + number % 5))
      let errors = contract(of: host).filter { $0.severity == .error }
      #expect(errors.isEmpty, "tree \(number): \(errors.map { [$0.rule] + $0.witness })")
    }
  }
}
