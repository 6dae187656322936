/// The cases of an enumeration as its metadata describes them: first those with a value, then those
/// without.
struct EnumerationCases {
  private let metadata: UnsafeRawPointer
  private let descriptor: UnsafeRawPointer

  /// How many cases have an associated value.
  let withValue: UInt32
  /// How many cases have none.
  let withoutValue: UInt32

  /// The cases of the type, which must be an enumeration.
  init(_ type: Any.Type) {
    metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    descriptor = metadata.load(
      fromByteOffset: MemoryLayout<UInt>.size, as: UnsafeRawPointer.self)
    withValue = descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
    withoutValue = descriptor.load(fromByteOffset: 24, as: UInt32.self)
  }

  /// Makes the memory, which holds the value of a case, be of that case.
  func inject(_ tag: UInt32, into memory: UnsafeMutableRawPointer) {
    typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void
    let word = MemoryLayout<UInt>.size
    let witnesses = (metadata - word).load(as: UnsafeRawPointer.self)
    let inject = witnesses.load(fromByteOffset: 13 * word, as: UnsafeRawPointer.self)
    unsafeBitCast(inject, to: Inject.self)(memory, tag, metadata)
  }

  /// The type of the value of the first case that has one; nil if it lies elsewhere (`indirect`).
  var firstPayload: Any.Type? {
    guard withValue > 0, let fields = RelativePointer.target(of: descriptor + 16) else {
      return nil
    }
    let record = fields + 16
    let isIndirect = record.load(as: UInt32.self) & 1 != 0
    guard !isIndirect, let name = RelativePointer.target(of: record + 4) else { return nil }
    return _getTypeByMangledNameInContext(
      name.assumingMemoryBound(to: UInt8.self), Self.length(name), genericContext: descriptor,
      genericArguments: metadata + 2 * MemoryLayout<UInt>.size)
  }

  /// The length of a mangled name, which may hold references that contain zeros.
  private static func length(_ name: UnsafeRawPointer) -> UInt {
    var length = 0
    while case let byte = name.load(fromByteOffset: length, as: UInt8.self), byte != 0 {
      switch byte {
      case 0x01...0x17: length += 5
      case 0x18...0x1F: length += 1 + MemoryLayout<UInt>.size
      default: length += 1
      }
    }
    return UInt(length)
  }
}
