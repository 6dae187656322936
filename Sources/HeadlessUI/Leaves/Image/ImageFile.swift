import Foundation

/// The sizes of image files, by what their headers say: PNG, JPEG, GIF, WebP, HEIC, PDF and SVG.
package enum ImageFile {
  /// The endings of file names that are images.
  package static let extensions: Set<String> = [
    "gif", "heic", "heif", "jpeg", "jpg", "pdf", "png", "svg", "webp",
  ]

  /// Whether a file holds a drawing, whose size is in points.
  package static func isVector(_ name: String) -> Bool {
    let lower = name.lowercased()
    return lower.hasSuffix(".pdf") || lower.hasSuffix(".svg")
  }

  /// The size of a file in pixels, or in points if it is a drawing; nil if it is no image.
  package static func size(ofFileAt path: String) -> CGSize? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    else { return nil }
    let size = data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> CGSize? in
      let bytes = ImageBytes(bytes)
      if bytes.starts(with: [137, 80, 78, 71]) { return bytes.pngSize }
      if bytes.starts(with: [0xFF, 0xD8]) { return bytes.jpegSize }
      if bytes.starts(with: Array("GIF8".utf8)) { return bytes.gifSize }
      if bytes.starts(with: Array("RIFF".utf8)) { return bytes.webPSize }
      if bytes.text(4, 4) == "ftyp" { return bytes.heicSize }
      if bytes.starts(with: Array("%PDF".utf8)) { return bytes.pdfSize }
      return path.lowercased().hasSuffix(".svg") ? bytes.svgSize : nil
    }
    guard let size, size.width > 0, size.height > 0, size.width < 1e6, size.height < 1e6 else {
      return nil
    }
    return size
  }
}

/// The bytes of an image file. Places behind its end hold zeros.
private struct ImageBytes {
  let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  subscript(_ place: Int) -> Int { bytes.indices.contains(place) ? Int(bytes[place]) : 0 }

  func starts(with prefix: [UInt8]) -> Bool { bytes.starts(with: prefix) }

  func text(_ start: Int, _ count: Int) -> String {
    guard start >= 0, count >= 0, start + count <= bytes.count else { return "" }
    return String(decoding: bytes[start..<start + count], as: UTF8.self)
  }

  func big(_ start: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 << 8 | self[start + $1] }
  }

  func little(_ start: Int, _ count: Int) -> Int {
    (0..<count).reversed().reduce(0) { $0 << 8 | self[start + $1] }
  }

  /// The place behind the first of some characters; nil if there is none.
  func end(of word: String, from start: Int = 0) -> Int? {
    let word = Array(word.utf8)
    guard let first = word.first, bytes.count >= word.count else { return nil }
    var place = start
    while place <= bytes.count - word.count {
      guard let next = bytes[place...].firstIndex(of: first) else { return nil }
      if bytes[next...].starts(with: word) { return next + word.count }
      place = next + 1
    }
    return nil
  }

  var pngSize: CGSize? {
    text(12, 4) == "IHDR" ? CGSize(width: big(16, 4), height: big(20, 4)) : nil
  }

  var gifSize: CGSize? { CGSize(width: little(6, 2), height: little(8, 2)) }

  var webPSize: CGSize? {
    switch text(12, 4) {
    case "VP8X": CGSize(width: little(24, 3) + 1, height: little(27, 3) + 1)
    case "VP8L":
      CGSize(width: little(21, 4) & 0x3FFF + 1, height: little(21, 4) >> 14 & 0x3FFF + 1)
    case "VP8 ": CGSize(width: little(26, 2) & 0x3FFF, height: little(28, 2) & 0x3FFF)
    default: nil
    }
  }

  /// The largest of the images in it: the others are its tiles and its thumbnail.
  var heicSize: CGSize? {
    var largest: CGSize?
    var place = 0
    while let next = end(of: "ispe", from: place) {
      let size = CGSize(width: big(next + 4, 4), height: big(next + 8, 4))
      if size.width * size.height > (largest.map { $0.width * $0.height } ?? 0) { largest = size }
      place = next
    }
    return largest
  }

  var jpegSize: CGSize? {
    var place = 2
    var isTurned = false
    while place + 9 < bytes.count {
      guard self[place] == 0xFF else { return nil }
      let marker = self[place + 1]
      if marker == 0xFF || marker == 0x01 || (0xD0...0xD8).contains(marker) {
        place += marker == 0xFF ? 1 : 2
        continue
      }
      if marker == 0xE1, text(place + 4, 4) == "Exif" { isTurned = isTurnedByExif(place + 10) }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        let (height, width) = (big(place + 5, 2), big(place + 7, 2))
        return isTurned
          ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
      }
      place += 2 + max(2, big(place + 2, 2))
    }
    return nil
  }

  /// Whether the camera was held on its side.
  private func isTurnedByExif(_ start: Int) -> Bool {
    let isLittle = text(start, 2) == "II"
    func number(_ place: Int, _ count: Int) -> Int {
      isLittle ? little(place, count) : big(place, count)
    }
    let directory = start + number(start + 4, 4)
    for entry in 0..<min(number(directory, 2), 100) {
      let place = directory + 2 + entry * 12
      if number(place, 2) == 0x0112 { return number(place + 8, 2) >= 5 }
    }
    return false
  }

  /// The first page's. A file whose pages are compressed says nothing about their size.
  var pdfSize: CGSize? {
    var place = 0
    while let start = end(of: "/MediaBox", from: place) {
      place = start
      let rest = text(start, min(200, bytes.count - start))
      guard let open = rest.firstIndex(of: "["), let close = rest.firstIndex(of: "]"), open < close
      else { continue }
      let numbers = rest[rest.index(after: open)..<close]
        .split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
      guard numbers.count == 4 else { continue }
      return CGSize(width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
    }
    return nil
  }

  var svgSize: CGSize? {
    guard let start = end(of: "<svg"), let end = end(of: ">", from: start) else { return nil }
    let tag = text(start, end - start - 1)
    let box =
      attribute("viewBox", of: tag)?
      .split(whereSeparator: { $0.isWhitespace || $0 == "," }).compactMap { Double($0) } ?? []
    let width = attribute("width", of: tag).flatMap(length)
    let height = attribute("height", of: tag).flatMap(length)
    if let width, let height { return CGSize(width: width, height: height) }
    guard box.count == 4 else { return nil }
    if let width { return CGSize(width: width, height: width * box[3] / box[2]) }
    if let height { return CGSize(width: height * box[2] / box[3], height: height) }
    return CGSize(width: box[2], height: box[3])
  }

  private func attribute(_ name: String, of tag: String) -> String? {
    for quote in ["\"", "'"] {
      let parts = tag.components(separatedBy: name + "=" + quote)
      // `stroke-width` ends like `width`.
      guard let before = parts.first?.last, parts.count > 1, before.isWhitespace else { continue }
      return parts[1].components(separatedBy: quote).first
    }
    return nil
  }

  /// In points of a screen of 1×, as Xcode reads it: `24`, `24px`, `24pt`.
  private func length(_ text: String) -> Double? {
    let number = text.prefix { $0.isNumber || $0 == "." }
    let unit = text.dropFirst(number.count)
    let factors = ["": 1.0, "px": 1, "pt": 1, "in": 72, "mm": 72 / 25.4, "cm": 72 / 2.54]
    return Double(number).flatMap { value in factors[String(unit)].map { value * $0 } }
  }
}
