/// What the runtime's metadata says about a type, in Swift's stable ABI.
enum TypeMetadata {
  enum Kind {
    /// `builtIn` is one of the compiler's own types, such as the bits of an integer.
    case structure, enumeration, function, object, existential, builtIn, other
  }

  /// What a type is, by the first word of its metadata: classes have a pointer or 0 there.
  static func kind(of type: Any.Type) -> Kind {
    switch unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee {
    case 0x200: .structure
    case 0x201, 0x202: .enumeration
    case 0x300: .builtIn
    case 0x302: .function
    case 0x303: .existential
    case 0, 0x800...: .object
    default: .other
    }
  }

  /// Whether its values can be copied: a mutex cannot.
  static func isCopyable(_ type: Any.Type) -> Bool {
    // The table of what is done with values lies before the metadata; its flags are behind eight
    // functions, the size and the stride.
    let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
    let flags = (metadata - 1).pointee.load(
      fromByteOffset: 10 * MemoryLayout<UInt>.size, as: UInt32.self)
    return flags & 0x80_0000 == 0
  }
}
