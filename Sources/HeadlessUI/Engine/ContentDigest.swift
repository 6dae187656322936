import Foundation

/// A number that two values share if their contents are the same, whatever they are made of.
///
/// Unlike hashing it needs no conformance and is the same in every run: plain data bit for bit,
/// structs and enums by their parts, collections by their elements, objects by their properties.
enum ContentDigest {
  static func of<T>(_ value: T) -> UInt64 {
    var digest = Digest()
    var budget = maximumParts
    add(value, &digest, depth: 0, &budget)
    return digest.value
  }

  /// Whether values of the type can only change by being written: they hold no reference.
  static func isPlain<T>(_ type: T.Type) -> Bool {
    _isPOD(type) || (type as? any PlainContent.Type)?.isPlain ?? false
  }

  private static let maximumDepth = 12
  // Objects that know each other have no end of parts.
  private static let maximumParts = 20_000

  private static func add<T>(
    _ value: T, _ digest: inout Digest, depth: Int, _ budget: inout Int
  ) {
    guard depth < maximumDepth, budget > 0 else { return }
    budget -= 1
    switch value {
    case let text as String: digest.add(text)
    case let path as Path: digest.add(path.description)
    case let double as Double: digest.add(double)
    case let number as CGFloat: digest.add(Double(number))
    case let integer as Int: digest.add(UInt64(bitPattern: Int64(integer)))
    // Its block is no value that the runtime can copy out of it.
    case let item as DispatchWorkItem: digest.add(item.isCancelled ? 1 : 0 as UInt64)
    default: addParts(value, &digest, depth, &budget)
    }
  }

  private static func addParts<T>(
    _ value: T, _ digest: inout Digest, _ depth: Int, _ budget: inout Int
  ) {
    if _isPOD(T.self) {
      withUnsafeBytes(of: value) { bytes in
        for byte in bytes { digest.add(UInt64(byte)) }
      }
      return
    }
    let mirror = Mirror(reflecting: value)
    digest.add("\(type(of: value))")
    switch mirror.displayStyle {
    case .set, .dictionary:
      // In no particular order.
      var sum: UInt64 = 0
      for child in mirror.children {
        var part = Digest()
        func open<C>(_ child: C) { add(child, &part, depth: depth + 1, &budget) }
        _openExistential(child.value, do: open)
        sum &+= part.value
      }
      digest.add(sum)
    case .class where value is StackLayoutCache:
      // What it knows is in memory that nobody can look into from outside.
      for number in (value as? StackLayoutCache)?.contents ?? [] { digest.add(number) }
    case .some where mirror.children.isEmpty && mirror.displayStyle == .enum:
      digest.add("\(value)")
    default:
      for child in mirror.children {
        if let label = child.label { digest.add(label) }
        func open<C>(_ child: C) { add(child, &digest, depth: depth + 1, &budget) }
        _openExistential(child.value, do: open)
      }
    }
  }
}

/// A type of which may be known that its values hold no reference that can be seen.
private protocol PlainContent {
  static var isPlain: Bool { get }
}

extension String: PlainContent {
  static var isPlain: Bool { true }
}

extension Optional: PlainContent {
  static var isPlain: Bool { ContentDigest.isPlain(Wrapped.self) }
}

extension Array: PlainContent {
  static var isPlain: Bool { ContentDigest.isPlain(Element.self) }
}

extension Set: PlainContent {
  static var isPlain: Bool { ContentDigest.isPlain(Element.self) }
}

extension Dictionary: PlainContent {
  static var isPlain: Bool { ContentDigest.isPlain(Key.self) && ContentDigest.isPlain(Value.self) }
}

/// FNV-1a over words.
package struct Digest {
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  package mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x100_0000_01b3
    value ^= value >> 29
  }

  /// The value with each of its bits dependent on all of them.
  package var scrambled: UInt64 {
    var bits = (value ^ value >> 33) &* 0xff51_afd7_ed55_8ccd
    bits = (bits ^ bits >> 33) &* 0xc4ce_b9fe_1a85_ec53
    return bits ^ bits >> 33
  }

  package mutating func add(_ number: Double) { add(number.bitPattern) }

  package mutating func add(_ text: String) {
    for byte in text.utf8 { add(UInt64(byte)) }
    add(0xff as UInt64)
  }
}
