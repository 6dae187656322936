import Foundation
import Testing

@testable import LayoutProbe

/// What reports say of colours and gradients.
@Suite("Paints in reports")
struct PaintCodingTests {
  @Test(
    "a paint is read as it was written",
    arguments: [
      nil,
      .linear(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4)),
      .radial(center: CGPoint(x: 1, y: 2), from: 3, to: 4),
      .elliptical(
        center: CGPoint(x: 0.5, y: 0.25), from: 0, to: 0.5,
        in: CGRect(x: 5, y: 6, width: 7, height: 8)),
    ] as [NodePicture.Paint.Gradient?])
  func roundTrip(_ gradient: NodePicture.Paint.Gradient?) throws {
    let paint = NodePicture.Paint(
      stops: [
        .init(location: 0, color: "#ff0000", opacity: 1),
        .init(location: 1, color: "#0000ff", opacity: 0.5),
      ], gradient: gradient)
    let data = try JSONEncoder().encode(paint)
    #expect(try JSONDecoder().decode(NodePicture.Paint.self, from: data) == paint)
  }

  @Test("numbers are written in the order that the format names")
  func order() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let paint = NodePicture.Paint(
      stops: [],
      gradient: .elliptical(
        center: CGPoint(x: 1, y: 2), from: 3, to: 4, in: CGRect(x: 5, y: 6, width: 7, height: 8)))
    #expect(
      String(decoding: try encoder.encode(paint), as: UTF8.self)
        == #"{"geometry":[1,2,3,4,5,6,7,8],"isRadial":true,"stops":[]}"#)
  }

  @Test(
    "other numbers than those of a gradient are refused",
    arguments: [("[1,2,3]", true), ("[1,2,3,4,5]", true), ("[1,2,3,4,5,6,7,8]", false)])
  func refused(_ numbers: String, isRadial: Bool) {
    let data = Data(#"{"geometry":\#(numbers),"isRadial":\#(isRadial),"stops":[]}"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NodePicture.Paint.self, from: data)
    }
  }
}
