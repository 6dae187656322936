import Foundation
import Testing

@testable import HeadlessUI

/// Numbers that were measured on real SwiftUI or that its documentation states.
@MainActor
@Suite("Measured rows")
struct MeasuredRowsTests {
  @Test("M1: three rectangles share a stack's width")
  func m1() {
    let laidOut = LaidOut(
      HStack(spacing: 0) {
        Rectangle()
        Rectangle()
        Rectangle()
      }, 300, 100)
    #expect(laidOut.widths("Rectangle") == [100, 100, 100])
  }

  @Test("M2: a minimum that does not fit makes the stack overflow, centred")
  func m2() {
    let laidOut = LaidOut(
      HStack(spacing: 0) {
        Rectangle().frame(maxWidth: 100)
        Rectangle().frame(minWidth: 100)
      }, 150, 100)
    #expect(laidOut.widths("Rectangle") == [75, 100])
    #expect(laidOut.frame == CGRect(x: -12.5, y: 0, width: 175, height: 100))
  }

  @Test("M3, M4: a view that takes half of what it is offered")
  func m3() {
    let first = LaidOut(
      HStack(spacing: 10) {
        HalfOfProposal { Color.red }
        Color.green
        Color.blue
      }, 620, 100)
    #expect(first.widths("Color") == [100, 250, 250])
    let second = LaidOut(
      HStack(spacing: 10) {
        Color.red
        HalfOfProposal { Color.green }
        Color.blue
      }, 620, 100)
    #expect(second.widths("Color") == [200, 100, 300])
  }

  @Test("M8, M9: a fixed size is the ideal one")
  func m8() {
    for (width, height) in [(CGFloat?.none, CGFloat?.none), (0, 0), (200, 100), (.infinity, 5)] {
      #expect(size(Rectangle().fixedSize(), width, height) == CGSize(width: 10, height: 10))
      #expect(
        size(
          RoundedRectangle(cornerRadius: 5).frame(idealWidth: 100, idealHeight: 40).fixedSize(),
          width, height) == CGSize(width: 100, height: 40))
    }
  }

  private var catalog: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.imageCatalog.register("image", size: CGSize(width: 101, height: 92))
    return environment
  }

  @Test("M10, M11, M12: an image that is not resizable keeps its size in any frame, centred")
  func m10() {
    let image = Image("image")
    #expect(LaidOut(image, 20, 500, environment: catalog).size == CGSize(width: 101, height: 92))
    let large = LaidOut(image.frame(width: 200, height: 200), 200, 200, environment: catalog)
    #expect(large.size == CGSize(width: 200, height: 200))
    #expect(large.frames("Image") == [CGRect(x: 49.5, y: 54, width: 101, height: 92)])
    let narrow = LaidOut(image.frame(width: 100, height: 200), 100, 200, environment: catalog)
    #expect(narrow.size == CGSize(width: 100, height: 200))
    #expect(narrow.frames("Image") == [CGRect(x: -0.5, y: 54, width: 101, height: 92)])
  }

  @Test("M13, M14: the minimum of a stack may not be achievable")
  func m13() {
    let stack = VStack(spacing: 0) {
      Color.red.frame(minHeight: 5, maxHeight: 100)
      Color.blue.frame(minHeight: 80)
    }
    #expect(size(stack, 100, 0).height == 85)
    #expect(size(stack, 100, 85).height == 122.5)
    #expect(LaidOut(stack, 100, 85).heights("Color") == [42.5, 80])
  }

  @Test("M15: plain views are 8 apart")
  func m15() {
    let stack = VStack { ForEach(0..<3) { _ in Rectangle().frame(width: 150, height: 30) } }
    #expect(size(stack, nil, nil) == CGSize(width: 150, height: 106))
  }

  @Test("M16: the gaps above and below a text differ from 8 and from each other")
  func m16() {
    let laidOut = LaidOut(
      VStack {
        Rectangle().frame(width: 50, height: 20)
        Text("Text")
        Rectangle().frame(width: 50, height: 20)
      })
    let rectangles = laidOut.frames("Rectangle")
    let text = laidOut.frames("Text")[0]
    let above = text.minY - rectangles[0].maxY
    let below = rectangles[1].minY - text.maxY
    #expect(abs(above - 8) > 0.1 && abs(below - 8) > 0.1 && abs(above - below) > 0.1)
  }

  @Test("M17, M18: ten lines of body text", arguments: [(CGFloat(2), 218.5), (3, 218.33)])
  func m17(scale: CGFloat, height: Double) {
    // As narrow as one of its words, so that each of ten words is a line.
    let text = Text(Array(repeating: "wideword", count: 10).joined(separator: " "))
    let laidOut = LaidOut(text, 120, 1000, scale: scale)
    #expect(abs(laidOut.size.height - height) < 0.01)
  }

  @Test("M19: ten texts of one line in a stack without spacing")
  func m19() {
    let stack = VStack(spacing: 0) { ForEach(0..<10) { Text("line \($0)") } }
    #expect(size(stack, nil, nil).height == 205)
  }

  @Test("M20: frames of a fixed width are not compressed")
  func m20() {
    let stack = HStack(spacing: 10) { ForEach(0..<4) { _ in Color.red.frame(width: 96) } }
    #expect(size(stack, 383, 100).width == 414)
  }

  @Test("M22: a fixed frame answers itself whatever is proposed")
  func m22() {
    let view = Color.red.frame(maxWidth: .infinity).frame(width: 200, height: 200)
    #expect(size(view, 0, 0) == CGSize(width: 200, height: 200))
  }

  @Test("M24: a text that is sized narrow and placed wide leaves its stack shorter than proposed")
  func m24() {
    let stack = VStack(spacing: 0) {
      Text(Array(repeating: "word", count: 8).joined(separator: " "))
        .frame(idealWidth: 51)
        .fixedSize(horizontal: false, vertical: true)
      Color.red.aspectRatio(1, contentMode: .fit)
    }
    .fixedSize(horizontal: true, vertical: false)
    let laidOut = LaidOut(stack, 300, 400)
    let sized = ViewHost(stack).sizeThatFits(ProposedViewSize(width: 300, height: 400))
    let placed = laidOut.frames("Text")[0].height + laidOut.frames("Color")[0].height
    #expect(sized.height == 400 && placed < 400)
  }

  @Test("A1: 10 points stand in for what is not specified")
  func a1() {
    #expect(
      ProposedViewSize.unspecified.replacingUnspecifiedDimensions()
        == CGSize(width: 10, height: 10))
    #expect(
      ProposedViewSize(width: nil, height: 50).replacingUnspecifiedDimensions()
        == CGSize(width: 10, height: 50))
    #expect(
      ProposedViewSize(width: 30, height: nil).replacingUnspecifiedDimensions()
        == CGSize(width: 30, height: 10))
  }

  @Test("A2, A3: an ellipse in a frame")
  func a2() {
    #expect(
      LaidOut(Ellipse().frame(width: 200, height: 100)).size == CGSize(width: 200, height: 100))
    #expect(LaidOut(Ellipse().frame(height: 100), 70, 80).size == CGSize(width: 70, height: 100))
  }

  @Test("A4: a stack in depth holds the widest and the highest in one corner")
  func a4() {
    let laidOut = LaidOut(
      ZStack(alignment: .bottomLeading) {
        Rectangle().frame(width: 100, height: 50)
        Rectangle().frame(width: 50, height: 100)
      }, 100, 100)
    #expect(laidOut.size == CGSize(width: 100, height: 100))
    #expect(
      laidOut.frames("Rectangle") == [
        CGRect(x: 0, y: 50, width: 100, height: 50), CGRect(x: 0, y: 0, width: 50, height: 100),
      ])
  }

  @Test("A5: an offset does not change a size")
  func a5() {
    let stack = ZStack {
      ForEach(0..<6) { index in
        Rectangle().frame(width: 100, height: 100)
          .offset(x: CGFloat(index) * 10, y: CGFloat(index) * 10)
      }
    }
    #expect(size(stack, nil, nil) == CGSize(width: 100, height: 100))
  }

  @Test("A6: of two preferred distances the larger counts")
  func a6() {
    let stack = VStack {
      Spaced(bottom: 2) { Color.red.frame(height: 10) }
      Spaced(top: 8) { Color.blue.frame(height: 10) }
    }
    #expect(size(stack, 10, nil).height == 28)
  }
}

/// Prefers certain distances above and below.
private struct Spaced: Layout {
  var top: CGFloat?
  var bottom: CGFloat?

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    var spacing = ViewSpacing()
    if let top { spacing.prefer(top, .top) }
    if let bottom { spacing.prefer(bottom, .bottom) }
    return spacing
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

extension ViewSpacing {
  fileprivate mutating func prefer(_ distance: CGFloat, _ edge: Edge) {
    spacing.set(Double(distance), .plain, edge)
  }
}
