import Foundation

/// Makes values of types that the program declares out of samples of their stored properties, where no
/// initializer can be called.
///
/// An object that holds another one which holds it gets itself back. What fails half way is never
/// released, as nothing could take it apart.
final class StoredSample: @unchecked Sendable {  // Only the call that made it uses it.
  /// The sample that is being made, as one asks for others.
  @TaskLocal private static var current: StoredSample?

  private static let mostLevels = 24

  private typealias Allocate =
    @convention(c) (UnsafeRawPointer, Int, Int)
    -> UnsafeMutableRawPointer

  /// What the compiler calls where an object is made.
  private static let allocate: Allocate? = {
    // `RTLD_DEFAULT`, which is a macro that Swift does not import.
    #if canImport(Darwin)
      let allImages = UnsafeMutableRawPointer(bitPattern: -2)
    #else
      let allImages: UnsafeMutableRawPointer? = nil
    #endif
    return dlsym(allImages, "swift_allocObject").map { unsafeBitCast($0, to: Allocate.self) }
  }()

  private let label: String
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  private var level = 0
  /// The innermost types of which there is no sample.
  private var lacking: [String] = []
  /// The types of which there is no sample, each of which is looked at once.
  private var failed: Set<ObjectIdentifier> = []
  /// Whether a part was too deep within others, which says nothing of it elsewhere.
  private var wasTooDeep = false

  private init(_ label: String) { self.label = label }

  /// A value of the type; nil where a part of it has no sample.
  static func of(_ type: Any.Type, _ label: String) -> Any? {
    if let current { return current.value(type) }
    let sample = StoredSample(label)
    return $current.withValue(sample) { sample.value(type) }
  }

  /// The types for lack of which there is no sample of a type, other than itself.
  static func lacking(for type: Any.Type) -> [String] {
    let sample = StoredSample("")
    _ = $current.withValue(sample) { sample.value(type) }
    return Array(Set(sample.lacking)).sorted().filter { $0 != "\(type)" }
  }

  private func value(_ type: Any.Type) -> Any? {
    guard level < Self.mostLevels else {
      wasTooDeep = true
      return nil
    }
    guard TypeMetadata.isCopyable(type), !failed.contains(ObjectIdentifier(type)) else {
      return nil
    }
    level += 1
    defer { level -= 1 }
    func value<T>(_ type: T.Type) -> Any? { self.value(opened: type) }
    let made = _openExistential(type, do: value)
    if made == nil, !wasTooDeep { failed.insert(ObjectIdentifier(type)) }
    return made
  }

  private func value<T>(opened type: T.Type) -> Any? {
    switch TypeMetadata.kind(of: type) {
    case .structure where TypeMetadata.isOfProgram(type): structure(type)
    case .enumeration where TypeMetadata.isOfProgram(type): enumeration(type)
    case .object: (type as? AnyObject.Type).flatMap(object)
    case .function: function(type)
    case .existential: conforming(type)
    default: nil
    }
  }

  private func structure<T>(_ type: T.Type) -> Any? {
    made(type) { fill($0, FieldTable.of(type).fields) }
  }

  private func enumeration<T>(_ type: T.Type) -> Any? {
    let cases = EnumerationCases(type)
    return made(type) { memory in
      if cases.withoutValue == 0 {
        guard let payload = cases.firstPayload, put(payload, at: memory) else { return false }
      }
      cases.inject(cases.withoutValue > 0 ? cases.withValue : 0, into: memory)
      return true
    }
  }

  private func made<T>(_ type: T.Type, _ fill: (UnsafeMutableRawPointer) -> Bool) -> Any? {
    let size = max(MemoryLayout<T>.size, 1)
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: size, alignment: MemoryLayout<T>.alignment)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    guard fill(memory) else { return nil }
    defer { memory.deallocate() }
    return memory.assumingMemoryBound(to: T.self).move()
  }

  private func object(_ type: AnyObject.Type) -> AnyObject? {
    if let known = objects[ObjectIdentifier(type)] { return known }
    guard TypeMetadata.isObjectOfProgram(type) else { return nil }
    let layout = TypeMetadata.objectLayout(type)
    guard
      let memory = Self.allocate?(
        unsafeBitCast(type, to: UnsafeRawPointer.self), layout.size, layout.alignmentMask)
    else { return nil }
    let header = 2 * MemoryLayout<UInt>.size
    if layout.size > header {
      (memory + header).initializeMemory(as: UInt8.self, repeating: 0, count: layout.size - header)
    }
    // One reference more than are held: it is never taken apart.
    let object = Unmanaged<AnyObject>.fromOpaque(memory).retain().takeUnretainedValue()
    let before = objects
    objects[ObjectIdentifier(type)] = object
    let fields = FieldTable.fields(ofObject: type)
    // An actor with nothing to do is all zeros.
    guard fill(memory, fields.filter { !$0.isActorStorage }) else {
      objects = before
      return nil
    }
    return object
  }

  private func fill(_ memory: UnsafeMutableRawPointer, _ fields: [FieldTable.Field]) -> Bool {
    // All of them, so that all is known that is lacking.
    fields.reduce(true) { isFilled, field in fill(memory, field) && isFilled }
  }

  private func fill(_ memory: UnsafeMutableRawPointer, _ field: FieldTable.Field) -> Bool {
    // A weak reference to nothing is all zeros; an unowned one cannot refer to nothing.
    guard field.isStrong else { return field.type is any ExpressibleByNilLiteral.Type }
    // So the runtime calls what cannot be copied, such as a mutex.
    guard field.type != Void.self else { return false }
    return put(field.type, at: memory + field.offset)
  }

  private func put(_ type: Any.Type, at memory: UnsafeMutableRawPointer) -> Bool {
    func put<T>(_ type: T.Type) -> Bool {
      let (before, isKnown) = (lacking.count, failed.contains(ObjectIdentifier(type)))
      guard let value = StandInSample.of(type, label) else {
        if lacking.count == before, !isKnown { lacking.append("\(type)") }
        return false
      }
      memory.initializeMemory(as: T.self, repeating: value, count: 1)
      return true
    }
    return TypeMetadata.isCopyable(type) && _openExistential(type, do: put)
  }

  /// A function that does nothing, or that ends the process where it would have to return something:
  /// how it returns depends on where it is stored. Its arguments are never looked at.
  private func function<F>(_ type: F.Type) -> Any? {
    let parts = TypeMetadata.functionParts(type)
    guard parts.isSwift else { return nil }
    let returned =
      parts.result == Void.self ? nil : "\(label) (a function that returns \(parts.result))"
    // A function that waits returns in another way if it may throw.
    if parts.isAsynchronous, parts.mayThrow {
      let body: () async throws -> Void = { returned.map { _standInTrap($0) } }
      return unsafeBitCast(body, to: type)
    } else if parts.isAsynchronous {
      let body: () async -> Void = { returned.map { _standInTrap($0) } }
      return unsafeBitCast(body, to: type)
    } else {
      let body: () -> Void = { returned.map { _standInTrap($0) } }
      return unsafeBitCast(body, to: type)
    }
  }

  /// A value of a type of the program that has the protocols that are asked for.
  private func conforming<P>(_ type: P.Type) -> Any? {
    func fitting<T>(_ candidate: T.Type) -> P? { StandInSample.of(candidate, label) as? P }
    return ConformingTypes.of(type).lazy.compactMap { _openExistential($0, do: fitting) }.first
  }
}
