import Foundation
import Testing

@testable import HeadlessUI
@testable import LayoutProbe

@MainActor
@Suite("Pages that turn by themselves, and are measured")
struct MeasuredSlideshowTests {
  private static let texts = ["One line", "Two\nlines", "Three\nlines\nhere"]

  private struct Banner: View {
    @State private var page = 0
    @State private var height: CGFloat = 80
    var body: some View {
      VStack {
        Text(texts[page])
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: {
            height = $0
          }
        Rectangle().frame(width: height, height: 2)
      }
      .task(id: page) {
        try? await Task.sleep(for: .seconds(3))
        page = (page + 1) % texts.count
      }
    }
  }

  private struct Heights: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
  }

  private struct Cards: View {
    @State private var page = 0
    @State private var height: CGFloat = 80
    var body: some View {
      VStack {
        Text(texts[page]).background(
          GeometryReader { Color.clear.preference(key: Heights.self, value: $0.size.height) })
        Rectangle().frame(width: height, height: 2)
      }
      .onPreferenceChange(Heights.self) { height = $0 }
      .onChange(of: page, initial: true) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { page = (page + 1) % texts.count }
      }
    }
  }

  /// The height puts off what makes it another: a loop, however slow.
  private struct Feedback: View {
    enum Way: CaseIterable { case action, change, task, content, hop, body }
    let way: Way
    @State private var isWide = false
    @State private var height: CGFloat = 0

    var body: some View {
      Color.red.frame(width: isWide ? 40 : 20, height: isWide ? 40 : 20)
        .overlay {
          if way == .content { GeometryReader { Inner(height: $0.size.height, turn: turn) } }
        }
        .overlay {
          if way == .body {
            GeometryReader { proxy in
              let new = proxy.size.height
              let _ = DispatchQueue.main.async { if height != new { height = new } }
            }
          }
        }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: { new in
          switch way {
          case .action: turn(new)
          case .change, .task: height = new
          case .hop: DispatchQueue.main.async { height = new }
          case .content, .body: break
          }
        }
        .onChange(of: height, initial: way == .change) {
          if [.change, .hop, .body].contains(way) { turn(height) }
        }
        .task(id: height) {
          guard way == .task else { return }
          try? await Task.sleep(for: .seconds(2))
          isWide = height < 30
        }
    }

    private func turn(_ height: CGFloat) {
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isWide = height < 30 }
    }

    struct Inner: View {
      let height: CGFloat
      let turn: (CGFloat) -> Void
      var body: some View {
        Color.clear.onChange(of: height, initial: true) { turn(height) }
      }
    }
  }

  private func rule(_ view: some View) async -> String? {
    await Settling().settle(in: CGSize(width: 300, height: 400)) { ViewHost(view) }.rule
  }

  #if os(Linux)
    @Test("a page that turns by itself changes with time, also where its height is measured")
    func slideshow() async {
      #expect(await rule(Banner()) == "layout-timed")
      #expect(await rule(Cards()) == "layout-timed")
    }

    @Test("what is put off because of a height that it makes another is a loop, however slow")
    func feedback() async {
      for way in Feedback.Way.allCases {
        #expect(await rule(Feedback(way: way)) == "loop-oscillating", "\(way)")
      }
    }
  #endif
}
