/// A 128-bit FNV-1a hash: equal in every process, so that it may name files.
package struct StableHash {
  private var high: UInt64 = 0x6c62_272e_07bb_0142
  private var low: UInt64 = 0x62b8_2175_6295_c58d

  package init() {}

  package mutating func combine(_ text: String) {
    // The length keeps "ab" + "c" apart from "a" + "bc".
    combine(Array("\(text.utf8.count):".utf8))
    combine(Array(text.utf8))
  }

  private mutating func combine(_ bytes: [UInt8]) {
    for byte in bytes {
      low ^= UInt64(byte)
      // The prime is 2^88 + 0x13B.
      let product = low.multipliedFullWidth(by: 0x13B)
      high = high &* 0x13B &+ product.high &+ (low << 24)
      low = product.low
    }
  }

  package var hexadecimal: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  package static func of(_ parts: [String]) -> String {
    var hash = StableHash()
    for part in parts { hash.combine(part) }
    return hash.hexadecimal
  }
}
