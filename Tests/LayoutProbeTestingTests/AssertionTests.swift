import LayoutProbeTesting
import Testing

@MainActor
@Suite("Assertions")
struct AssertionTests {
  @Test("hold for what is so")
  func passing() async {
    await assertSizes(
      Badge(), minimum: CGSize(width: 40, height: 20), ideal: CGSize(width: 40, height: 20),
      maximum: CGSize(width: 40, height: 20), current: CGSize(width: 40, height: 20))
    await assertSizes(
      Row(), minimum: CGSize(width: 40, height: 0),
      maximum: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
    await assertSize(Badge(), proposal: .infinity, is: CGSize(width: 40, height: 20))
    await assertSizeContract(Badge())
    await assertSettles(Approaching(), within: 4)
    await assertLoops(Flipping(), as: .oscillating(period: 2))
    await assertLoops(Flipping(), as: .oscillating())
    await assertLayoutBudget(Approaching(), passes: 4, writes: 3)
    await assertFrames(
      Row(), in: CGSize(width: 100, height: 20),
      [
        "HStack/frame[0]": CGRect(x: 0, y: 0, width: 40, height: 20),
        "Color[1]": CGRect(x: 40, y: 0, width: 60, height: 20),
      ])
  }

  @Test("take a model of any toolkit")
  func models() async {
    await assertSizes(Cells(), ideal: CGSize(width: 80, height: 24))
    await assertSizeContract(Cells())
    await assertSettles(Cells(), within: 1)
    await assertFrames(
      Cells(), in: CGSize(width: 80, height: 24),
      ["prompt": CGRect(x: 0, y: 23, width: 80, height: 1)])
  }

  @Test("say what was measured")
  func sizes() async {
    let failure = await verifySizes(Badge(), ideal: CGSize(width: 41, height: 20))
    #expect(
      failure == """
        Badge: sizes differ from the expected ones
          ideal: nil×nil → 40×20, expected 41×20
        """)
  }

  @Test("say the verdict first, then the ring, then what would help")
  func loop() async throws {
    let failure = try #require(await verifySettles(Flipping()))
    let lines = failure.split(separator: "\n")
    #expect(lines[0].hasPrefix("Flipping: layout never settles: it repeats every 2 passes"))
    #expect(lines[1].hasPrefix("  because of: Flipping.width by onGeometryChange"))
    #expect(lines.contains { $0.hasPrefix("  feedback cycle:") })
    #expect(lines.contains { $0.hasPrefix("  verified remedy:") })
  }

  @Test("say what breaks the contract, with the numbers")
  func contract() async throws {
    let failure = try #require(await verifySizeContract(Inverted { Color.red }))
    #expect(failure.contains("error: Inverted is wider for a width of 0 than for an infinite one"))
    #expect(failure.contains("    0×nil → 50×10\n    inf×nil → 0×10"))
    #expect(failure.contains("[size-inverted]"))
    var rules = RuleSettings()
    rules.set("size-inverted", .off, because: "known", .probe)
    #expect(await verifySizeContract(Inverted { Color.red }, rules: rules) == nil)
  }

  @Test("fail where nothing is measured")
  func nothing() async {
    #expect(await verifySizes(Badge())?.contains("nothing was measured") == true)
    #expect(await verifyLayoutBudget(Badge())?.contains("nothing was checked") == true)
    #expect(await verifyFrames(Badge(), in: .zero, [:])?.contains("nothing was checked") == true)
    let missing = await verifyFrames(
      Row(), in: CGSize(width: 100, height: 20), ["Text": .zero])
    #expect(missing?.contains("Text: there is no such node; there are:") == true)
    let many = await verifyFrames(Row(), in: CGSize(width: 100, height: 20), ["Color": .zero])
    #expect(many?.contains("Color: 2 nodes have this name:") == true)
  }

  @Test("hold a budget of the whole test", .layoutBudget(passes: 4))
  func trait() async {
    await assertSettles(Approaching())
    let excess = await verifySettles(Approaching(steps: 6))
    #expect(
      excess?.hasPrefix("Approaching: 6 passes; the budget is 4") == true, "\(excess ?? "")")
  }

  @Test("hold together in one layout")
  func together() async {
    await assertLayout(Badge())
    await assertLayout(Row(), in: CGSize(width: 100, height: 20)) { layout in
      layout.sizes(minimum: CGSize(width: 40, height: 0))
      layout.size(
        for: ProposedViewSize(width: 60, height: nil), is: CGSize(width: 60, height: 10))
      layout.frames(["Color[1]": CGRect(x: 40, y: 0, width: 60, height: 20)])
      layout.settles(within: 1)
      layout.budget(passes: 1)
      layout.contract(failingAt: .warning)
    }
  }

  @Test("hold together for models, which need not be laid out")
  func modelsTogether() async {
    await assertLayout(Cells()) { layout in
      layout.sizes(ideal: CGSize(width: 80, height: 24))
      layout.settles(within: 1)
    }
    await assertLayout(Ruler(length: 7)) { $0.sizes(ideal: CGSize(width: 7, height: 1)) }
    await assertMatchesBaseline(Ruler(length: 7)) {
      """
      Ruler in 393×852
        minimum 0×0 → 7×1
        ideal nil×nil → 7×1
        maximum inf×inf → 7×1
      """
    }
  }

  @Test("hold for devices, text sizes and languages, each with each")
  func variants() async {
    var seen: [String] = []
    let variants = LayoutVariants(
      devices: [.iPhoneSE, .iPadMini.turned], dynamicTypeSizes: [.large, .accessibility3],
      locales: ["de", "ar"])
    await assertLayout(Conditions(), across: variants) { layout in
      seen.append(layout.variant.description)
      let device = layout.variant.device?.size ?? .zero
      let isLarge = layout.variant.dynamicTypeSize == .accessibility3
      layout.sizes(current: CGSize(width: device.width, height: isLarge ? 50 : 10))
      let isArabic = layout.variant.locale?.identifier == "ar"
      let x = isArabic ? device.width - 10 : 0
      layout.frames([
        "HStack/frame[0]": CGRect(
          x: x, y: (device.height - (isLarge ? 50 : 10)) / 2, width: 10, height: isLarge ? 50 : 10)
      ])
    }
    #expect(seen.count == 8)
    #expect(seen.first == "iPhone SE, large, de")
    #expect(seen.last == "iPad mini, turned, accessibility3, ar")
    await assertLayout(
      across: LayoutVariants(dynamicTypeSizes: [.small, .accessibility5]),
      model: { Ruler(length: $0.dynamicTypeSize == .small ? 3 : 9) },
      expectations: {
        $0.sizes(ideal: CGSize(width: $0.variant.dynamicTypeSize == .small ? 3 : 9, height: 1))
      })
  }
}
