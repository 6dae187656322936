import Foundation
import Testing

@testable import HeadlessUI

@Suite("Affine transforms")
struct CGAffineTransformTests {
  private func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool {
    hypot(a.x - b.x, a.y - b.y) < 1e-9
  }

  @Test("Concatenating applies the receiver first and the argument second")
  func concatenation() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    let move = CGAffineTransform(translationX: 10, y: 20)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(scale.concatenating(move)) == CGPoint(x: 12, y: 23))
    #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 22, y: 63))
    #expect(scale.translatedBy(x: 10, y: 20) == move.concatenating(scale))
    #expect(move.scaledBy(x: 2, y: 3) == scale.concatenating(move))
  }

  @Test("A rotation turns the x axis towards the y axis")
  func rotation() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isClose(CGPoint(x: 1, y: 0).applying(quarter), CGPoint(x: 0, y: 1)))
    let moved = CGAffineTransform(translationX: 5, y: 0).rotated(by: .pi / 2)
    #expect(isClose(CGPoint(x: 1, y: 0).applying(moved), CGPoint(x: 5, y: 1)))
  }

  @Test("An inverse undoes its transform, and a flat transform is its own inverse")
  func inversion() {
    let transform = CGAffineTransform(translationX: 7, y: -3).rotated(by: 0.6).scaledBy(x: 2, y: 5)
    let point = CGPoint(x: 4, y: 9)
    #expect(isClose(point.applying(transform).applying(transform.inverted()), point))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform.identity.inverted().isIdentity)
  }

  @Test("A transformed rectangle is the box around its corners, and a size is never translated")
  func rectanglesAndSizes() {
    let flip = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 5)
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.applying(flip) == CGRect(x: 60, y: 25, width: 30, height: 40))
    #expect(CGRect.null.applying(flip).isNull)
    #expect(
      CGSize(width: 3, height: 4).applying(CGAffineTransform(translationX: 9, y: 9))
        == CGSize(width: 3, height: 4))
  }

  @Test("Transforms and vectors come back unchanged from JSON")
  func coding() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode(transform)
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
    let vector = CGVector(dx: 1.5, dy: -2.0)
    let vectorData = try JSONEncoder().encode(vector)
    #expect(try JSONDecoder().decode(CGVector.self, from: vectorData) == vector)
  }
}
