import Foundation
import Testing

@testable import HeadlessUI

/// Numbers that follow from an algorithm which its source compares with real SwiftUI.
@MainActor
@Suite("Computed rows")
struct ComputedRowsTests {
  /// A leaf that takes what it is offered within limits.
  private struct Flexible: View {
    var least: CGFloat?
    var most: CGFloat?
    var body: some View { Color.red.frame(minWidth: least, maxWidth: most) }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    /// The limits of each child; equal ones for a fixed width.
    let children: [(least: CGFloat?, most: CGFloat?)]
    let proposal: CGFloat
    let widths: [CGFloat]
    var testDescription: String { id }
  }

  nonisolated static let rows: [Row] = [
    Row(id: "V1", children: [(nil, nil), (80, nil)], proposal: 100, widths: [20, 80]),
    Row(id: "V2", children: [(50, 50), (nil, nil)], proposal: 200, widths: [50, 150]),
    Row(
      id: "V3", children: [(nil, nil), (50, 50), (nil, nil)], proposal: 200, widths: [75, 50, 75]),
    Row(
      id: "V4", children: [(nil, 40), (nil, nil), (nil, nil)], proposal: 300,
      widths: [40, 130, 130]),
    Row(id: "V5", children: [(20, 60), (nil, nil)], proposal: 100, widths: [50, 50]),
    Row(id: "V6", children: [(20, 60), (nil, nil)], proposal: 200, widths: [60, 140]),
    Row(id: "V7", children: [(80, 80), (80, 80)], proposal: 100, widths: [80, 80]),
    Row(id: "V8", children: [(60, nil), (60, nil)], proposal: 100, widths: [60, 60]),
    Row(
      id: "V9", children: [(90, nil), (10, nil), (nil, nil)], proposal: 120, widths: [90, 15, 15]),
    Row(
      id: "V10", children: [(120, 120), (nil, nil), (nil, nil)], proposal: 100,
      widths: [120, 0, 0]),
    Row(
      id: "V11", children: [(nil, 30), (nil, 50), (nil, 80)], proposal: 120, widths: [30, 45, 45]),
    Row(id: "V12", children: [(5, 100), (80, nil)], proposal: 85, widths: [42.5, 80]),
  ]

  @Test("a row of flexible views shares its width as SwiftUI does", arguments: rows)
  func share(row: Row) {
    let children = row.children
    let stack = HStack(spacing: 0) {
      ForEach(0..<children.count) { index in
        Flexible(least: children[index].least, most: children[index].most)
      }
    }
    let laidOut = LaidOut(stack, row.proposal, 100)
    #expect(laidOut.widths("Color") == row.widths)
    #expect(laidOut.size.width == row.widths.reduce(0, +))
  }

  private func frames<V: View>(_ view: V) -> [CGRect] {
    LaidOut(view, 500, 500).frames("Rectangle")
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("T1 to T4: two rectangles in a stack")
  func pairs() {
    let two = Group {
      Rectangle()
      Rectangle()
    }
    #expect(frames(VStack { two }) == [rect(0, 0, 500, 246), rect(0, 254, 500, 246)])
    #expect(frames(HStack { two }) == [rect(0, 0, 246, 500), rect(254, 0, 246, 500)])
    #expect(frames(VStack(spacing: 0) { two }).map(\.height) == [250, 250])
    #expect(frames(HStack(spacing: 0) { two }).map(\.width) == [250, 250])
  }

  @Test("T5, T6: the smaller view of a stack is aligned")
  func alignment() {
    for (alignment, x) in [
      (HorizontalAlignment.leading, CGFloat(0)), (.center, 225), (.trailing, 450),
    ] {
      let stack = VStack(alignment: alignment) {
        Rectangle()
        Rectangle().frame(width: 50)
      }
      #expect(frames(stack)[1] == rect(x, 254, 50, 246))
    }
    for (alignment, y) in [(VerticalAlignment.top, CGFloat(0)), (.center, 225), (.bottom, 450)] {
      let stack = HStack(alignment: alignment) {
        Rectangle()
        Rectangle().frame(height: 50)
      }
      #expect(frames(stack)[1] == rect(254, y, 246, 50))
    }
  }

  @Test("T7, T8: a view of higher priority takes all but the minimum of the others")
  func priority() {
    let pair = Group {
      Rectangle().frame(minHeight: 50)
      Rectangle().layoutPriority(1)
    }
    #expect(frames(VStack { pair }).map(\.height) == [50, 442])
    #expect(frames(HStack { pair }).map(\.width) == [0, 492])
  }

  @Test("T9 to T12: frames")
  func frames() {
    #expect(frames(Rectangle().frame(width: 200, height: 100))[0].size == rect(0, 0, 200, 100).size)
    #expect(frames(Rectangle().frame(width: 200))[0].size == rect(0, 0, 200, 500).size)
    #expect(frames(Rectangle().frame(height: 200))[0].size == rect(0, 0, 500, 200).size)
    let both = Rectangle().frame(minWidth: 0, maxWidth: 200, minHeight: 0, maxHeight: 100)
    #expect(frames(both)[0].size == rect(0, 0, 200, 100).size)
    #expect(
      frames(Rectangle().frame(minWidth: 0, maxWidth: 200))[0].size == rect(0, 0, 200, 500).size)
    #expect(
      frames(Rectangle().frame(minHeight: 0, maxHeight: 200))[0].size == rect(0, 0, 500, 200).size)
    for (alignment, x, y) in [
      (Alignment.topLeading, CGFloat(0), CGFloat(0)), (.center, 200, 200),
      (.bottomTrailing, 400, 400),
      (.top, 200, 0), (.trailing, 400, 200),
    ] {
      let view = Rectangle().frame(width: 100, height: 100)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      #expect(frames(view) == [rect(x, y, 100, 100)])
    }
  }

  @Test("T13 to T15: aspect ratios")
  func aspectRatio() {
    func ratio(_ ratio: CGFloat, _ mode: ContentMode, _ width: CGFloat, _ height: CGFloat) -> CGSize
    {
      frames(Rectangle().aspectRatio(ratio, contentMode: mode).frame(width: width, height: height))[
        0
      ].size
    }
    #expect(ratio(1, .fit, 200, 100) == CGSize(width: 100, height: 100))
    #expect(abs(ratio(1.5, .fit, 100, 100).height - 66.67) < 0.01)
    #expect(ratio(1.5, .fill, 100, 100) == CGSize(width: 150, height: 100))
    #expect(ratio(0.5, .fit, 100, 100) == CGSize(width: 50, height: 100))
    #expect(ratio(0.5, .fill, 100, 100) == CGSize(width: 100, height: 200))
  }

  private func square(_ side: CGFloat) -> some View { Rectangle().frame(width: side, height: side) }

  @Test("S1 to S4: stacks of squares")
  func squares() {
    let row = LaidOut(
      HStack {
        square(50)
        square(50)
      }
      .frame(width: 150, height: 150), 150, 150)
    #expect(row.frames("HStack") == [rect(21, 50, 108, 50)])
    #expect(row.frames("Rectangle")[1].minX == 79)
    let nested = LaidOut(
      VStack {
        square(40)
        square(40)
        HStack {
          square(40)
          square(40)
        }
      }
      .frame(width: 150, height: 150), 150, 150)
    #expect(nested.frames("VStack") == [rect(31, 7, 88, 136)])
    #expect(
      size(
        VStack(spacing: 20) {
          square(40)
          square(40)
          HStack(spacing: 30) {
            square(40)
            square(40)
          }
        }, nil, nil) == CGSize(width: 110, height: 160))
    #expect(
      size(
        VStack(alignment: .leading) {
          square(30)
          square(40)
          HStack(alignment: .top) {
            square(50)
            square(60)
          }
        }, nil, nil) == CGSize(width: 118, height: 146))
  }

  @Test("S5 to S8: spacers")
  func spacers() {
    let one = LaidOut(
      HStack {
        square(50)
        Spacer()
        square(50)
      }
      .frame(width: 200, height: 80), 200, 80)
    #expect(one.widths("Spacer") == [100])
    #expect(one.frames("Rectangle").map(\.minX) == [0, 150])
    let two = LaidOut(
      HStack {
        square(40)
        Spacer()
        square(40)
        Spacer()
        square(40)
      }
      .frame(width: 250, height: 80), 250, 80)
    #expect(two.widths("Spacer") == [65, 65])
    #expect(two.frames("Rectangle").map(\.minX) == [0, 105, 210])
    let least = LaidOut(
      HStack {
        square(50)
        Spacer(minLength: 50)
        square(50)
      }
      .frame(width: 180, height: 80), 180, 80)
    #expect(least.widths("Spacer") == [80])
    let high = LaidOut(
      VStack {
        square(50)
        Spacer(minLength: 30)
        square(50)
      }
      .frame(width: 80, height: 160), 80, 160)
    #expect(high.heights("Spacer") == [60])
  }
}
