import LayoutProbe
import Testing

private struct OnePreview: PreviewProvider {
  static var previews: some View { Text("only") }
}

private struct CountingPreview: PreviewProvider {
  @Observable
  final class Model {
    var count = 0
  }

  struct Counting: View {
    let model: Model
    var body: some View { Text("\(model.count)").onAppear { model.count += 1 } }
  }

  static var previews: some View { Counting(model: Model()) }
}

private struct ManyPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("a").previewDisplayName("named")
      Color.red.previewLayout(.fixed(width: 120, height: 80))
    }
    Text("c").previewInterfaceOrientation(.landscapeLeft)
    ForEach(0..<2) { Text("\($0)") }
  }
}

@Suite("Probes found in sources")
@MainActor
struct SourceProbeListTests {
  private let runner = ProbeRunner(requests: [])

  private func list(_ add: (SourceProbeList) -> Void) -> [Probe] {
    let list = SourceProbeList()
    add(list)
    return list.probes
  }

  @Test("a preview has its name or 'Preview', and the place that the user gave")
  func previews() async {
    let probes = list {
      $0.add(PreviewDeclaration("title") { Text("a") }, file: "A.swift", line: 3)
      $0.add(PreviewDeclaration { Text("b") }, file: "A.swift", line: 5)
    }
    #expect(probes.map(\.name) == ["title", "Preview"])
    #expect(probes.map(\.place?.description) == ["A.swift:3", "A.swift:5"])
    #expect(
      await runner.reports(probes).map(\.window) == [ViewHost.defaultSize, ViewHost.defaultSize])
    #expect(await runner.report(probes[1]).tree.map(\.detail) == ["\"b\""])
  }

  @Test("a preview's traits decide its window: a fixed size, landscape, else the device")
  func traits() async {
    let probes = list {
      $0.add(
        PreviewDeclaration("fixed", traits: .fixedLayout(width: 70, height: 50)) { Color.red },
        file: "A.swift", line: 1)
      $0.add(
        PreviewDeclaration("landscape", traits: .landscapeRight) { Color.red }, file: "A.swift",
        line: 2)
      $0.add(
        PreviewDeclaration("portrait", traits: .portrait) { Color.red }, file: "A.swift", line: 3)
    }
    let windows = await runner.reports(probes).map(\.window)
    #expect(
      windows == [
        CGSize(width: 70, height: 50), CGSize(width: 852, height: 393), ViewHost.defaultSize,
      ])
  }

  @Test("a provider of one view is a probe with the provider's name")
  func provider() async {
    let probes = list { $0.add(provider: OnePreview.self, file: "A.swift", line: 9) }
    #expect(probes.map(\.name) == ["OnePreview"])
    #expect(probes.map(\.place?.line) == [9])
    #expect(await runner.report(probes[0]).tree.map(\.detail) == ["\"only\""])
  }

  @Test("a provider makes its objects anew each time that its view is shown")
  func objects() async {
    let probes = list { $0.add(provider: CountingPreview.self, file: "A.swift", line: 9) }
    for _ in 0..<2 {
      #expect(await runner.report(probes[0]).tree.map(\.detail) == ["\"1\""])
    }
  }

  @Test("a provider's groups and loops are a probe for each view, with its own name and window")
  func groups() async {
    let probes = list { $0.add(provider: ManyPreviews.self, file: "A.swift", line: 9) }
    #expect(
      probes.map(\.name) == [
        "named", "ManyPreviews 2", "ManyPreviews 3", "ManyPreviews 4", "ManyPreviews 5",
      ])
    #expect(
      await runner.reports(Array(probes.prefix(3))).map(\.window) == [
        ViewHost.defaultSize, CGSize(width: 120, height: 80), CGSize(width: 852, height: 393),
      ])
    let shown = await runner.reports(probes).map { $0.tree.map { $0.detail ?? "" } }
    #expect(shown == [["\"a\""], ["red"], ["\"c\""], ["\"0\""], ["\"1\""]])
  }

  @Test("declared probes keep their names and get the path that the user gave")
  func declared() {
    let probes = list {
      $0.add(probe: Probe("one") { Text("a") }, file: "dir/A.swift", line: 4)
      $0.add(
        probes: [Probe("two", file: "Module/A.swift", line: 8) { Text("b") }], file: "dir/A.swift",
        line: 6)
    }
    #expect(probes.map(\.name) == ["one", "two"])
    #expect(probes.map(\.place?.description) == ["dir/A.swift:4", "dir/A.swift:8"])
  }

  @Test("a layout that is shown by name has different samples in it")
  func layout() async throws {
    let probes = list {
      $0.add(layout: "Row", file: "A.swift", line: 2) { CachingRow() }
    }
    let report = await runner.report(try #require(probes.first))
    #expect(report.name == "Row")
    #expect(report.layouts.keys.sorted() == ["CachingRow"])
    #expect(report.tree.count { $0.depth == 1 } == 6)
    #expect(Set(report.tree.filter { $0.depth == 1 }.map(\.frame?.width)).count > 3)
  }

  @Test("a view and an expression are probes with what they were called by")
  func named() {
    let probes = list {
      $0.add(view: "Card", file: "A.swift", line: 2) { Text("a") }
      $0.add(expression: "Text(\"b\")") { Text("b") }
    }
    #expect(probes.map(\.name) == ["Card", "Text(\"b\")"])
    #expect(probes.map(\.place?.description) == ["A.swift:2", nil])
  }

  @Test("only the probes of the wanted file are made")
  func wanted() {
    let list = SourceProbeList(file: "A.swift")
    #expect(list.wants("A.swift"))
    #expect(!list.wants("B.swift"))
    #expect(SourceProbeList().wants("B.swift"))
  }

  @Test("an entry point's function fills the list it is given to")
  func entryPoint() {
    let pointer = SourceProbeList.retained { list in
      list.add(expression: "x") { Text("x") }
    }
    #expect(list { $0.fill(from: pointer) }.map(\.name) == ["x"])
  }
}
