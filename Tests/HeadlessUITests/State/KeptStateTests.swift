import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("Kept state and scaled numbers")
struct KeptStateTests {
  private enum Side: String { case left, right }

  private struct Reader: View {
    @AppStorage("width") var width = 10.0
    @AppStorage("side") private var side = Side.left
    @SceneStorage("note") private var note: String?

    var body: some View {
      Color.red.frame(width: width + (side == .right ? 100 : 0) + (note == nil ? 0 : 1000))
    }
  }

  private struct Writer: View {
    @AppStorage("width") private var width = 10.0
    @AppStorage("side") private var side = Side.left
    @SceneStorage("note") private var note: String?

    var body: some View {
      VStack {
        Reader()
        Reader()
      }
      .onAppear {
        width = 20
        side = .right
        note = "x"
      }
    }
  }

  private final class Settings: ObservableObject {
    @AppStorage("language") var language: String?
    @AppStorage("size") var size = 1

    init() {
      if language == nil { language = "en" }
    }
  }

  @Test("an object's stored value is its own from the start, and its writes tell of a change")
  func inObject() {
    let settings = Settings()
    #expect(settings.language == "en")
    var changes = 0
    let subscription = settings.objectWillChange.sink { changes += 1 }
    settings.size = 3
    #expect(settings.size == 3)
    #expect(changes == 1)
    subscription.cancel()
  }

  @Test("a stored value is one state for all views that use its key")
  func shared() async {
    let host = ViewHost(Writer())
    _ = await host.pass()
    #expect(host.tree.frames("Color").map(\.width) == [10, 10])
    _ = await host.pass()
    #expect(host.tree.frames("Color").map(\.width) == [1120, 1120])
  }

  @Test("another hosted view begins with the defaults")
  func repeatable() async {
    let first = ViewHost(Writer())
    _ = await first.pass()
    _ = await first.pass()
    let second = ViewHost(Reader())
    _ = await second.pass()
    #expect(second.tree.frames("Color").map(\.width) == [10])
  }

  private struct Scaled: View {
    @ScaledMetric private var plain: CGFloat = 34
    @ScaledMetric(relativeTo: .largeTitle) private var large: CGFloat = 34
    var body: some View { Color.red.frame(width: plain, height: large) }
  }

  @Test("a scaled number grows as its text style does, and is itself at the standard size")
  func scaled() {
    #expect(ViewHost(Scaled()).sizeThatFits(.zero) == CGSize(width: 34, height: 34))
    let view = Scaled().environment(\.dynamicTypeSize, .accessibility5)
    // Body text grows from 17 to 53 points, a large title from 34 to 60.
    #expect(ViewHost(view).sizeThatFits(.zero) == CGSize(width: 106, height: 60))
  }
}
