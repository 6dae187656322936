import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("Sizes of symbols")
struct SymbolTests {
  private func size(_ name: String) -> CGSize {
    ViewHost(Image(systemName: name)).sizeThatFits(.unspecified)
  }

  @Test(
    "symbols have the proportions that Interface Builder writes for them, to a twentieth",
    arguments: [
      ("circle", 128, 123), ("xmark.circle.fill", 128, 121), ("square", 128, 114),
      ("square.grid.2x2", 128, 114), ("photo", 128, 93), ("list.bullet.rectangle", 128, 93),
      ("chevron.right", 97, 128), ("chevron.down", 128, 70), ("plus", 128, 113),
      ("xmark", 128, 113), ("star.fill", 128, 116), ("trash", 119, 128), ("minus", 128, 24),
      ("line.3.horizontal", 128, 64), ("magnifyingglass", 128, 117), ("video", 128, 83),
      ("square.and.arrow.up", 114, 128), ("play.fill", 116, 128), ("checkmark", 128, 114),
      ("slider.horizontal.3", 128, 100), ("gearshape", 128, 123), ("textformat", 128, 78),
    ])
  func proportions(name: String, width: Double, height: Double) {
    let large = ViewHost(Image(systemName: name).font(.system(size: 100)))
      .sizeThatFits(.unspecified)
    #expect(abs(large.width / large.height / (width / height) - 1) < 0.06, "\(name): \(large)")
  }

  @Test(
    "symbols have the lengths that Interface Builder writes for a font of 13 points, to a point",
    arguments: [
      ("folder", 18, 14), ("square.and.arrow.down", 15, 17), ("square.and.pencil", 17, 16),
      ("arrow.clockwise", 14, 16), ("checkmark", 14, 13), ("exclamationmark.triangle", 17, 15),
      ("arrow.forward.circle", 15, 15), ("plus.square.dashed", 15, 14), ("document", 14, 16),
      ("folder.badge.person.crop", 20, 15), ("tortoise.fill", 24, 13), ("sparkles", 15, 17),
      ("rectangle.split.1x2", 18, 14), ("pencil.slash", 13, 13), ("text.bubble.fill", 17, 16),
    ])
  func lengths(name: String, width: Double, height: Double) {
    let small = ViewHost(Image(systemName: name).font(.system(size: 13)))
      .sizeThatFits(.unspecified)
    #expect(abs(small.width - width) <= 1, "\(name): \(small)")
    #expect(abs(small.height - height) <= 1, "\(name): \(small)")
  }

  @Test("a filled symbol is as large as its outline, a badge makes it wider")
  func variants() {
    #expect(size("person.2.fill") == size("person.2"))
    #expect(size("bell.slash.fill") == size("bell"))
    #expect(size("person.crop.circle.badge.plus").height == size("circle").height)
    #expect(size("person.crop.circle.badge.plus").width > size("circle").width)
  }

  @Test("a symbol that no table has is as large as a circle")
  func unknown() {
    #expect(size("no.such.symbol") == size("circle"))
    #expect(size("") == size("circle"))
    #expect(size(".fill.badge") == size("circle"))
  }
}
