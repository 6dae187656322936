import Foundation
import LayoutProbe
import Testing

@testable import LayoutProbeCLI

@Suite("What a report of a loop offers and names", .enabled(if: CommandRun.canCompile), .ownThreads)
struct RemedyTextTests {
  private static let source = """
    struct Counter: View {
      @State private var counter = 0
      var body: some View {
        DispatchQueue.main.async {
          self.counter += 1 // counts
        }
        return Text("Times \\(counter)")
      }
    }
    struct Toggler: View {
      enum Phase: Equatable { case idle, loaded(String) }
      @State private var phase = Phase.idle
      var body: some View {
        Text("x").onChange(of: phase, initial: true) { _, new in
          phase = new == .idle ? .loaded("q") : .idle
        }
      }
    }
    struct Measured: View {
      @State private var height: CGFloat = 0
      var body: some View {
        VStack {
          Text("a")
          Color.red.frame(height: height)
        }
        .background(GeometryReader { proxy in
          Color.clear
            .onAppear { height = proxy.size.height }
            .onChange(of: proxy.size.height) { _, new in
              height = new
            }
        })
      }
    }
    struct Fields: View {
      enum Field { case email, password }
      @FocusState private var focus: Field?
      @AccessibilityFocusState private var spoken: Field?
      @State private var text = ""
      var body: some View {
        TextField("email", text: $text).focused($focus, equals: .email)
          .onAppear { focus = .email; spoken = .email }
          .onChange(of: focus) { _, new in focus = new == .email ? .password : .email }
          .onChange(of: spoken) { _, new in spoken = new == .email ? .password : .email }
      }
    }
    #Preview("counter") { Counter() }
    #Preview("toggler") { Toggler() }
    #Preview("measured") { Measured() }
    #Preview("fields") { Fields() }

    """

  @Test("a property that what is told of it writes again has a verdict, its line and a remedy")
  func ownPublisher() throws {
    let run = try InlineSource(
      """
      final class Model: ObservableObject { @Published var text = "a" }
      struct Page: View {
        @StateObject private var model = Model()
        var body: some View {
          Text(model.text).onReceive(model.$text) { model.text = String($0.prefix(3)) }
        }
      }
      #Preview("page") { Page() }
      """
    ).run
    let loop = try #require(try run.report().probes.first?.loop, "\(run.all)")
    #expect(loop.verdict.name == "churning", "\(run.all)")
    #expect(loop.firstOffendingWrite?.place?.line == 6)
    #expect(loop.remedies.first?.remedy == .equalityGuard)
  }

  @Test("remedies stand at the statement, first values are those of the state, values have names")
  func texts() throws {
    let run = try InlineSource(Self.source).run
    let loops = Dictionary(
      try run.report().probes.map { ($0.name, $0.loop) }, uniquingKeysWith: { first, _ in first })
    func codes(_ name: String) -> [String] { loops[name]??.remedies.map(\.code) ?? [] }
    #expect(
      codes("counter") == [
        "if self.counter == 0 { self.counter += 1 }", "// self.counter += 1",
      ], "\(run.all)")
    // The height that the other write has measured is no number to compare with.
    #expect(codes("measured") == ["// height = new"], "\(run.all)")
    let write = loops["toggler"]??.firstOffendingWrite
    #expect(write.map { [$0.old, $0.new] } == ["idle", "loaded(q)"], "\(run.all)")
    let states = loops["fields"]??.states.map(\.state) ?? []
    #expect(Set(states) == ["Fields.focus", "Fields.spoken"], "\(states)")
  }
}
