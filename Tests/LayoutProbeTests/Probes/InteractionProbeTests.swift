import Testing

@testable import HeadlessUI
@testable import LayoutProbe

@MainActor
@Suite("Probes whose controls are used")
struct InteractionProbeTests {
  private func report<V: View>(
    _ view: @escaping @MainActor @Sendable () -> V
  ) async -> ProbeReport {
    var runner = ProbeRunner()
    runner.interacts = true
    return await runner.report(Probe("probe") { view() })
  }

  @Test("a loop that begins with a button is found, with the button, the write and the remedy")
  func loopAfterTap() async throws {
    let report = await report { LoopAfterTap() }
    #expect(report.loop?.isAtRest == true)
    #expect(report.interactions?.uses == [.init(name: "tap Button \"Grow\"", passes: nil)])
    let finding = try #require(report.findings.first)
    #expect(report.findings.map(\.rule) == ["loop-diverging"])
    #expect(finding.message.hasSuffix("(after tap Button \"Grow\")"), "\(finding.message)")
    let step = try #require(report.steps.first)
    #expect(step.isUse == true)
    #expect(step.loop.firstOffendingWrite.map { "\($0)".contains("width") } == true)
    // The replay finds the model as the step left it, and loops all the same.
    #expect(step.loop.differs == nil)
    #expect(step.loop.remedies.isEmpty == false)
  }

  @Test("controls that only came in sight by another are used after it, each from a fresh start")
  func chains() async {
    let report = await report { Chained() }
    #expect(
      report.interactions?.uses.map(\.name) == [
        "tap Button \"First\"", "tap Button \"First\", then tap Button \"Second\"",
        "tap Button \"First\", then tap Button \"Second\", then tap Button \"Third\"",
      ])
    #expect(report.interactions?.uses.allSatisfy { $0.passes != nil } == true)
    #expect(report.findings == [])
  }

  @Test("what several controls do alike is one finding")
  func merged() async throws {
    let report = await report {
      VStack {
        LoopAfterTap()
        Button("Nothing") {}
      }
    }
    #expect(report.findings.count == 1)
    let several = await self.report { LoopAfterEither() }
    #expect(several.findings.count == 1)
    let message = try #require(several.findings.first?.message)
    #expect(
      message.hasSuffix("(after tap Button \"One\" and 1 other interaction)"), "\(message)")
  }

  @Test("a view without controls, and one that never settles, say so")
  func none() async {
    #expect(
      await report { Text("still") }.interactions?.lines == [
        "controls: none is shown that can be used"
      ])
    let restless = await report { GrowsFromTheStart() }
    #expect(restless.interactions?.isRestless == true)
    #expect(restless.interactions?.uses == [])
  }

  @Test("more controls than are used are counted")
  func many() async {
    let report = await report {
      VStack { ForEach(0..<103, id: \.self) { Button("Button \($0)") {} } }
    }
    #expect(report.interactions?.uses.count == 100)
    #expect(report.interactions?.unused == 3)
    #expect(report.interactions?.lines.last == "  3 more controls not used")
  }

  @Test("without being asked to, no control is used")
  func off() async {
    let report = await ProbeRunner().report(Probe("probe") { LoopAfterTap() })
    #expect(report.interactions == nil)
    #expect(report.findings == [])
  }

  @Test("a step that begins a loop has a cause as well")
  func steps() async throws {
    let model = StepModel()
    let report = await ProbeRunner().report(
      Probe("probe") { Stepped(model: model) }.step("start") { model.isOn = true })
    let step = try #require(report.steps.first)
    #expect(step.isUse == nil)
    #expect(step.loop.isAtRest == false)
    #expect(step.loop.firstOffendingWrite.map { "\($0)".contains("width") } == true)
  }
}

private struct LoopAfterTap: View {
  @State private var width = 10.0
  @State private var isOn = false

  var body: some View {
    VStack {
      Button("Grow") { isOn = true }
      if isOn {
        Color.red.frame(width: width, height: 5)
          .onGeometryChange(for: Double.self) {
            $0.size.width
          } action: {
            width = $0 + 1
          }
      }
    }
  }
}

private struct LoopAfterEither: View {
  @State private var width = 10.0
  @State private var isOn = false

  var body: some View {
    VStack {
      Button("One") { isOn = true }
      Button("Two") { isOn = true }
      if isOn {
        Color.red.frame(width: width, height: 5)
          .onGeometryChange(for: Double.self) {
            $0.size.width
          } action: {
            width = $0 + 1
          }
      }
    }
  }
}

private struct GrowsFromTheStart: View {
  @State private var width = 10.0

  var body: some View {
    VStack {
      Button("Never") {}
      Color.red.frame(width: width, height: 5)
        .onGeometryChange(for: Double.self) {
          $0.size.width
        } action: {
          width = $0 + 1
        }
    }
  }
}

private struct Chained: View {
  @State private var step = 0

  var body: some View {
    VStack {
      Button("First") { step = 1 }
      if step > 0 { Button("Second") { step = 2 } }
      if step > 1 { Button("Third") { step = 3 } }
      if step > 2 { Button("Fourth") {} }
    }
  }
}

@MainActor
private final class StepModel: ObservableObject {
  @Published var isOn = false
}

private struct Stepped: View {
  @ObservedObject var model: StepModel
  @State private var width = 10.0

  var body: some View {
    if model.isOn {
      Color.red.frame(width: width, height: 5)
        .onGeometryChange(for: Double.self) {
          $0.size.width
        } action: {
          width = $0 + 1
        }
    }
  }
}
