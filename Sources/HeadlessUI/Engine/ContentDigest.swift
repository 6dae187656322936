import Foundation

/// A number that two values of any type share if their contents are the same.
///
/// Unlike hashing it needs no conformance and is the same in every run: plain data bit for bit,
/// structs and enums by their parts, collections by their elements, objects by their properties.
enum ContentDigest {
  static func of<T>(_ value: T) -> UInt64 { counted(value).digest }

  /// The number, and how much there is in the value: bytes of text, and 16 for each part, which takes as long
  /// to look at as 16 bytes of text.
  static func counted<T>(_ value: T) -> (digest: UInt64, length: Int) {
    var gathering = Gathering()
    gathering.add(value, by: ContentPlan.of(T.self), -1)
    return (gathering.digest.value, gathering.textLength + gathering.parts * bytesOfPart)
  }

  private static let bytesOfPart = 16

  /// Whether values of the type can only change by being written: they hold no reference.
  static func isPlain<T>(_ type: T.Type) -> Bool {
    _isPOD(type) || (type as? any PlainContent.Type)?.isPlain ?? false
  }

  /// A digest under way.
  struct Gathering {
    var digest = Digest()
    fileprivate var textLength = 0
    // Objects that know each other have no end of parts.
    private var budget = maximumParts
    private static let maximumParts = 20_000
    fileprivate var parts: Int { Gathering.maximumParts - budget }
    private static let maximumDepth = 12

    /// Adds a value that is part of another one.
    mutating func add<T>(_ value: T, _ depth: Int) {
      add(value, by: ContentPlan.of(T.self), depth)
    }

    mutating func add<T>(_ value: T, by plan: ContentPlan, _ depth: Int) {
      withUnsafePointer(to: value) { add(plan, at: UnsafeRawPointer($0), depth + 1) }
    }

    mutating func add(_ plan: ContentPlan, at place: UnsafeRawPointer, _ depth: Int) {
      guard depth < Gathering.maximumDepth, budget > 0 else { return }
      budget -= 1
      plan.add(place, &self, depth)
    }

    mutating func add(text: String) {
      textLength += text.utf8.count
      digest.add(text)
    }

    /// Adds elements in no particular order.
    mutating func addUnordered<C: Collection>(_ elements: C, _ depth: Int) {
      let plan = ContentPlan.of(C.Element.self)
      var sum: UInt64 = 0
      let outer = digest
      for element in elements {
        digest = Digest()
        add(element, by: plan, depth)
        sum &+= digest.scrambled
      }
      digest = outer
      digest.add(sum)
    }

    /// Adds what a mirror shows of a value.
    mutating func addMirrored<T>(_ value: T, _ depth: Int) {
      // What is known only as a protocol's is looked into.
      if let known = value as? any KnownContent { return known.addContents(to: &self, depth) }
      if let number = value as? any BinaryInteger {
        return digest.add(UInt64(truncatingIfNeeded: number))
      }
      if let number = value as? any BinaryFloatingPoint { return digest.add(Double(number)) }
      let mirror = Mirror(reflecting: value)
      digest.add("\(type(of: value as Any))")
      if mirror.displayStyle == .enum, mirror.children.isEmpty { digest.add("\(value)") }
      for mirror in sequence(first: mirror, next: \.superclassMirror) {
        for child in mirror.children {
          if let label = child.label { digest.add(label) }
          add(opened: child.value, depth)
        }
      }
    }

    mutating func add(opened value: Any, _ depth: Int) {
      func open<C>(_ value: C) { add(value, depth) }
      _openExistential(value, do: open)
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

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while offset + MemoryLayout<UInt64>.size <= bytes.count {
      add(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += MemoryLayout<UInt64>.size
    }
    while offset < bytes.count {
      add(UInt64(bytes[offset]))
      offset += 1
    }
  }

  package mutating func add(_ text: String) {
    var text = text
    // Eight bytes at a time: texts that grow with each pass are the most of what there is to add.
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    add(0xff as UInt64)
  }
}
