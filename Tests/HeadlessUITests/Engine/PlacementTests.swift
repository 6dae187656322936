import Foundation
import Testing

@testable import HeadlessUI

/// A layout made of two closures.
struct TestLayout: Layout {
  var size: @Sendable (ProposedViewSize, LayoutSubviews) -> CGSize = { proposal, _ in
    proposal.replacingUnspecifiedDimensions()
  }
  var place: @Sendable (CGRect, LayoutSubviews) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size(proposal, subviews)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    place(bounds, subviews)
  }
}

@MainActor
@Suite("Placement")
struct PlacementTests {
  private func square(_ side: CGFloat) -> some View { Color.red.frame(width: side, height: side) }

  @Test("a subview that is not placed is centred")
  func unplaced() {
    let layout = TestLayout { _, _ in }
    let laidOut = LaidOut(layout.callAsFunction { square(20) }, 100, 60)
    #expect(laidOut.frames("Color") == [CGRect(x: 40, y: 20, width: 20, height: 20)])
  }

  @Test("of several places the last counts")
  func lastWins() {
    let layout = TestLayout { bounds, subviews in
      subviews[0].place(at: .zero, proposal: .unspecified)
      subviews[0].place(
        at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
        proposal: .unspecified)
    }
    #expect(
      LaidOut(layout.callAsFunction { square(20) }, 100, 60).frames("Color")
        == [CGRect(x: 80, y: 40, width: 20, height: 20)])
  }

  @Test("a slice of subviews keeps their identity")
  func slices() {
    let layout = TestLayout { bounds, subviews in
      var x = bounds.minX
      for subview in subviews[1...] {
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        x += 30
      }
    }
    let laidOut = LaidOut(
      layout.callAsFunction {
        square(10)
        square(20)
        square(30)
      }, 100, 60)
    #expect(
      laidOut.frames("Color") == [
        CGRect(x: 45, y: 25, width: 10, height: 10), CGRect(x: 0, y: 0, width: 20, height: 20),
        CGRect(x: 30, y: 0, width: 30, height: 30),
      ])
  }

  @Test("placing outside of placement is reported and moves nothing")
  func placeOutside() {
    let layout = TestLayout(
      size: { _, subviews in
        subviews[0].place(at: .zero, proposal: .zero)
        return CGSize(width: 50, height: 50)
      },
      place: { bounds, subviews in subviews[0].place(at: bounds.origin, proposal: .unspecified) })
    let laidOut = LaidOut(layout.callAsFunction { square(10) }, 50, 50)
    #expect(laidOut.frames("Color") == [CGRect(x: 0, y: 0, width: 10, height: 10)])
    #expect(laidOut.host.issues.count == 1)
    #expect(laidOut.host.issues.first?.message.contains("place") == true)
  }

  @Test("a place that is not a number is reported in SwiftUI's words")
  func notANumber() {
    let layout = TestLayout { _, subviews in
      subviews[0].place(at: CGPoint(x: CGFloat.nan, y: 0), proposal: .unspecified)
    }
    let laidOut = LaidOut(layout.callAsFunction { square(10) }, 50, 50)
    #expect(
      laidOut.host.issues.contains { $0.message.lowercased().contains("view origin is invalid") })
  }

  @Test("from right to left a row begins at the right, and a layout is mirrored as a whole")
  func rightToLeft() {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 10)
      Color.blue.frame(width: 30)
    }
    .environment(\.layoutDirection, .rightToLeft)
    #expect(LaidOut(row, 40, 10).frames("Color").map(\.minX) == [30, 0])
    let layout = TestLayout { bounds, subviews in
      subviews[0].place(at: bounds.origin, proposal: .unspecified)
    }
    let custom = layout.callAsFunction { square(10) }
      .environment(\.layoutDirection, .rightToLeft)
    #expect(LaidOut(custom, 50, 50).frames("Color").map(\.minX) == [40])
  }

  @Test("bounds lie where the layout lies, not at zero")
  func boundsOrigin() {
    let layout = TestLayout { bounds, subviews in
      subviews[0].place(at: bounds.origin, proposal: .unspecified)
    }
    let laidOut = LaidOut(layout.callAsFunction { square(10) }.padding(20), 100, 100)
    #expect(laidOut.frames("Color") == [CGRect(x: 20, y: 20, width: 10, height: 10)])
  }
}
