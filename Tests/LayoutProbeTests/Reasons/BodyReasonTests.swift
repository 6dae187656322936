import HeadlessUI
import Testing

@testable import LayoutProbe

@MainActor
@Suite("Reasons of evaluations of bodies")
struct BodyReasonTests {
  private func lines<V: View>(
    _ view: String, @ViewBuilder _ probed: @escaping @MainActor () -> V
  ) async throws -> [String] {
    let report = await ProbeRunner().whyBody(Probe("probe") { probed() }, view)
    let why = try #require(report.why)
    #expect(why.path == view, "\(why.candidates)")
    return why.lines
  }

  struct Title: View {
    var text: String
    var size = 3
    var body: some View { Text(text) }
  }

  struct Counting: View {
    @State private var count = 0
    @State private var other = 0

    var body: some View {
      VStack {
        Title(text: "n \(count)")
        Title(text: "always")
      }
      .onAppear {
        count = 5
        other = 1
      }
    }
  }

  @Test("a write of a state that a body reads causes it, and names the state and the values")
  func state() async throws {
    let lines = try await lines("Counting") { Counting() }
    #expect(lines.first == "Counting: its body was evaluated 2 times, 0 of them changed nothing")
    #expect(lines[1] == "  before the first pass: the view is new")
    #expect(
      lines[2].hasPrefix("  pass 2: Counting.count was written, 0 → 5, by onAppear"), "\(lines)")
    // Nobody reads the other one.
    #expect(lines.count == 3 && !lines.joined().contains("other"), "\(lines)")
  }

  @Test("a property that is another one causes it; equal properties cause nothing")
  func property() async throws {
    let lines = try await lines("Title") { Counting() }
    #expect(lines.first == "Title: its body was evaluated 3 times, 0 of them changed nothing")
    #expect(lines[1] == "  before the first pass: the view is new, 2 times", "\(lines)")
    #expect(lines[2] == "  pass 2: its parent made it with another text", "\(lines)")
  }

  struct Reader: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text(isEnabled ? "on" : "off") }
  }

  struct Blind: View {
    var body: some View { Color.red }
  }

  struct Switching: View {
    @State private var isOff = false

    var body: some View {
      VStack {
        Reader()
        Blind()
      }
      .disabled(isOff)
      .onAppear { isOff = true }
    }
  }

  @Test("an environment value that is another one causes it; what changes nothing is counted")
  func environment() async throws {
    let reader = try await lines("Reader") { Switching() }
    #expect(
      reader.last == "  pass 2: another isEnabled in its environment",
      "\(reader)")
    #expect(reader.first?.hasSuffix("0 of them changed nothing") == true, "\(reader)")
    let blind = try await lines("Blind") { Switching() }
    #expect(
      blind.first == "Blind: its body was evaluated 2 times, 1 of them changed nothing", "\(blind)")
    #expect(blind.last?.hasSuffix("which changed nothing") == true, "\(blind)")
  }

  @Observable
  final class Model {
    var width: CGFloat = 10
    var unread = 0
  }

  struct Observing: View {
    let model: Model
    var body: some View {
      Color.red.frame(width: model.width).onAppear {
        model.width = 20
        model.unread = 1
      }
    }
  }

  @Test("an object that a body reads causes it")
  func object() async throws {
    let model = Model()
    let lines = try await lines("Observing") { Observing(model: model) }
    #expect(lines.count == 3, "\(lines)")
    #expect(lines[2].contains("was written"), "\(lines)")
  }

  @Test("a view whose body is never evaluated is none; those that there are are named")
  func unknown() async throws {
    let report = await ProbeRunner().whyBody(Probe("probe") { Switching() }, "Titel")
    #expect(report.why?.path == nil)
    #expect(report.why?.candidates.contains("Switching") == true, "\(report)")
  }
}
