import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("The safe area of a window")
struct WindowSafeAreaTests {
  private let insets = EdgeInsets(top: 50, leading: 10, bottom: 30, trailing: 20)

  private func environment(_ direction: LayoutDirection = .leftToRight) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.windowSafeAreaInsets = insets
    environment.layoutDirection = direction
    return environment
  }

  private func frames<V: View>(
    _ view: V, _ label: String = "Color", _ direction: LayoutDirection = .leftToRight
  ) -> [CGRect] {
    LaidOut(view, 300, 400, environment: environment(direction)).frames(label)
  }

  /// The frames of all nodes.
  private func allFrames<V: View>(_ view: V) -> [CGRect] {
    func all(_ node: NodeSnapshot) -> [CGRect] {
      (node.frame.map { [$0] } ?? []) + node.children.flatMap(all)
    }
    return all(LaidOut(view, 300, 400, environment: environment()).host.tree)
  }

  private let free = CGRect(x: 10, y: 50, width: 270, height: 320)
  private let window = CGRect(x: 0, y: 0, width: 300, height: 400)

  @Test("the root is proposed what it leaves, and centred there, from right to left too")
  func root() {
    #expect(frames(Color.red) == [free])
    #expect(
      frames(Color.red.frame(width: 70, height: 20))
        == [CGRect(x: 110, y: 200, width: 70, height: 20)])
    #expect(
      frames(Color.red, "Color", .rightToLeft)
        == [CGRect(x: 20, y: 50, width: 270, height: 320)])
  }

  @Test("a view that ignores it reaches to the edges of the window, or to some of them")
  func ignoring() {
    #expect(frames(Color.red.ignoresSafeArea()) == [window])
    #expect(
      frames(Color.red.ignoresSafeArea(edges: .top))
        == [CGRect(x: 10, y: 0, width: 270, height: 370)])
    #expect(
      frames(Color.red.edgesIgnoringSafeArea(.horizontal))
        == [CGRect(x: 0, y: 50, width: 300, height: 320)])
    #expect(
      frames(Color.red.ignoresSafeArea(edges: .leading), "Color", .rightToLeft)
        == [CGRect(x: 20, y: 50, width: 280, height: 320)])
  }

  @Test("only on edges that it touches, and only from the bars and edges of the device")
  func touching() {
    #expect(
      frames(
        VStack(spacing: 0) {
          Color.red.frame(height: 20)
          Color.blue.ignoresSafeArea()
        })[1] == CGRect(x: 0, y: 70, width: 300, height: 330))
    #expect(frames(Color.red.padding(5).ignoresSafeArea())[0] == window.insetBy(dx: 5, dy: 5))
    #expect(
      frames(Color.red.ignoresSafeArea().padding(5))[0]
        == CGRect(x: 15, y: 55, width: 260, height: 310))
    #expect(frames(Color.red.ignoresSafeArea(.keyboard)) == [free])
  }

  @Test("what ignores it takes no more room from its neighbours")
  func size() {
    let laidOut = LaidOut(
      ZStack {
        Color.red.ignoresSafeArea()
        Color.blue
      }, 300, 400, environment: environment())
    #expect(laidOut.frame == free)
    #expect(laidOut.frames("Color") == [window, free])
  }

  @Test("inside of what ignores it, there is none left on these edges")
  func inside() {
    final class Seen { var insets: [EdgeInsets] = [] }
    let seen = Seen()
    let reader = GeometryReader { proxy in
      let _ = seen.insets.append(proxy.safeAreaInsets)
      Color.red
    }
    _ = frames(reader)
    #expect(seen.insets.last == insets)
    _ = frames(reader.ignoresSafeArea(edges: [.top, .bottom]))
    #expect(seen.insets.last == EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 20))
    _ = frames(
      VStack(spacing: 0) {
        reader; Color.blue.frame(height: 10)
      })
    #expect(seen.insets.last == EdgeInsets(top: 50, leading: 10, bottom: 0, trailing: 20))
    _ = frames(reader, "Color", .rightToLeft)
    #expect(seen.insets.last == insets)
  }

  @Test("a background's style reaches into it, a view in the background does not")
  func background() {
    #expect(allFrames(Color.blue.background(.red)).contains(window))
    #expect(
      allFrames(Color.blue.background(.red, ignoresSafeAreaEdges: .top))
        .contains(CGRect(x: 10, y: 0, width: 270, height: 370)))
    #expect(!allFrames(Color.blue.background { Color.red }).contains(window))
  }

  @Test("a bar at an edge reaches to the edge of the window with its background")
  func inset() {
    let view = Color.red.safeAreaInset(edge: .bottom, spacing: 0) {
      Color.blue.frame(height: 40).background(.green)
    }
    let all = frames(view)
    #expect(all.contains(CGRect(x: 10, y: 50, width: 270, height: 280)))
    #expect(all.contains(CGRect(x: 10, y: 330, width: 270, height: 40)))
    // Under the bar and beyond it.
    let under = Color.red.ignoresSafeArea(edges: .bottom).safeAreaInset(edge: .bottom, spacing: 0) {
      Color.blue.frame(height: 40)
    }
    #expect(frames(under)[0] == CGRect(x: 10, y: 50, width: 270, height: 350))
  }

  @Test("a window that changes its size moves what reaches into its safe area")
  func resizing() {
    let host = ViewHost(
      VStack(spacing: 0) {
        Color.red.frame(height: 20)
        Color.blue.frame(height: 30).ignoresSafeArea()
        Spacer()
      }, size: CGSize(width: 300, height: 400), environment: environment())
    host.layout()
    host.size = CGSize(width: 300, height: 500)
    host.layout()
    #expect(host.tree.frames("Color").map(\.minY) == [50, 70])
    host.size = CGSize(width: 200, height: 500)
    host.layout()
    #expect(host.tree.frames("Color").map(\.width) == [170, 200])
  }
}
