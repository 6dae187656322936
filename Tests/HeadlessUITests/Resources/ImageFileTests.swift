import Foundation
import Testing

@testable import HeadlessUI

@Suite("Sizes of image files")
struct ImageFileTests {
  private func size(_ name: String, _ bytes: [UInt8]) throws -> CGSize? {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString)-\(name)")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return ImageFile.size(ofFileAt: file.path)
  }

  private func size(_ name: String, _ text: String) throws -> CGSize? {
    try size(name, Array(text.utf8))
  }

  @Test("Pixels are those of the header")
  func pixels() throws {
    let png: [UInt8] =
      [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 1, 2, 0, 0, 0, 3, 8, 6]
    #expect(try size("a.png", png) == CGSize(width: 258, height: 3))
    #expect(
      try size("a.gif", Array("GIF89a".utf8) + [5, 1, 7, 0, 0]) == CGSize(width: 261, height: 7))
    let vp8x =
      Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0]
    #expect(
      try size("a.webp", vp8x + [99, 0, 0, 49, 0, 0]) == CGSize(width: 100, height: 50))
    let heic =
      [0, 0, 0, 24] + Array("ftypheic".utf8) + Array("ispe".utf8) + [0, 0, 0, 0]
      + [0, 0, 0, 9, 0, 0, 0, 8] + Array("ispe".utf8) + [0, 0, 0, 0] + [0, 0, 0, 90, 0, 0, 0, 80]
    #expect(try size("a.heic", heic) == CGSize(width: 90, height: 80))
  }

  @Test("A photograph that was taken on its side is as wide as it is shown")
  func photograph() throws {
    func jpeg(_ orientation: UInt8) -> [UInt8] {
      let exif: [UInt8] =
        Array("Exif".utf8) + [0, 0] + Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
        + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0] + [0, 0, 0, 0]
      return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
        + [0xFF, 0xC0, 0, 17, 8, 0, 40, 0, 60, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    }
    #expect(try size("a.jpg", jpeg(1)) == CGSize(width: 60, height: 40))
    #expect(try size("a.jpg", jpeg(6)) == CGSize(width: 40, height: 60))
  }

  @Test("Drawings are as large as they say, or as their box if they do not")
  func drawings() throws {
    for (tag, expected) in [
      ("width=\"24\" height=\"12px\" viewBox=\"0 0 1 1\"", CGSize(width: 24, height: 12)),
      ("stroke-width=\"9\" viewBox=\"0 0 30 20\"", CGSize(width: 30, height: 20)),
      ("width='60' viewBox='0,0,30,20'", CGSize(width: 60, height: 40)),
      ("width=\"100%\" height=\"100%\" viewBox=\"0 0 30 20\"", CGSize(width: 30, height: 20)),
    ] {
      let text = "<?xml version=\"1.0\"?>\n<!-- > -->\n<svg xmlns=\"x\" \(tag)><g/></svg>"
      #expect(try size("a.svg", text) == expected, "\(tag)")
    }
    #expect(
      try size("a.pdf", "%PDF-1.4\n1 0 obj << /MediaBox [ 0 0 32.5 48 ] >>")
        == CGSize(width: 32.5, height: 48))
  }

  @Test("What is no image, or cut off, has no size")
  func broken() throws {
    #expect(try size("a.png", []) == nil)
    #expect(try size("a.png", "not an image") == nil)
    #expect(try size("a.png", [137, 80, 78, 71]) == nil)
    #expect(try size("a.jpg", [0xFF, 0xD8, 0xFF, 0xC0]) == nil)
    #expect(try size("a.svg", "<svg>") == nil)
    #expect(try size("a.pdf", "%PDF-1.5 /MediaBox 5 0 R") == nil)
    #expect(ImageFile.size(ofFileAt: "/nowhere/at/all.png") == nil)
  }
}
