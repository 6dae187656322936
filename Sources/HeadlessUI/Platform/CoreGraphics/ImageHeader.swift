import Foundation

/// The size of an image in pixels as the first bytes of PNG, GIF and JPEG data tell it.
enum ImageHeader {
  static func size(of file: URL) -> CGSize? {
    (try? Data(contentsOf: file)).flatMap { size(of: $0) }
  }

  static func size(of data: Data) -> CGSize? {
    let bytes = [UInt8](data)
    func number(_ start: Int, _ count: Int) -> Int? {
      guard start + count <= bytes.count else { return nil }
      return bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
    }
    if bytes.starts(with: [137, 80, 78, 71]), let width = number(16, 4), let height = number(20, 4)
    {
      return CGSize(width: width, height: height)
    }
    if bytes.starts(with: [71, 73, 70]), bytes.count >= 10 {
      return CGSize(
        width: Int(bytes[6]) | Int(bytes[7]) << 8, height: Int(bytes[8]) | Int(bytes[9]) << 8)
    }
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var next = 2
    while next + 9 < bytes.count, bytes[next] == 0xFF {
      let isFrame =
        (0xC0...0xCF).contains(bytes[next + 1]) && ![0xC4, 0xC8, 0xCC].contains(bytes[next + 1])
      if isFrame, let height = number(next + 5, 2), let width = number(next + 7, 2) {
        return CGSize(width: width, height: height)
      }
      guard let length = number(next + 2, 2), length >= 2 else { return nil }
      next += 2 + length
    }
    return nil
  }

  /// The first bytes of PNG data of an image, in pixels: what its size is read from again. There are no pixels.
  static func png(of size: CGSize) -> Data {
    func bytes(_ number: UInt32) -> [UInt8] {
      (0..<4).map { UInt8(number >> (24 - 8 * $0) & 0xFF) }
    }
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      let body = Array(name.utf8) + content
      return bytes(UInt32(content.count)) + body + bytes(checksum(body))
    }
    func pixels(_ length: CGFloat) -> UInt32 { UInt32(exactly: length.rounded(.up)) ?? 0 }
    // Eight bits each of red, green, blue and opacity.
    let header =
      bytes(max(1, pixels(size.width))) + bytes(max(1, pixels(size.height))) + [8, 6, 0, 0, 0]
    return Data([137, 80, 78, 71, 13, 10, 26, 10] + chunk("IHDR", header) + chunk("IEND", []))
  }

  /// The checksum of a part of PNG data.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
      }
    }
  }
}
