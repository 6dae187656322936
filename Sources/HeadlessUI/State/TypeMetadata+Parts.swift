import Foundation

// What only samples need to know: they are made of the parts of a type.
extension TypeMetadata {
  /// Modules whose types know more of themselves than their stored properties say.
  private static let systemModules: Set<Substring> = [
    "Swift", "_Concurrency", "_StringProcessing", "Dispatch", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "Glibc", "Observation",
    "Synchronization", "__C",
  ]

  /// Whether a type is one of the program or of HeadlessUI, and not of a system's library.
  static func isOfProgram(_ type: Any.Type) -> Bool {
    var name = Substring(_typeName(type, qualified: true))
    // Of a type in an extension, the module that has the extension comes first.
    if name.hasPrefix("(extension in ") { name = name.dropFirst("(extension in ".count) }
    return !systemModules.contains(name.prefix { $0 != "." && $0 != ")" })
  }

  /// Whether a type is a struct of the program, whose stored properties may be changed one by one: structs of
  /// libraries rely on what is in them.
  static func isStructOfProgram(_ type: Any.Type) -> Bool {
    kind(of: type) == .structure && isCopyable(type) && isOfProgram(type)
      && !_typeName(type).hasPrefix("HeadlessUI.")
  }

  /// Whether an object's class and all that it inherits from are the program's; `NSObject` has nothing
  /// that would have to be set.
  static func isObjectOfProgram(_ type: AnyObject.Type) -> Bool {
    var next: AnyClass? = type
    while let current = next, ObjectIdentifier(current) != ObjectIdentifier(NSObject.self) {
      guard isOfProgram(current) else { return false }
      next = _getSuperclass(current)
    }
    return true
  }

  /// The bytes that an object of the class takes.
  static func objectLayout(_ type: AnyObject.Type) -> (size: Int, alignmentMask: Int) {
    // Behind the kind and the superclass; Objective-C has three words of its own before it.
    #if canImport(ObjectiveC)
      let start = 5 * MemoryLayout<UInt>.size
    #else
      let start = 2 * MemoryLayout<UInt>.size
    #endif
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    return (
      Int(metadata.load(fromByteOffset: start + 8, as: UInt32.self)),
      Int(metadata.load(fromByteOffset: start + 12, as: UInt16.self))
    )
  }

  /// What a function is and returns.
  static func functionParts(
    _ type: Any.Type
  ) -> (isSwift: Bool, isAsynchronous: Bool, mayThrow: Bool, result: Any.Type) {
    let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    let flags = metadata[1]
    return (
      flags & 0xFF_0000 == 0, flags & 0x2000_0000 != 0, flags & 0x0100_0000 != 0,
      unsafeBitCast(metadata[2], to: Any.Type.self)
    )
  }

  /// The descriptors of the protocols in a type such as `any Hashable & Sendable`.
  static func protocols(of existential: Any.Type) -> [UnsafeRawPointer] {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    let word = MemoryLayout<UInt>.size
    let flags = metadata.load(fromByteOffset: word, as: UInt32.self)
    let count = Int(metadata.load(fromByteOffset: word + 4, as: UInt32.self))
    let hasSuperclass = flags & 0x4000_0000 != 0
    let start = (hasSuperclass ? 3 : 2) * word
    return (0..<count).map { index in
      metadata.load(fromByteOffset: start + index * word, as: UnsafeRawPointer.self)
    }
  }
}
