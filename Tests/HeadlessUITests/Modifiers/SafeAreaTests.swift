import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("Safe areas, margins and containers")
struct SafeAreaTests {
  private func frames<V: View>(_ view: V, width: CGFloat = 300, height: CGFloat = 400) -> [CGRect] {
    LaidOut(view, width, height).frames("Color")
  }

  @Test("a bar at an edge takes its space from the view, with the gap that was asked for")
  func inset() {
    let view = Color.red.safeAreaInset(edge: .bottom, spacing: 10) {
      Color.blue.frame(width: 50, height: 40)
    }
    #expect(
      frames(view) == [
        CGRect(x: 0, y: 0, width: 300, height: 350), CGRect(x: 125, y: 360, width: 50, height: 40),
      ])
    let side = Color.red.safeAreaInset(edge: .leading, alignment: .top, spacing: 0) {
      Color.blue.frame(width: 50, height: 40)
    }
    #expect(
      frames(side) == [
        CGRect(x: 50, y: 0, width: 250, height: 400), CGRect(x: 0, y: 0, width: 50, height: 40),
      ])
  }

  @Test("a scroll view keeps its frame under a bar, its content begins below it")
  func scrollingUnderBar() throws {
    let view = ScrollView { Color.red.frame(width: 30, height: 1000) }
      .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 60) }
    let host = ViewHost(view, size: CGSize(width: 300, height: 400))
    host.layout()
    #expect(host.tree.children[0].frame == CGRect(x: 135, y: 0, width: 30, height: 400))
    #expect(frames(view).first == CGRect(x: 135, y: 60, width: 30, height: 1000))
  }

  @Test("a geometry change tells of the safe area where the view was placed")
  func toldOfGeometry() {
    let told = Told()
    let view = Color.red
      .onGeometryChange(for: EdgeInsets.self, of: \.safeAreaInsets) { told.insets["in"] = $0 }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        Color.blue.frame(height: 40)
          .onGeometryChange(for: EdgeInsets.self, of: \.safeAreaInsets) { told.insets["bar"] = $0 }
      }
    var environment = EnvironmentValues()
    environment.windowSafeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0)
    let host = ViewHost(
      VStack(spacing: 0) {
        view
        Color.green.frame(height: 10)
          .onGeometryChange(for: EdgeInsets.self, of: \.safeAreaInsets) { told.insets["end"] = $0 }
      }, size: CGSize(width: 300, height: 400), environment: environment)
    host.layout()
    #expect(told.insets["in"] == EdgeInsets(top: 20, leading: 0, bottom: 40, trailing: 0))
    #expect(told.insets["bar"] == EdgeInsets())
    #expect(told.insets["end"] == EdgeInsets(top: 0, leading: 0, bottom: 30, trailing: 0))
  }

  @MainActor
  private final class Told {
    var insets: [String: EdgeInsets] = [:]
  }

  @Test("safe area padding pads a view and insets what scrolls")
  func padding() {
    #expect(
      frames(Color.red.safeAreaPadding(.horizontal, 20))
        == [CGRect(x: 20, y: 0, width: 260, height: 400)])
    let scroll = ScrollView { Color.red.frame(height: 1000) }.safeAreaPadding(20)
    #expect(frames(scroll) == [CGRect(x: 20, y: 20, width: 260, height: 1000)])
  }

  @Test("margins of content reach the scroll views inside, and no deeper")
  func margins() {
    let view = ScrollView {
      ScrollView { Color.red.frame(width: 10, height: 10) }
    }.contentMargins(.top, 30).contentMargins(.leading, 6, for: .scrollContent)
    #expect(frames(view)[0].minY == 30)
    #expect(
      frames(Color.red.contentMargins(50)) == [CGRect(x: 0, y: 0, width: 300, height: 400)])
  }

  @Test("a container relative frame divides the window, or the scroll view around it")
  func relativeFrame() {
    let part = Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
    // (300 - 3 * 10) / 4 * 2 + 10
    #expect(frames(VStack { part.padding(7) })[0].width == 145)
    let scroll = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<3) { _ in Color.red.containerRelativeFrame(.horizontal) }
      }
    }.frame(width: 200)
    #expect(frames(scroll).map(\.width) == [200, 200, 200])
    #expect(frames(scroll).map(\.minX) == [50, 250, 450])
    let half = Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
      axis == .horizontal ? length / 2 : length / 4
    }
    #expect(frames(half) == [CGRect(x: 75, y: 150, width: 150, height: 100)])
  }

  @Test("a container relative frame follows the window when it is resized")
  func resized() {
    let host = ViewHost(
      Color.red.containerRelativeFrame(.horizontal), size: CGSize(width: 300, height: 100))
    host.layout()
    #expect(host.tree.frame?.width == 300)
    host.size = CGSize(width: 200, height: 100)
    host.layout()
    #expect(host.tree.frame?.width == 200)
  }

  @Test("a container relative frame follows the window where its own proposal stays the same")
  func resizedOutside() {
    let host = ViewHost(
      Color.red.containerRelativeFrame(.horizontal).frame(width: 50, height: 50),
      size: CGSize(width: 300, height: 100))
    host.layout()
    #expect(host.tree.frames("Color").map(\.width) == [300])
    host.size = CGSize(width: 200, height: 100)
    host.layout()
    #expect(host.tree.frames("Color").map(\.width) == [200])
  }
}
