import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("Light and dark as a view prefers it")
struct PreferredColorSchemeTests {
  /// A hundred points wide where it is dark.
  private struct Reader: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Color.red.frame(width: scheme == .dark ? 100 : 10, height: 1) }
  }

  private struct Asking<Content: View>: View {
    @Environment(\.colorScheme) private var scheme
    let preferred: (ColorScheme) -> ColorScheme?
    let content: Content

    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: scheme == .dark ? 100 : 10, height: 1)
        content
      }
      .preferredColorScheme(preferred(scheme))
    }
  }

  private func width(_ view: some View) -> CGFloat {
    let host = ViewHost(view)
    host.layout()
    return host.sizeThatFits(.unspecified).width
  }

  @Test("the view that prefers it, and those beside it, are as it prefers from the first pass on")
  func window() {
    #expect(width(Asking(preferred: { _ in .dark }, content: EmptyView())) == 100)
    #expect(width(Asking(preferred: { _ in nil }, content: EmptyView())) == 10)
    let beside = HStack(spacing: 0) {
      Reader()
      Reader().preferredColorScheme(.dark)
    }
    #expect(width(beside) == 200)
  }

  @Test("of several that prefer something, the outermost decides for the window")
  func outermost() {
    let inner = Reader().preferredColorScheme(.dark)
    #expect(width(Asking(preferred: { _ in .light }, content: inner)) == 110)
    // Of two that are as far out, the first, each time.
    for _ in 0..<20 {
      let beside = HStack(spacing: 0) {
        Reader()
        Color.red.frame(width: 1).preferredColorScheme(.dark)
        Color.red.frame(width: 1).preferredColorScheme(.light)
      }
      #expect(width(beside) == 102)
    }
  }

  @Test("what a view prefers from the start is no write of the program's")
  func writes() async {
    let host = ViewHost(Text("a").preferredColorScheme(.dark))
    for _ in 0..<3 { #expect(await host.pass().writes.isEmpty) }
  }

  @Test("a view that goes takes its preference with it; a sheet's is its own")
  func gone() {
    struct Switching: View {
      @State private var prefersDark = true

      var body: some View {
        HStack(spacing: 0) {
          Reader()
          if prefersDark { Color.red.frame(width: 1).preferredColorScheme(.dark) }
        }
        .onAppear { prefersDark = false }
      }
    }
    let host = ViewHost(Switching())
    for _ in 0..<4 { host.layout() }
    #expect(host.sizeThatFits(.unspecified).width == 10)
    let sheet = Reader().sheet(isPresented: .constant(true)) {
      Reader().preferredColorScheme(.dark)
    }
    #expect(width(sheet) == 10)
  }

  @Test("a view that prefers the opposite of what it reads asks for another pass each time")
  func opposite() {
    let view = Asking(preferred: { $0 == .dark ? .light : .dark }, content: EmptyView())
    let host = ViewHost(view)
    var widths: [CGFloat] = []
    for _ in 0..<4 {
      host.layout()
      widths.append(host.tree.frame?.width ?? -1)
      #expect(host.needsLayout)
    }
    #expect(widths == [100, 10, 100, 10], "\(widths)")
  }
}
