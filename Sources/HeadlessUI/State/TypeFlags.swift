/// What the runtime's metadata says about a type, in Swift's stable ABI.
enum TypeFlags {
  /// Whether it is one of the compiler's own types, such as the bits of an integer.
  static func isBuiltIn(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == 0x300
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
