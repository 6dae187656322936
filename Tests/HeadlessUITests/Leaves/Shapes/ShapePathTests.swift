import Testing

@testable import HeadlessUI

struct ShapePathTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  @Test("A circle's outline is centred in its rectangle")
  func circle() {
    let bounds = Circle().path(in: rect).boundingRect
    #expect(bounds == CGRect(x: 30, y: 20, width: 60, height: 60))
  }

  @Test("An inset moves every side inward, and insets add up")
  func inset() {
    #expect(Rectangle().inset(by: 5).path(in: rect) == Path(rect.insetBy(dx: 5, dy: 5)))
    #expect(
      Ellipse().inset(by: 2).inset(by: 3).path(in: rect)
        == Path(ellipseIn: rect.insetBy(dx: 5, dy: 5)))
    #expect(
      RoundedRectangle(cornerRadius: 8).inset(by: 5).path(in: rect)
        == Path(roundedRect: rect.insetBy(dx: 5, dy: 5), cornerRadius: 3))
    let circle = Circle().inset(by: 10).path(in: rect).boundingRect
    #expect(circle == CGRect(x: 40, y: 30, width: 40, height: 40))
  }

  @Test("An inset past the middle leaves a line or a point, not a larger shape")
  func largeInset() {
    let bounds = Rectangle().inset(by: 40).path(in: rect).boundingRect
    #expect(bounds == CGRect(x: 50, y: 50, width: 20, height: 0))
  }

  @Test("A trim keeps the part of the outline between two fractions")
  func trim() {
    let half = Rectangle().trim(from: 0, to: 0.5).path(
      in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(half.description == "0 0 m 10 0 l 10 10 l")
  }

  @Test("Offset, scale, rotation and size change the outline around their anchors")
  func transformed() {
    #expect(
      Rectangle().offset(x: 3, y: -2).path(in: rect).boundingRect == rect.offsetBy(dx: 3, dy: -2))
    #expect(
      Rectangle().scale(0.5).path(in: rect).boundingRect == rect.insetBy(dx: 25, dy: 15))
    #expect(
      Rectangle().scale(x: 2, y: 1, anchor: .leading).path(in: rect).boundingRect
        == CGRect(x: 10, y: 20, width: 200, height: 60))
    let turned = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
    #expect(abs(turned.width - 60) < 1e-9 && abs(turned.height - 100) < 1e-9)
    #expect(abs(turned.midX - rect.midX) < 1e-9 && abs(turned.midY - rect.midY) < 1e-9)
    #expect(
      Rectangle().size(width: 8, height: 6).path(in: rect).boundingRect
        == CGRect(x: 10, y: 20, width: 8, height: 6))
  }

  @Test("A stroke reaches half its width out of the outline, a stroked border none")
  @MainActor
  func strokes() throws {
    let stroke = Rectangle().stroke(lineWidth: 4).path(in: rect).boundingRect
    #expect(stroke == rect.insetBy(dx: -2, dy: -2))
    let drawn = try drawing(Rectangle().strokeBorder(.red, lineWidth: 4))
    #expect(drawn[0].path.boundingRect == rect)
  }

  @Test("Fills and strokes of one shape are drawn in the order they were written")
  @MainActor
  func layers() throws {
    let host = ViewHost(
      Circle().fill(.red).stroke(Color(red: 1, green: 0.5, blue: 0), lineWidth: 2))
    #expect(host.tree.label == "Circle")
    #expect(host.tree.detail == "fill red, stroke #FF8000 2")
    let drawn = try drawing(Circle().fill(.black).stroke(.white))
    #expect(
      drawn.map(\.paint) == [
        .color(Color.Resolved(0x00_0000)), .color(Color.Resolved(0xFF_FFFF)),
      ])
  }

  @Test("A shape is mirrored where the language runs from right to left")
  @MainActor
  func mirrored() throws {
    let corner = UnevenRoundedRectangle(topLeadingRadius: 20, style: .circular)
    let left = try drawing(corner)[0].path
    let right = try drawing(corner.environment(\.layoutDirection, .rightToLeft))[0].path
    let (topLeft, topRight) = (CGPoint(x: 12, y: 22), CGPoint(x: 108, y: 22))
    #expect(!left.contains(topLeft) && left.contains(topRight))
    #expect(right.contains(topLeft) && !right.contains(topRight))
  }

  @Test("A container-relative shape takes the shape of its container")
  @MainActor
  func containerShape() throws {
    let plain = try drawing(ContainerRelativeShape().fill(.red))
    #expect(plain[0].path == Path(rect))
    let round = try drawing(ContainerRelativeShape().fill(.red).containerShape(.ellipse))
    #expect(round[0].path == Path(ellipseIn: rect))
  }

  @MainActor
  private func drawing<V: View>(_ view: V) throws -> [PaintedPath] {
    let node = try #require(ViewHost(view).rootNode as? any PaintedNode)
    return node.strokesAndFills(in: rect)
  }
}
