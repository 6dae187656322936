import Foundation

/// The types of the loaded libraries that have a protocol, by the records that the compiler leaves in
/// them.
enum ConformingTypes {
  private static let lock = NSLock()
  // Only touched with the lock held.
  nonisolated(unsafe) private static var known: [ObjectIdentifier: [Any.Type]] = [:]

  /// The types, none of them generic, that have the first protocol of a type such as `any Repository`:
  /// those with the fewest stored properties first, for they are the easiest to make.
  ///
  /// They are looked for once: a process loads its libraries before it makes samples.
  static func of(_ existential: Any.Type) -> [Any.Type] {
    lock.withLock {
      if let types = known[ObjectIdentifier(existential)] { return types }
      let types = find(existential)
      known[ObjectIdentifier(existential)] = types
      return types
    }
  }

  private static func find(_ existential: Any.Type) -> [Any.Type] {
    guard let wanted = TypeMetadata.protocols(of: existential).first else { return [] }
    var found: [ObjectIdentifier: Any.Type] = [:]
    for section in LoadedImages.conformanceRecords() {
      for offset in stride(from: 0, to: section.count - 3, by: 4) {
        guard let record = RelativePointer.target(of: section.start + offset),
          RelativePointer.indirectTarget(of: record) == wanted,
          let type = conformingType(record)
        else { continue }
        found[ObjectIdentifier(type)] = type
      }
    }
    return found.values.map { ($0, FieldTable.count($0), String(reflecting: $0)) }
      .sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
  }

  private static func conformingType(_ record: UnsafeRawPointer) -> Any.Type? {
    let place = record + 4
    let reference = record.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
    let direct = RelativePointer.target(of: place)
    // Whether the descriptor of the type lies in the same library.
    switch reference {
    case 0: return direct.flatMap(type)
    case 1: return direct.flatMap { $0.load(as: UnsafeRawPointer?.self) }.flatMap(type)
    default: return nil
    }
  }

  private static func type(_ descriptor: UnsafeRawPointer) -> Any.Type? {
    typealias Access = @convention(c) (UInt) -> UnsafeRawPointer?
    let flags = descriptor.load(as: UInt32.self)
    let isGeneric = flags & 0x80 != 0
    // Classes, structures and enumerations.
    guard !isGeneric, (16...18).contains(flags & 0x1F),
      let access = RelativePointer.target(of: descriptor + 12),
      let metadata = unsafeBitCast(access, to: Access.self)(0)
    else { return nil }
    return unsafeBitCast(metadata, to: Any.Type.self)
  }
}
