import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("What is presented over a window")
struct PresentationTests {
  private func environment(
    regular: Bool = false, short: Bool = false
  ) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.windowSafeAreaInsets = EdgeInsets(top: 60, leading: 0, bottom: 34, trailing: 0)
    environment.horizontalSizeClass = regular ? .regular : .compact
    environment.verticalSizeClass = short ? .compact : .regular
    return environment
  }

  private func frames<V: View>(
    _ label: String, _ view: V, regular: Bool = false, short: Bool = false, width: CGFloat = 400,
    height: CGFloat = 800
  ) -> [CGRect] {
    LaidOut(view, width, height, environment: environment(regular: regular, short: short))
      .frames(label)
  }

  private func sheet<V: View>(_ content: V) -> some View {
    Color.blue.sheet(isPresented: .constant(true)) { content }
  }

  @Test("a sheet reaches from below the status bar to the bottom; its content stays clear of it")
  func sheets() {
    #expect(frames("Sheet", sheet(Color.red)) == [CGRect(x: 0, y: 70, width: 400, height: 730)])
    #expect(
      frames("Color", sheet(Color.red)) == [
        CGRect(x: 0, y: 60, width: 400, height: 706), CGRect(x: 0, y: 70, width: 400, height: 696),
      ])
  }

  @Test("a small view is in the middle of a sheet, and reaches its edges if it ignores them")
  func contents() {
    let small = frames("Color", sheet(Color.red.frame(width: 100, height: 96)))
    #expect(small.last == CGRect(x: 150, y: 370, width: 100, height: 96))
    let edges = frames("Color", sheet(Color.red.ignoresSafeArea()))
    #expect(edges.last == CGRect(x: 0, y: 70, width: 400, height: 730))
  }

  @Test("the smallest detent decides how high a sheet is")
  func detents() {
    func height(_ detents: Set<PresentationDetent>) -> CGFloat? {
      frames("Sheet", sheet(Color.red.presentationDetents(detents))).first?.height
    }
    #expect(height([.height(200), .large]) == 234)
    #expect(height([.medium, .large]) == 382)
    #expect(height([.fraction(0.25)]) == 208)
    #expect(height([.large]) == 730)
    #expect(height([.height(5_000)]) == 730)
  }

  @Test(
    "a sheet is a form in the middle where there is room across, and a phone's window on its side")
  func sizeClasses() {
    #expect(
      frames("Sheet", sheet(Color.red), regular: true, width: 1_000, height: 900)
        == [CGRect(x: 230, y: 140, width: 540, height: 620)])
    #expect(
      frames("Sheet", sheet(Color.red), short: true)
        == [CGRect(x: 0, y: 0, width: 400, height: 800)])
  }

  @Test("a cover fills the window, a popover is as large as its content where there is room")
  func others() {
    let cover = Color.blue.fullScreenCover(isPresented: .constant(true)) { Color.red }
    #expect(
      frames("FullScreenCover", cover) == [CGRect(x: 0, y: 0, width: 400, height: 800)])
    #expect(frames("Color", cover).last == CGRect(x: 0, y: 60, width: 400, height: 706))
    let popover = Color.blue.popover(isPresented: .constant(true)) {
      Color.red.frame(width: 120, height: 80)
    }
    #expect(
      frames("Popover", popover, regular: true) == [CGRect(x: 140, y: 360, width: 120, height: 80)])
    #expect(frames("Popover", popover).first?.height == 730)
  }

  @Test("nothing is presented while a value says so, and the view is laid out as without it")
  func none() {
    let content = Color.red
    let hidden = Color.blue.sheet(isPresented: .constant(false)) { content }
    #expect(frames("Color", hidden) == frames("Color", Color.blue))
    #expect(LaidOut(hidden, 400, 800).host.tree.label == "Color")
    let item = Color.blue.sheet(item: .constant(Number?.none)) { _ in content }
    #expect(LaidOut(item, 400, 800).host.tree.label == "Color")
  }

  @Test("a sheet may be shown and put away again, which its onDismiss and its item hear of")
  func dismissing() {
    let log = Log()
    let host = LaidOut(Presenting(log: log)).host
    #expect(host.tree.label != "Window")
    log.present?(7)
    host.layout()
    #expect(host.tree.frames("Sheet").count == 1)
    #expect(log.shown == [7])
    log.dismiss?()
    host.layout()
    #expect(host.tree.frames("Sheet").isEmpty)
    #expect(log.dismissed == 1)
    log.present?(8)
    host.layout()
    #expect(log.shown == [7, 8])
    #expect(host.tree.frames("Sheet").count == 1)
  }

  @Test("a sheet in a sheet lies above it")
  func nested() {
    let view = sheet(
      Color.red.sheet(isPresented: .constant(true)) {
        Color.green.presentationDetents([.height(100)])
      })
    #expect(frames("Sheet", view).map(\.height) == [730, 134])
  }
}

@MainActor
private final class Log {
  var present: ((Int) -> Void)?
  var dismiss: (() -> Void)?
  var shown: [Int] = []
  var dismissed = 0
}

private struct Number: Identifiable { var id: Int }

private struct Presenting: View {
  let log: Log
  @State private var number: Number?

  var body: some View {
    Color.blue.onAppear { log.present = { number = Number(id: $0) } }
      .sheet(item: $number, onDismiss: { log.dismissed += 1 }) { Shown(log: log, number: $0.id) }
  }
}

private struct Shown: View {
  let log: Log
  let number: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Color.red.onAppear {
      log.shown.append(number)
      log.dismiss = { dismiss() }
    }
  }
}
