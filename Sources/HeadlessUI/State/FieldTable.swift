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

@_silgen_name("swift_reflectionMirror_subscript")
private func child<T>(
  of: T, type: Any.Type, index: Int,
  outName: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  outFreeFunc: UnsafeMutablePointer<(@convention(c) (UnsafePointer<CChar>?) -> Void)?>
) -> Any

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
    /// In bytes from where the struct or the object begins.
    let offset: Int
    let type: Any.Type
    /// Whether it holds its value, and not a weak or unowned reference to it.
    let isStrong: Bool

    /// Whether an actor keeps in it what it has to do.
    var isActorStorage: Bool { name == "$defaultActor" }
  }

  let fields: [Field]
  private let isStruct: Bool

  private static let lock = NSLock()
  // Only touched with the lock held.
  nonisolated(unsafe) private static var tables: [ObjectIdentifier: FieldTable] = [:]

  static func of<T>(_ type: T.Type) -> FieldTable {
    lock.lock()
    defer { lock.unlock() }
    if let known = tables[ObjectIdentifier(type)] { return known }
    let table = FieldTable(type)
    tables[ObjectIdentifier(type)] = table
    return table
  }

  private init(_ type: Any.Type) {
    isStruct = TypeMetadata.kind(of: type) == .structure
    fields = isStruct ? FieldTable.fields(of: type) : []
  }

  /// The stored properties of a class, with those that it inherits.
  static func fields(ofObject type: AnyObject.Type) -> [Field] { fields(of: type) }

  /// What a weak or unowned reference in an object leads to.
  ///
  /// - Parameter field: its number among those of ``fields(ofObject:)``.
  static func reference(in object: AnyObject, _ field: Int) -> Any {
    var level: AnyClass = type(of: object)
    while let superclass = _getSuperclass(level), field < fieldCount(superclass) {
      level = superclass
    }
    let inherited = _getSuperclass(level).map(fieldCount) ?? 0
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    defer { free?(name) }
    return child(
      of: object, type: level, index: field - inherited, outName: &name, outFreeFunc: &free)
  }

  /// How many stored properties a type has.
  static func count(_ type: Any.Type) -> Int { fieldCount(type) }

  private static func fields(of type: Any.Type) -> [Field] {
    (0..<fieldCount(type)).map { index in
      var metadata = FieldMetadata()
      let childType = fieldType(type, index: index, fieldMetadata: &metadata)
      defer { metadata.freeName?(metadata.name) }
      return Field(
        name: metadata.name.map { String(cString: $0) } ?? "",
        offset: fieldOffset(type, index: index), type: childType, isStrong: metadata.isStrong)
    }
  }

  /// Field by field where the type is a struct; anything else by its bits.
  func areEqual<T>(_ a: T, _ b: T) -> Bool {
    guard isStruct else { return ValueComparison.sameBits(a, b) }
    return withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in fields.allSatisfy { isEqual($0, a, b) } }
    }
  }

  /// The names of the fields that are not equal; none of anything but a struct.
  func differences<T>(_ a: T, _ b: T) -> [String] {
    withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in
        // A property that is linked to what it stands for differs from one that is not yet.
        fields.filter {
          (!($0.type is any DynamicProperty.Type) || $0.type is any PlaceComparable.Type)
            && !isEqual($0, a, b)
        }
        .map { $0.name.hasPrefix("_") ? String($0.name.dropFirst()) : $0.name }
      }
    }
  }

  private func isEqual(_ field: Field, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    // What is stored is no object, but what leads to one, and the same for the same object.
    guard field.isStrong else {
      return (a + field.offset).load(as: UInt.self) == (b + field.offset).load(as: UInt.self)
    }
    func compare<F>(_: F.Type) -> Bool {
      let x = (a + field.offset).assumingMemoryBound(to: F.self)
      let y = (b + field.offset).assumingMemoryBound(to: F.self)
      return ValueComparison.areEqual(x.pointee, y.pointee)
    }
    return _openExistential(field.type, do: compare)
  }
}
