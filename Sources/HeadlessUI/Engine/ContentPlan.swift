import Foundation

/// How the contents of a type's values are read. It is found once for each type: all states are looked
/// at after each pass, and a mirror of each would take longer than layout.
final class ContentPlan: @unchecked Sendable {
  /// Adds the contents of the value at a place.
  typealias Add = (UnsafeRawPointer, inout ContentDigest.Gathering, _ depth: Int) -> Void

  let add: Add
  /// The numbers in the value at a place; nil if it is not made of numbers.
  let numbers: ((UnsafeRawPointer) -> [Double])?
  /// The stored properties of a struct.
  let parts: [Part]

  /// A stored property.
  struct Part {
    /// The digest of the property's name.
    let digest: UInt64
    /// The offset in bytes from the start of the struct or the object.
    let offset: Int
    let plan: ContentPlan
    /// Of a weak or unowned reference, which of the object's properties it is.
    var reference: Int?
  }

  private init<T>(_ type: T.Type, parts: [Part] = [], add: @escaping Add) {
    (self.parts, self.add) = (parts, add)
    numbers = (type as? any NumericValue.Type).map { ContentPlan.readingNumbers($0) }
  }

  private static func readingNumbers<N: NumericValue>(
    _ type: N.Type
  ) -> (UnsafeRawPointer) -> [Double] {
    { place in place.assumingMemoryBound(to: N.self).pointee.numbers }
  }

  // Both are only touched with the lock held.
  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var plans: [ObjectIdentifier: ContentPlan] = [:]
  nonisolated(unsafe) private static var objectPlans: [ObjectIdentifier: ObjectPlan] = [:]

  static func of<T>(_ type: T.Type) -> ContentPlan {
    lock.withLock {
      if let known = plans[ObjectIdentifier(type)] { return known }
      let plan = make(type)
      plans[ObjectIdentifier(type)] = plan
      return plan
    }
  }

  // MARK: Making

  private static func make<T>(_ type: T.Type) -> ContentPlan {
    if let known = type as? any KnownContent.Type {
      return ContentPlan(type, add: adding(known))
    }
    switch TypeMetadata.kind(of: type) {
    case .function:
      // Of a closure nothing can be told but that there is one.
      return ContentPlan(type) { _, _, _ in }
    case .object:
      return ContentPlan(type) { place, gathering, depth in
        add(place.assumingMemoryBound(to: AnyObject.self).pointee, to: &gathering, depth)
      }
    case .structure where !isPacked(type):
      if let parts = parts(FieldTable.of(type).fields, of: type) {
        return ContentPlan(type, parts: parts) { place, gathering, depth in
          add(parts, at: place, to: &gathering, depth)
        }
      }
    case .structure, .enumeration, .existential, .builtIn, .other: break
    }
    if _isPOD(type) {
      return ContentPlan(type) { place, gathering, _ in
        gathering.digest.add(
          UnsafeRawBufferPointer(start: place, count: MemoryLayout<T>.size))
      }
    }
    return ContentPlan(type) { place, gathering, depth in
      gathering.addMirrored(place.assumingMemoryBound(to: T.self).pointee, depth)
    }
  }

  private static func adding<K: KnownContent>(_ type: K.Type) -> Add {
    { place, gathering, depth in
      place.assumingMemoryBound(to: K.self).pointee.addContents(to: &gathering, depth)
    }
  }

  /// The stored properties; nil if some cannot be read in place, or the type says itself what it is
  /// made of.
  private static func parts(_ fields: [FieldTable.Field], of type: Any.Type) -> [Part]? {
    guard !(type is any CustomReflectable.Type),
      type is AnyObject.Type || fields.allSatisfy(\.isStrong)
    else { return nil }
    // What cannot be copied guards what is in it: a mutex, the state of an actor's executor.
    let readable = fields.enumerated().filter { _, field in
      TypeMetadata.isCopyable(field.type) && field.name != "$defaultActor"
    }
    return readable.map { index, field in
      func open<F>(_ type: F.Type) -> ContentPlan { of(type) }
      var digest = Digest()
      digest.add(field.name)
      return Part(
        digest: digest.value, offset: field.offset,
        plan: _openExistential(field.type, do: open), reference: field.isStrong ? nil : index)
    }
  }

  /// Whether all bits of its values count: there are none between the stored properties.
  private static func isPacked<T>(_ type: T.Type) -> Bool {
    guard _isPOD(type) else { return false }
    if MemoryLayout<T>.alignment == 1 { return true }
    let fields = FieldTable.of(type).fields
    guard !fields.isEmpty else { return TypeMetadata.kind(of: type) == .builtIn }
    var size = 0
    for field in fields {
      func open<F>(_ type: F.Type) -> Int? { isPacked(type) ? MemoryLayout<F>.size : nil }
      guard let part = _openExistential(field.type, do: open) else { return false }
      size += part
    }
    return size == MemoryLayout<T>.size
  }

  private static func add(
    _ parts: [Part], at place: UnsafeRawPointer, to gathering: inout ContentDigest.Gathering,
    _ depth: Int, in object: AnyObject? = nil
  ) {
    for part in parts {
      gathering.digest.add(part.digest)
      if let reference = part.reference, let object {
        gathering.add(opened: FieldTable.reference(in: object, reference), depth)
      } else {
        gathering.add(part.plan, at: place + part.offset, depth + 1)
      }
    }
  }

  // MARK: Objects

  /// How an object's properties are read, those that its class inherits included.
  struct ObjectPlan {
    /// Of the class's name.
    let digest: UInt64
    /// Nil if it can only be looked at through a mirror.
    let parts: [Part]?
  }

  static func of(_ object: AnyObject) -> ObjectPlan {
    let type: AnyObject.Type = Swift.type(of: object)
    return lock.withLock {
      if let known = objectPlans[ObjectIdentifier(type)] { return known }
      var digest = Digest()
      digest.add("\(type)")
      let isRead = TypeMetadata.kind(of: type) == .object && !(type is any KnownContent.Type)
      let plan = ObjectPlan(
        digest: digest.value,
        parts: isRead ? parts(FieldTable.fields(ofObject: type), of: type) : nil)
      objectPlans[ObjectIdentifier(type)] = plan
      return plan
    }
  }

  /// Where the properties of an object are counted from.
  static func place(of object: AnyObject) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }

  static func add(
    _ object: AnyObject, to gathering: inout ContentDigest.Gathering, _ depth: Int
  ) {
    let plan = of(object)
    gathering.digest.add(plan.digest)
    if let parts = plan.parts {
      add(parts, at: place(of: object), to: &gathering, depth, in: object)
    } else {
      gathering.addMirrored(object, depth)
    }
  }
}
