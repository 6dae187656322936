import Foundation
import Testing

@testable import HeadlessUI

@Suite("Paths")
struct PathTests {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  private func isClose(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 1e-9) -> Bool {
    abs(a.minX - b.minX) < tolerance && abs(a.minY - b.minY) < tolerance
      && abs(a.maxX - b.maxX) < tolerance && abs(a.maxY - b.maxY) < tolerance
  }

  private func isClose(_ a: CGPoint?, _ b: CGPoint) -> Bool {
    guard let a else { return false }
    return hypot(a.x - b.x, a.y - b.y) < 1e-9
  }

  private func length(_ path: Path) -> CGFloat {
    path.subpaths.reduce(0) { $0 + $1.length }
  }

  @Test("A description reads as SwiftUI writes it and makes the same path again")
  func description() {
    #expect(Path(square).description == "0 0 m 10 0 l 10 10 l 0 10 l h")
    var path = Path()
    path.move(to: CGPoint(x: 0.5, y: -1))
    path.addQuadCurve(to: CGPoint(x: 4, y: 0), control: CGPoint(x: 2, y: 3))
    path.addCurve(
      to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 5, y: 5), control2: CGPoint(x: 7, y: 1.0 / 3))
    path.closeSubpath()
    #expect(path.description == "0.5 -1 m 2 3 4 0 q 5 5 7 0.3333333333333333 9 9 c h")
    for original in [Path(), path, Path(ellipseIn: square)] {
      #expect(Path(original.description) == original)
    }
  }

  @Test("Text that is not a path makes no path", arguments: ["1 m", "0 0 l", "0 0 m 5", "0 0 z"])
  func badDescription(text: String) {
    #expect(Path(text) == nil)
  }

  @Test("Bounds follow curves, not their control points, and an empty path has null bounds")
  func curveBounds() {
    #expect(Path().boundingRect.isNull)
    let arch = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    #expect(isClose(arch.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 5)))
    let bend = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
    }
    #expect(isClose(bend.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 6)))
    #expect(isClose(Path(ellipseIn: square).boundingRect, square))
  }

  @Test("An arc that is not clockwise sweeps towards larger angles, downwards on screen")
  func arcDirection() {
    func arc(clockwise: Bool, to end: Angle = .degrees(180)) -> Path {
      Path {
        $0.addArc(
          center: .zero, radius: 10, startAngle: .degrees(0), endAngle: end, clockwise: clockwise)
      }
    }
    let lower = CGRect(x: -10, y: 0, width: 20, height: 10)
    #expect(isClose(arc(clockwise: false).boundingRect, lower))
    #expect(isClose(arc(clockwise: true).boundingRect, lower.offsetBy(dx: 0, dy: -10)))
    let circle = CGRect(x: -10, y: -10, width: 20, height: 20)
    #expect(isClose(arc(clockwise: false, to: .degrees(360)).boundingRect, circle))
    #expect(isClose(arc(clockwise: true, to: .degrees(360)).boundingRect, circle))
    #expect(isClose(arc(clockwise: true, to: .degrees(90)).currentPoint, CGPoint(x: 0, y: 10)))
    #expect(arc(clockwise: true, to: .degrees(90)).elements.count == 4)
  }

  @Test("An arc between tangents rounds a corner, whichever way the corner turns")
  func tangentArc() {
    for y: CGFloat in [10, -10] {
      let path = Path {
        $0.move(to: .zero)
        $0.addArc(
          tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: y), radius: 4)
      }
      #expect(isClose(path.currentPoint, CGPoint(x: 10, y: y * 0.4)))
      #expect(isClose(path.boundingRect, CGRect(x: 0, y: min(0, y * 0.4), width: 10, height: 4)))
      #expect(abs(length(path) - (6 + 2 * .pi)) < 0.01)
    }
  }

  @Test("A rounded rectangle fills its rectangle and leaves its corners out")
  func roundedRectangle() {
    let box = CGRect(x: 5, y: 5, width: 100, height: 60)
    for style in [RoundedCornerStyle.circular, .continuous] {
      for radius: CGFloat in [0, 10, 25, 1000] {
        let path = Path(roundedRect: box, cornerRadius: radius, style: style)
        #expect(isClose(path.boundingRect, box))
        #expect(path.contains(CGPoint(x: 5.5, y: 5.5)) == (radius == 0))
        #expect(path.contains(CGPoint(x: box.midX, y: box.midY)))
      }
    }
    let radii = RectangleCornerRadii(bottomTrailing: 20)
    let uneven = Path(roundedRect: box, cornerRadii: radii)
    #expect(uneven.contains(CGPoint(x: 5.5, y: 5.5)))
    #expect(!uneven.contains(CGPoint(x: 104.5, y: 64.5)))
  }

  @Test("A hole is outside by the even-odd rule and inside by the winding rule")
  func containment() {
    var path = Path(square)
    path.addRect(CGRect(x: 4, y: 4, width: 2, height: 2))
    let middle = CGPoint(x: 5, y: 5)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, eoFill: true))
    #expect(path.contains(CGPoint(x: 1, y: 1), eoFill: true))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
    #expect(Path(ellipseIn: square).contains(CGPoint(x: 8.5, y: 8.5)))
    #expect(!Path(ellipseIn: square).contains(CGPoint(x: 8.6, y: 8.6)))
  }

  @Test("Trimming keeps the wanted share of the length")
  func trimming() {
    let path = Path(square)
    #expect(path.trimmedPath(from: 0.25, to: 0.625).description == "10 0 m 10 10 l 5 10 l")
    #expect(path.trimmedPath(from: -1, to: 2) == path)
    #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    let circle = Path(ellipseIn: square)
    let part = circle.trimmedPath(from: 0.1, to: 0.7)
    #expect(abs(length(part) - 0.6 * length(circle)) < 1e-2)
    var two = path
    two.addRect(square.offsetBy(dx: 20, dy: 0))
    #expect(
      two.trimmedPath(from: 0.25, to: 1).description
        == "10 10 m 0 10 l 0 0 l 20 0 m 30 0 l 30 10 l 20 10 l h")
  }

  @Test("Moving and transforming a path moves its bounds")
  func transforming() {
    let path = Path(square).offsetBy(dx: 5, dy: -5)
    #expect(path.boundingRect == CGRect(x: 5, y: -5, width: 10, height: 10))
    var both = Path(square)
    both.addPath(Path(square), transform: CGAffineTransform(scaleX: 2, y: 3))
    #expect(both.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 30))
    both.closeSubpath()
    #expect(both.currentPoint == .zero)
  }

  @Test("A stroke reaches half its width to each side, with its joins, caps and dashes")
  func stroking() {
    let outer = square.insetBy(dx: -2, dy: -2)
    for join in [CGLineJoin.miter, .round] {
      let stroke = Path(square).strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join))
      #expect(isClose(stroke.boundingRect, outer))
      #expect(!stroke.contains(CGPoint(x: 5, y: 5)))
      #expect(stroke.contains(CGPoint(x: -1, y: 5)))
      #expect(stroke.contains(CGPoint(x: -1.9, y: -1.9)) == (join == .miter))
    }
    let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }
    let butt = line.strokedPath(StrokeStyle(lineWidth: 2)).boundingRect
    #expect(butt == CGRect(x: 0, y: -1, width: 10, height: 2))
    let capped = line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square)).boundingRect
    #expect(capped == CGRect(x: -1, y: -1, width: 12, height: 2))
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 2], dashPhase: 1))
    let inked = (0..<10).filter { dashed.contains(CGPoint(x: CGFloat($0) + 0.5, y: 0.5)) }
    #expect(inked == [0, 1, 4, 5, 6, 9])
  }
}
