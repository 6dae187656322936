import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("Built-in containers")
struct BuiltInContainerTests {
  @Test("a scroll view takes what is proposed along its axis and hugs its content across")
  func scrollView() {
    let view = ScrollView { Color.red.frame(width: 60, height: 1_000) }
    #expect(size(view, 200, 100) == CGSize(width: 60, height: 100))
    #expect(size(view, nil, nil) == CGSize(width: 60, height: 1_000))
    let sideways = ScrollView(.horizontal) { Color.red.frame(width: 600, height: 30) }
    #expect(size(sideways, 200, 100) == CGSize(width: 200, height: 30))
  }

  @Test("of several views the first that fits is shown, the last if none does")
  func viewThatFits() {
    let view = ViewThatFits(in: .horizontal) {
      Color.red.frame(width: 300, height: 10)
      Color.red.frame(width: 100, height: 20)
      Color.red.frame(width: 50, height: 30)
    }
    #expect(size(view, 400, 100).height == 10)
    #expect(size(view, 150, 100).height == 20)
    #expect(size(view, 20, 100).height == 30)
    #expect(size(view, nil, 100).height == 10)
  }

  @Test("a geometry reader tells its content its size and places it at the top")
  func geometryReader() {
    let laidOut = LaidOut(
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 2, height: proxy.size.height / 4)
      }, 200, 100)
    #expect(laidOut.frames("Color") == [CGRect(x: 0, y: 0, width: 100, height: 25)])
  }

  @Test("a condition contributes the views of its branch and nothing else")
  func conditions() {
    func view(_ flag: Bool) -> some View {
      HStack(spacing: 0) {
        Color.red.frame(width: 10)
        if flag { Color.blue.frame(width: 20) }
        if flag {
          EmptyView()
        } else {
          Group {
            Color.green.frame(width: 1)
            Color.green.frame(width: 2)
          }
        }
      }
    }
    #expect(size(view(true), nil, nil).width == 30)
    #expect(size(view(false), nil, nil).width == 13)
  }

  @Test("a modifier on a group is applied to each of its views")
  func group() {
    let view = VStack(spacing: 0) {
      Group {
        Color.red.frame(height: 10)
        Color.blue.frame(height: 20)
      }
      .padding(5)
    }
    #expect(size(view, 10, nil).height == 50)
  }

  @Test("more than ten views need no group")
  func manyViews() {
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 1)
      Color.red.frame(height: 1)
      Color.red.frame(height: 1)
      Color.red.frame(height: 1)
      Color.red.frame(height: 1)
      Color.red.frame(height: 1)
      Color.red.frame(height: 1)
      Color.red.frame(height: 1)
      Color.red.frame(height: 1)
      Color.red.frame(height: 1)
      Color.red.frame(height: 1)
      Color.red.frame(height: 1)
    }
    #expect(size(view, nil, nil).height == 12)
  }

  private struct Choosing: View {
    let flag: Bool
    var body: some View {
      if flag {
        Color.red.frame(width: 10, height: 10)
      } else {
        Color.red.frame(width: 20, height: 20)
      }
    }
  }

  @Test("a row with one plain view and one that chooses its content is a row")
  func rowWithChoice() {
    let view = VStack(spacing: 0) {
      HStack(spacing: 0) {
        Color.blue.frame(width: 30, height: 5)
        Choosing(flag: true)
      }
      HStack(spacing: 0) {
        Color.blue.frame(width: 30, height: 5)
        Choosing(flag: true).padding(1)
      }
    }
    #expect(size(view, nil, nil) == CGSize(width: 42, height: 22))
    #expect(LaidOut(view).frames("HStack").count == 2)
  }
}
