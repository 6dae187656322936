/// A number that stands for the bytes of a file or a message. Each change of up to eight bytes that
/// lie together makes another number, and so does almost every other change; it is no protection
/// against deliberate forgery.
enum ByteDigest {
  private static let prime: UInt64 = 0x9E37_79B9_7F4A_7C15

  static func of(_ data: Data) -> UInt64 { data.withUnsafeBytes { of($0) } }

  static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    // Four lanes, which the processor works on at the same time.
    var a = prime
    var b = a &* 3
    var c = a &* 5
    var d = a &* 7
    var offset = 0
    while offset + 32 <= bytes.count {
      a = step(a, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      b = step(b, bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
      c = step(c, bytes.loadUnaligned(fromByteOffset: offset + 16, as: UInt64.self))
      d = step(d, bytes.loadUnaligned(fromByteOffset: offset + 24, as: UInt64.self))
      offset += 32
    }
    while offset < bytes.count {
      a = step(a, UInt64(bytes[offset]))
      offset += 1
    }
    return [b, c, d, UInt64(bytes.count)].reduce(a, step)
  }

  /// Two numbers that differ in one of both still do afterwards.
  private static func step(_ digest: UInt64, _ word: UInt64) -> UInt64 {
    let mixed = (digest ^ word) &* prime
    return mixed << 29 | mixed >> 35
  }
}
