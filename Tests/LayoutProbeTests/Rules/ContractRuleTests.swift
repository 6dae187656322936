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

  @Test("a size that is no number at the view's own least or natural length is found")
  func notFiniteAtOwnLength() async {
    func found(_ natural: CGFloat) async -> [Finding] {
      await findings(
        answering { proposal in
          let width = proposal.width ?? natural
          return CGSize(width: width == 137.5 ? .nan : max(137.5, width), height: 10)
        })
    }
    let least = await found(200)
    #expect(least.map(\.rule) == ["size-not-finite"])
    #expect(least.first?.witness == ["137.5×nil → nan×10"])
    let natural = await findings(
      answering { proposal in
        guard let width = proposal.width else { return CGSize(width: 150.5, height: 10) }
        return CGSize(width: width == 150.5 ? .nan : max(137.5, width), height: 10)
      })
    #expect(natural.map(\.rule) == ["size-not-finite"])
  }

  @Test("two answers that differ by less than is shown otherwise are told apart")
  func decimals() async {
    let counter = Turns()
    let found = await findings(
      answering { _ in CGSize(width: 100 + counter.next() / 10_000, height: 40) })
    let first = found.first { $0.rule == "size-impure" }
    #expect(first != nil && first?.expected != first?.found)
  }

  @Test("content beside each other is as long as the longest part")
  func besideEachOther() async {
    let found = await findings(
      HStack {
        Color.red.frame(width: 10, height: 30)
          .alignmentGuide(VerticalAlignment.center) { _ in 1e9 }
        Color.red.frame(width: 10, height: 10)
        Color.red.frame(width: 10, height: 10)
      })
    #expect(found.map(\.rule) == ["size-excessive"])
    #expect(found.first?.expected == "about 30")
  }

  @Test("both places of a subview that is placed twice are shown")
  func placedTwice() async {
    let found = await findings(
      Placing { subview, _, offset, bounds, _ in
        subview.place(at: CGPoint(x: bounds.minX + 5, y: bounds.minY), proposal: .unspecified)
        subview.place(
          at: CGPoint(x: bounds.minX + offset.x, y: bounds.minY), proposal: .unspecified)
      }() { Color.red.frame(width: 30, height: 20) })
    #expect(found.map(\.rule) == ["place-twice"])
    #expect(found.first?.witness.dropFirst().first == "first at 5,0")
  }

  @Test("a number that stands for infinity is not called infinite")
  func almostInfinite() async {
    let found = await findings(answering { _ in CGSize(width: 1e308, height: 10) })
    #expect(found.first?.message.contains("almost infinitely wide") == true)
  }

  @Test("ids that occur twice, or are other ones each time, are found with their place")
  func ids() async {
    let found = await ProbeRunner().run(
      Probe("ids") { List { ForEach([1, 2, 1], id: \.self) { Text("\($0)") } } })
    #expect(found.findings.map(\.rule) == ["id-ambiguous"])
    #expect(found.findings.first?.message == "the id 1 occurs several times in a ForEach")
    #expect(found.findings.first?.path.hasPrefix("List") == true)
    #expect(found.issues.map(\.message).contains { $0.contains("the ID 1 occurs multiple times") })
  }

  @Test("an object that is written in a body is told once, with the loop that it makes")
  func publishedInBody() async {
    let found = await findings(PublishingLoop())
    #expect(found.map(\.rule) == ["write-during-layout"])
    #expect(found.first?.consequences.first?.hasPrefix("layout never settles") == true)
  }

  @Test("a whole turn that ends in other last digits moves nothing")
  func wholeTurn() async {
    let found = await findings(SpokeDemo(interpolates: false, end: 720, offset: 23))
    #expect(found.map(\.rule) == ["animation-standstill"])
    #expect(await rules(SpokeDemo(interpolates: false, end: 300, offset: 23)) == [])
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

  @Test("animatable data that is confused is found, what is rounded or limited is not")
  func animatableData() async {
    func found(_ fault: Arc.Fault) async -> [Finding] {
      await findings(Arc(start: 10, end: 30, fault: fault) { Color.red.frame(width: 9, height: 9) })
    }
    #expect(await found(.swaps).map(\.rule) == ["animatable-data-lost"])
    #expect(await found(.swaps).first?.witness == ["set to 5, 15, reads back 15, 5"])
    #expect(await found(.rounds).isEmpty)
  }

  @Test("a length that is no number is found in each built-in view that takes it")
  func arguments() async {
    let nan = CGFloat.nan
    #expect(await rules(Text("a").padding(.leading, nan)) == ["argument-not-finite"])
    #expect(await rules(Text("a").offset(y: .infinity)) == ["argument-not-finite"])
    #expect(
      await rules(
        VStack(spacing: nan) {
          Text("a"); Text("b")
        }) == ["argument-not-finite"])
    #expect(
      await rules(
        HStack(spacing: nan) {
          Text("a"); Text("b")
        }) == ["argument-not-finite"])
    #expect(
      await rules(
        HStack(spacing: -4) {
          Text("a"); Text("b")
        }) == [])
  }

  @Test("a distance that is no number is found in grids, spacers and safe areas")
  func moreArguments() async {
    let nan = CGFloat.nan
    #expect(await rules(Text("a").safeAreaPadding(nan)) == ["argument-not-finite"])
    #expect(
      await rules(Color.red.aspectRatio(nan, contentMode: .fit).frame(width: 10))
        == ["argument-not-finite"])
    let spacer = await findings(
      HStack {
        Text("a")
        Spacer(minLength: nan)
      })
    #expect(spacer.map(\.rule) == ["argument-not-finite"])
    #expect(spacer.first?.witness == ["Spacer minLength: nan"])
    #expect(
      await rules(
        Grid(horizontalSpacing: nan) {
          GridRow {
            Text("a"); Text("b")
          }
        })
        == ["argument-not-finite"])
    let stack = await findings(
      HStack(spacing: .infinity) {
        Text("a"); Text("b")
      })
    #expect(stack.first?.witness == ["HStack spacing: ∞"])
  }

  @Test("a length that a frame or a grid item cannot have is found")
  func invalidArguments() async {
    func found<V: View>(_ view: @escaping @autoclosure @MainActor @Sendable () -> V) async
      -> [String]
    {
      let found = await findings(view())
      #expect(found.allSatisfy { $0.rule == "argument-invalid" })
      return found.flatMap(\.witness)
    }
    #expect(await found(Text("a").frame(width: .nan)) == ["frame width: nan"])
    #expect(await found(Text("a").frame(height: .infinity)) == ["frame height: ∞"])
    #expect(
      await found(Text("a").frame(minWidth: 80, maxWidth: 60))
        == ["frame minWidth: 80, maxWidth: 60"])
    #expect(await found(Text("a").frame(minWidth: 80, maxWidth: .infinity)) == [])
    #expect(await found(Text("a").frame(maxHeight: .nan)) == ["frame maxHeight: nan"])
    #expect(
      await found(
        LazyVGrid(columns: [GridItem(.flexible(minimum: 200, maximum: 100))]) { Text("a") })
        == ["LazyVGrid minimum: 200, maximum: 100"])
  }

  @Test("a layout whose guide is no number is named, not its places or the stack around it")
  func guides() async {
    let found = await findings(
      HStack(alignment: .firstTextBaseline) {
        Text("Label")
        Guided(baseline: .nan) { Text("a") }
      })
    #expect(found.map(\.rule) == ["argument-not-finite"])
    #expect(found.first?.message == "Guided returns NaN for the guide firstTextBaseline")
    #expect(found.first?.subject == "Guided")
    #expect(
      await rules(
        HStack(alignment: .firstTextBaseline) {
          Text("Label")
          Guided(baseline: 12) { Text("a") }
        }) == [])
  }

  @Test("an answer that is infinite for a finite proposal is found, in the height alone as well")
  func infiniteHeight() async {
    #expect(
      await rules(
        answering { CGSize(width: 10, height: ($0.height ?? 0) > 0 ? CGFloat.infinity : 20) })
        == ["size-not-finite"])
    #expect(
      await rules(
        answering { CGSize(width: 10, height: $0.height == .infinity ? CGFloat.infinity : 20) })
        == [])
    #expect(
      await rules(answering { CGSize(width: 10, height: min(40, $0.height ?? 40) - 20) })
        == ["size-negative"])
  }

  @Test("spacing that is another one each time is found")
  func spacing() async {
    let found = await findings(
      VStack {
        Text("above")
        HStack { Wavering() { Color.red } }
      })
    #expect(found.map(\.rule) == ["size-impure"])
  }

  @Test("a place that was kept from other bounds is found")
  func keptBounds() async {
    let found = await findings(
      Remembering(isUpToDate: false) {
        Color.red; Color.blue
      })
    #expect(found.map(\.rule) == ["cache-stale"])
    #expect(
      await rules(
        Remembering(isUpToDate: true) {
          Color.red; Color.blue
        }) == [])
  }

  @Test("one cause is one finding, with what follows from it")
  func folding() async {
    let found = await findings(
      Centring(width: .nan) {
        Text("a"); Text("b")
      })
    #expect(found.map(\.rule) == ["size-not-finite"])
    #expect(
      found.first?.consequences == ["Centring places a subview at a position that is not finite"])
    #expect(
      await rules(
        Centring(width: 50) {
          Text("a"); Text("b")
        }) == [])
  }

  @Test("a natural size of nothing is one finding, with the subviews that lie outside of it")
  func nothingForNil() async {
    let found = await findings(Forgetful() { Color.red.frame(width: 30, height: 20) })
    #expect(found.map(\.rule) == ["ideal-outside-range"])
    #expect(found.first?.consequences == ["Forgetful places a subview outside of its bounds"])
  }

  @Test("what is only beside a jump does not fit, and is not held against the layout")
  func besideJump() async {
    #expect(
      await rules(
        answering { proposal in
          let width = proposal.width ?? 100
          return CGSize(width: max(60, min(width, 100)), height: width < 60 ? 86 : 78)
        }) == [])
  }

  @Test("a place that is drawn at random is found, once")
  func randomPlace() async {
    let found = await rules(
      Placing { subview, _, offset, bounds, _ in
        subview.place(
          at: CGPoint(x: bounds.minX + offset.x + .random(in: 0...9), y: bounds.minY),
          proposal: .unspecified)
      }() { Color.red.frame(width: 30, height: 20) })
    #expect(found == ["unrepeatable"])
  }

  @Test("a fault at a single length is found where the source names that length")
  func oneLength() async {
    let probe = Probe("one length") {
      Sized { proposal in
        let isThere = abs((proposal.width ?? 0) - 237) < 0.5
        return CGSize(width: 100, height: isThere && proposal.height == 0 ? 60 : 50)
      }() { Color.red }
    }
    var runner = ProbeRunner()
    #expect(await runner.run(probe).findings.isEmpty)
    runner.landmarks = [237]
    let found = await runner.run(probe).findings
    #expect(found.map(\.rule) == ["size-inverted"])
    #expect(found.first?.witness == ["237×0 → 100×60", "237×inf → 100×50"])
  }

  @Test("subviews that are placed outside only beyond a length of the source are found")
  func placedBeyondOneLength() async {
    let probe = Probe("one length") {
      SpreadBeyond(length: 820) {
        Color.red; Color.blue
      }
    }
    var runner = ProbeRunner()
    let before = await runner.run(probe).findings.map(\.rule)
    #expect(!before.contains("place-outside-bounds"), "\(before)")
    runner.landmarks = [820]
    #expect(await runner.run(probe).findings.map(\.rule).contains("place-outside-bounds"))
  }

  /// As wide as it can be; its subviews are too far from each other beyond a length.
  private struct SpreadBeyond: Layout {
    let length: CGFloat

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      CGSize(width: max(40, proposal.width ?? 40), height: 20)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let distance = bounds.width > length ? bounds.width : 20
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: CGPoint(x: bounds.minX + distance * CGFloat(index), y: bounds.minY),
          proposal: ProposedViewSize(width: 20, height: 20))
      }
    }
  }

  @Test("a fault between two lengths at which the answers jump is found")
  func jump() async {
    let found = await findings(
      answering { proposal in
        let width = proposal.width ?? 0
        let height: CGFloat = width > 611.3 && width < 640 ? (proposal.height == 0 ? 80 : 30) : 20
        return CGSize(width: min(width, 620), height: height)
      })
    #expect(found.map(\.rule) == ["size-inverted"])
  }

  @Test("answers on a line are asked for little more often than constant ones")
  func budget() {
    func questions(_ answer: @escaping (CGFloat) -> CGSize) -> Int {
      var count = 0
      var search = TurnSearch { length in
        count += 1
        return answer(length)
      }
      _ = search.turns([0, 100, 200, 500, 1000])
      return count
    }
    #expect(questions { _ in CGSize(width: 10, height: 10) } <= 8)
    #expect(questions { CGSize(width: $0, height: 10) } <= 16)
    #expect(
      questions { CGSize(width: ($0 * 7).truncatingRemainder(dividingBy: 90), height: 1) } < 500)
  }

  @Test("both sides of a jump are known to a hundredth of a point, a bend to a point")
  func turns() {
    var search = TurnSearch { CGSize(width: min($0, 333.3), height: $0 < 611.3 ? 20 : 40) }
    let turns = search.turns([0, 100, 500, 1000])
    #expect(turns.contains { abs($0 - 611.3) < 0.02 })
    #expect(turns.contains { abs($0 - 333.3) < 1 })
  }

  @Test("subviews that leave bounds larger than natural are found, on one axis as well")
  func roomyBounds() async {
    let found = await findings(
      Circling(isInside: false)() { ForEach(0..<4) { _ in Color.red } }
        .frame(width: 100, height: 100))
    #expect(found.map(\.rule) == ["place-outside-bounds"])
    #expect(
      await rules(
        Circling(isInside: true)() { ForEach(0..<4) { _ in Color.red } }
          .frame(width: 100, height: 100)) == [])
  }

  @Test("what another process laid out elsewhere is found, and what it did not is not")
  func twoProcesses() async {
    let runner = ProbeRunner()
    let still = Probe("still") {
      HStack {
        Color.red.frame(width: 10, height: 10); Text("a")
      }
    }
    let first = await runner.run(still)
    #expect(first.compared(with: await runner.layOut(still), RuleSettings()) == first)
    let shifted = Probe("still") {
      HStack {
        Color.red.frame(width: 12, height: 10); Text("a")
      }
    }
    let other = await runner.layOut(shifted)
    let compared = first.compared(with: other, RuleSettings())
    #expect(compared.findings.map(\.rule) == ["unrepeatable"])
    #expect(compared.findings.first?.path == "HStack/frame[0]/Color")
    var settings = RuleSettings()
    settings.set("unrepeatable", .off, because: "it is a clock", .flag)
    #expect(first.compared(with: other, settings).findings.first?.suppression != nil)
  }

  @Test("what the first layout leaves for later ones is no difference, a counter is")
  func sharedBetweenLayouts() async {
    let loaded = Shelf()
    #expect(await rules(Shelved(shelf: loaded, isFilledOnce: true)) == [])
    #expect(loaded.books == 1)
    let counted = Shelf()
    #expect(await rules(Shelved(shelf: counted, isFilledOnce: false)) == ["unrepeatable"])
  }

  @Test("while work is pending, nothing is said about what another process laid out")
  func pendingWork() async {
    let runner = ProbeRunner()
    func probe(_ width: CGFloat) -> Probe {
      Probe("still") { Color.red.frame(width: width, height: 10) }
    }
    var first = await runner.run(probe(10))
    let other = await runner.layOut(probe(12))
    #expect(first.compared(with: other, RuleSettings()).findings.map(\.rule) == ["unrepeatable"])
    first.loop?.time?.pending = ["a thread of its own"]
    #expect(first.compared(with: other, RuleSettings()).findings.isEmpty)
    first.loop?.time?.pending = []
    first.loop?.time?.isCut = true
    #expect(first.compared(with: other, RuleSettings()).findings.isEmpty)
  }

  @Test("nothing has to be placed where there is no room")
  func emptyBounds() async {
    #expect(await rules(Hiding() { Color.red.frame(width: 10, height: 10) }) == [])
  }

  @Test("subviews that a layout tells apart are not shown to it twice")
  func clones() async {
    #expect(
      await rules(
        Counting() {
          ForEach(0..<4) { Color.red.layoutValue(key: Counting.Group.self, value: $0) }
        }) == [])
    #expect(
      await rules(
        Counting() {
          ForEach(0..<16) { _ in Color.red.layoutValue(key: Counting.Group.self, value: 0) }
        }) == ["superlinear"])
  }

  @Test("built-in stacks in an AnyLayout are as they are; a layout of one's own has its name there")
  func anyLayout() async {
    #expect(
      await rules(
        AnyLayout(HStackLayout()) {
          Text("one")
          Color.red.frame(minWidth: 30).aspectRatio(1, contentMode: .fit)
        }) == [])
    let found = await findings(
      AnyLayout(Sized { _ in CGSize(width: -5, height: 10) }) { Color.red })
    #expect(found.map(\.rule) == ["size-negative"])
    #expect(found.first?.subject == "Sized")
  }

  @Test("an object's change while a body is evaluated is not lost, and nobody says that it is")
  func publishing() async {
    let found = await findings(Publishing())
    let write = found.first { $0.rule == "write-during-layout" }
    #expect(write?.message.hasSuffix("while a body is evaluated") == true)
    #expect(write?.witness.first?.hasPrefix("Publishing changes from within view updates") == true)
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

/// What all layouts of a process share.
private final class Shelf {
  var books = 0
}

private struct Shelved: View {
  let shelf: Shelf
  let isFilledOnce: Bool

  var body: some View {
    let books = shelf.books
    if !isFilledOnce || books == 0 { shelf.books += 1 }
    return VStack(spacing: 0) {
      ForEach(0..<books, id: \.self) { _ in Color.red.frame(width: 10, height: 10) }
    }
  }
}
