/// Reads JSON from bytes. Fractions and exponents of numbers are read over: no message needs them.
struct JSONReader {
  private let bytes: [UInt8]
  private var index = 0

  /// Nil if the bytes are not one JSON value.
  static func value(_ bytes: [UInt8]) -> JSON? {
    var reader = JSONReader(bytes: bytes)
    guard let value = reader.value() else { return nil }
    reader.skipSpace()
    return reader.index == bytes.count ? value : nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard let byte = next, byte == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func take(word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  private mutating func value() -> JSON? {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return object()
    case UInt8(ascii: "["): return list()
    case UInt8(ascii: "\""): return text().map(JSON.text)
    case UInt8(ascii: "t"): return take(word: "true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return take(word: "false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return take(word: "null") ? .null : nil
    default: return number()
    }
  }

  private mutating func object() -> JSON? {
    guard take("{") else { return nil }
    var values: [String: JSON] = [:]
    if take("}") { return .object(values) }
    repeat {
      skipSpace()
      guard let key = text(), take(":"), let value = value() else { return nil }
      values[key] = value
    } while take(",")
    return take("}") ? .object(values) : nil
  }

  private mutating func list() -> JSON? {
    guard take("[") else { return nil }
    var values: [JSON] = []
    if take("]") { return .list(values) }
    repeat {
      guard let value = value() else { return nil }
      values.append(value)
    } while take(",")
    return take("]") ? .list(values) : nil
  }

  private mutating func number() -> JSON? {
    let start = index
    let parts = Array("+-.eE0123456789".utf8)
    while let byte = next, parts.contains(byte) { index += 1 }
    let digits = bytes[start..<index].prefix { $0 != UInt8(ascii: ".") && $0 | 0x20 != 0x65 }
    return Int(String(decoding: digits, as: UTF8.self)).map(JSON.number)
  }

  private mutating func text() -> String? {
    guard next == UInt8(ascii: "\"") else { return nil }
    index += 1
    var result: [UInt8] = []
    while let byte = next {
      index += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: result, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        continue
      }
      guard let scalar = escape() else { return nil }
      result += Array(String(Character(scalar)).utf8)
    }
    return nil
  }

  /// The character behind a backslash.
  private mutating func escape() -> Unicode.Scalar? {
    guard let byte = next else { return nil }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"):
      guard let first = unit() else { return nil }
      guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
      // The second half of a character that UTF-16 writes in two.
      guard take(word: "\\u"), let second = unit(), (0xDC00..<0xE000).contains(second) else {
        return nil
      }
      return Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    default: return Unicode.Scalar(byte)
    }
  }

  private mutating func unit() -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    defer { index += 4 }
    return UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
  }
}
