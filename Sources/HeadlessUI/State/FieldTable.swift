import Foundation

// The runtime's own reflection entry points: `Mirror` is built on them. They give the offset of a
// stored property, which `Mirror` does not, and that is what linking a property in place needs.
@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(
  _: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_: Any.Type, index: Int) -> Int

private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}

/// The stored properties of a struct type, found once.
final class FieldTable: @unchecked Sendable {
  struct Field {
    let name: String
    let offset: Int
    let type: Any.Type
  }

  let fields: [Field]
  private let isStruct: Bool

  private static let lock = NSLock()
  nonisolated(unsafe) private static var tables: [ObjectIdentifier: FieldTable] = [:]

  static func of<T>(_ type: T.Type) -> FieldTable {
    lock.lock()
    defer { lock.unlock() }
    if let known = tables[ObjectIdentifier(type)] { return known }
    let table = FieldTable(type)
    tables[ObjectIdentifier(type)] = table
    return table
  }

  // The first word of a type's metadata is its kind; 0x200 is a struct in Swift's stable ABI.
  private static func isStruct(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x200
  }

  private init(_ type: Any.Type) {
    isStruct = FieldTable.isStruct(type)
    guard isStruct else {
      fields = []
      return
    }
    fields = (0..<fieldCount(type)).map { index in
      var metadata = FieldMetadata()
      let childType = fieldType(type, index: index, fieldMetadata: &metadata)
      defer { metadata.freeName?(metadata.name) }
      return Field(
        name: metadata.name.map { String(cString: $0) } ?? "",
        offset: fieldOffset(type, index: index), type: childType)
    }
  }

  /// Field by field where the type is a struct; anything else by its bits.
  func areEqual<T>(_ a: T, _ b: T) -> Bool {
    guard isStruct else { return ValueComparison.sameBits(a, b) }
    return withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in
        fields.allSatisfy { field in
          func compare<F>(_: F.Type) -> Bool {
            let x = (UnsafeRawPointer(a) + field.offset).assumingMemoryBound(to: F.self)
            let y = (UnsafeRawPointer(b) + field.offset).assumingMemoryBound(to: F.self)
            return ValueComparison.areEqual(x.pointee, y.pointee)
          }
          return _openExistential(field.type, do: compare)
        }
      }
    }
  }
}
