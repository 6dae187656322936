import Foundation
import Testing

@testable import HeadlessUI

/// What follows from the formulas of frames, padding and leaves.
@MainActor
@Suite("Formula rows")
struct FormulaRowsTests {
  private static let proposals: [CGFloat?] = [0, 40, 200, nil, .infinity]

  private func check<V: View>(_ view: V, _ expected: [CGFloat]) {
    #expect(widths(view, FormulaRowsTests.proposals) == expected)
  }

  private var sixty: some View { Color.red.frame(width: 60, height: 10) }

  @Test("D1 to D6: flexible frames around 60 points")
  func aroundFixed() {
    check(sixty.frame(maxWidth: .infinity), [60, 60, 200, 60, .infinity])
    check(sixty.frame(minWidth: 100), [100, 100, 100, 100, 100])
    check(sixty.frame(minWidth: 0, maxWidth: .infinity), [0, 40, 200, 60, .infinity])
    check(sixty.frame(idealWidth: 80), [60, 60, 60, 80, 60])
    check(sixty.frame(minWidth: 50, idealWidth: 80, maxWidth: 120), [50, 50, 120, 80, 120])
    check(sixty.frame(maxWidth: 50), [50, 50, 50, 50, 50])
  }

  @Test("D7 to D10: flexible frames and padding around a colour")
  func aroundFlexible() {
    check(Color.red.frame(maxWidth: 100), [0, 40, 100, 10, 100])
    check(Color.red.frame(minWidth: 100), [100, 100, 200, 100, .infinity])
    check(Color.red.frame(idealWidth: 80), [0, 40, 200, 80, .infinity])
    check(Color.red.padding(), [32, 40, 200, 42, .infinity])
  }

  @Test("D11 to D14: stacks, geometry readers, dividers")
  func stacks() {
    check(
      HStack {
        Color.red.frame(width: 50)
        Spacer()
        Color.red.frame(width: 50)
      }, [108, 108, 200, 108, .infinity])
    check(
      HStack {
        Color.red
        Color.red
      }, [8, 40, 200, 28, .infinity])
    check(GeometryReader { _ in Color.red }, [0, 40, 200, 10, .infinity])
    check(
      HStack {
        Color.red.frame(width: 20)
        Divider()
        Color.red.frame(width: 20)
      }, [56.5, 56.5, 56.5, 56.5, 56.5])
  }

  @Test("D15: aspect ratios follow the axis that is given")
  func aspectRatio() {
    let fit = Color.red.aspectRatio(2, contentMode: .fit)
    #expect(size(fit, 100, 100) == CGSize(width: 100, height: 50))
    #expect(size(fit, nil, 50) == CGSize(width: 100, height: 50))
    #expect(size(fit, nil, nil) == CGSize(width: 10, height: 10))
    let fill = Color.red.aspectRatio(2, contentMode: .fill)
    #expect(size(fill, 100, 100) == CGSize(width: 200, height: 100))
  }

  @Test("D16: a position takes what is proposed")
  func position() {
    let view = Color.red.frame(height: 30).position(x: 5, y: 5)
    #expect(size(view, 100, 100) == CGSize(width: 100, height: 100))
    #expect(size(view, nil, nil) == CGSize(width: 10, height: 30))
  }

  @Test("D17: a stack of nothing is nothing")
  func nothing() {
    for proposal in FormulaRowsTests.proposals {
      #expect(size(VStack {}, proposal, 100) == .zero)
      #expect(size(VStack { EmptyView() }, proposal, 100) == .zero)
    }
  }
}
