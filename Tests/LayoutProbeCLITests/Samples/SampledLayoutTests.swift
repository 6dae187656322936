import Testing

@testable import LayoutProbe
@testable import LayoutProbeCLI

@Suite("Layouts that are shown with samples", .enabled(if: CommandRun.canCompile), .ownThreads)
struct SampledLayoutTests {
  /// A layout with an empty initialiser and these bodies.
  private func layout(_ name: String, size: String, place: String) -> String {
    """
    struct \(name): Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { \(size) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) { \(place) }
    }

    """
  }

  private let forOne = (
    size: "precondition(subviews.count == 1); return subviews[0].sizeThatFits(proposal)",
    place: "subviews[0].place(at: bounds.origin, proposal: proposal)"
  )

  @Test("One that is made for a single view is shown with one, and not accused of a crash")
  func single() throws {
    let source = try InlineSource(
      layout("One", size: forOne.size, place: forOne.place), "--view", "One")
    #expect(source.run.status == 0, "\(source.run.all)")
    let report = try source.run.report()
    #expect(report.probes.map(\.name) == ["One"])
    #expect(report.probes.first?.findings == [])
    #expect(report.failures.isEmpty)
    #expect(
      source.run.errors.contains(
        "One crashes with 2, 3 or 6 sample subviews, which it may not support; "
          + "it is shown with 1"), "\(source.run.all)")
  }

  @Test("One that crashes with all samples has crashed, once")
  func always() throws {
    let source = try InlineSource(
      layout("None", size: "preconditionFailure(\"never\")", place: ""), "--view", "None")
    let report = try source.run.report()
    #expect(report.failures.map(\.probe) == ["None"], "\(source.run.all)")
    #expect(source.run.status == 1)
  }

  @Test("What samples of all kinds and numbers show is reported, once")
  func broken() throws {
    let source = try InlineSource(
      layout("Negative", size: "CGSize(width: -5, height: 5)", place: "()"), "--view", "Negative")
    let rules = try source.run.report().probes.flatMap(\.findings).map(\.rule)
    #expect(rules.filter { $0 == "size-negative" }.count == 1, "\(source.run.all)")
  }

  @Test("Arguments of a container are sampled: builders, actions, cases, values")
  func container() throws {
    let source = try InlineSource(
      """
      enum Look: CaseIterable { case plain, fancy }
      struct Box<Content: View>: View {
        let look: Look, title: LocalizedStringKey, date: Date
        @ViewBuilder let content: () -> Content
        let action: () -> Void
        var body: some View { VStack(spacing: 0) { content() }.frame(width: 50) }
      }
      """, "--view", "Box")
    #expect(source.run.status == 0, "\(source.run.all)")
    #expect(try source.sizes["Box"]?.hasPrefix("50×") == true, "\(source.run.all)")
  }
}

@Suite("Reports with samples")
struct SampledReportsTests {
  private func report(
    _ name: String, _ rules: String..., severity: Severity = .warning
  ) -> ProbeReport {
    var report = ProbeReport(
      name: name, place: nil, window: .zero, measurements: [], marked: [], tree: [],
      calls: CallCounts(), layouts: [:], issues: [], loop: nil)
    report.findings = rules.map {
      Finding(
        rule: $0, severity: severity, path: "", key: "", subject: "L", message: "", expected: nil,
        found: nil, witness: [], metric: nil, why: "", fix: "")
    }
    return report
  }

  @Test("What samples of one kind or of one number show is not reported")
  func kinds() {
    let merged = SampledReports(
      [
        report("L", "a", "d"), report("L [6 fixed]", "a", "b"), report("L [3 fixed]", "c", "b"),
        report("L [2 text]", "c"), report("L [3 text]", "d"), report("L [6 greedy]", "a"),
        report("Other", "z"),
      ], [])
    #expect(merged.reports.map(\.name) == ["L", "Other"])
    // `a` shows with six views only, `b` with fixed ones only, `d` with texts and what has texts in it,
    // `c` with several.
    #expect(merged.reports.map { $0.findings.map(\.rule) } == [["c"], ["z"]])
  }

  @Test("An error that one kind and the mixed samples show is reported")
  func errors() {
    func found(_ severity: Severity) -> [[String]] {
      SampledReports(
        [
          report("L", "a", severity: severity), report("L [3 greedy]", "a", severity: severity),
          report("L [3 fixed]"),
        ], []
      ).reports.map { $0.findings.map(\.rule) }
    }
    #expect(found(.error) == [["a"]])
    #expect(found(.warning) == [[]])
  }

  @Test("A layout that is made for a number of views is shown with it, and held to what that shows")
  func madeForNumber() {
    let missing = "place-missing"
    let merged = SampledReports(
      [
        report("L", missing, "a"), report("L [6 fixed]", missing, "a"),
        report("L [6 text]", missing, "a"), report("L [2 fixed]", "b"), report("L [2 text]", "b"),
        report("L [1 text]", missing, "a"), report("L [1 fixed]", missing),
        report("M", missing), report("M [2 fixed]", missing), report("M [2 text]", missing),
        report("M [1 text]", missing), report("M [1 fixed]", missing),
        report("M [6 text]", missing), report("M [6 fixed]", missing),
        // Long ones are left out, not a number of them.
        report("N", "a"), report("N [6 text]", missing, "b"), report("N [6 fixed]", "b"),
        report("N [2 text]", "b"),
      ], [])
    #expect(merged.reports.map { $0.findings.map(\.rule) } == [["b"], [missing], ["b"]])
    #expect(
      merged.notes == [
        "L does not place all of other numbers of sample subviews; it is shown with 2"
      ])
  }

  @Test("Samples have names of their own, which nothing else has")
  func names() {
    for variant in SampleVariant.all {
      let split = SampleVariant.split("Row" + variant.suffix)
      #expect(split.name == "Row")
      #expect(split.variant == variant)
    }
    #expect(SampleVariant.split("Row [9 fixed]").name == "Row [9 fixed]")
    #expect(
      SampledReports.withoutSamples("note: L [6 text] crashed\nnote: L crashed\n")
        == "note: L crashed\n")
  }
}
