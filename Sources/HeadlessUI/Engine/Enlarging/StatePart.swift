/// A number, a list or a text that a state holds, or an object, by itself or in structs of the program.
@MainActor
package struct StatePart {
  /// Where it is.
  package struct Place: Hashable {
    fileprivate let holder: ObjectIdentifier
    /// In bytes from where the value or the object begins.
    fileprivate let offset: Int
  }

  package let place: Place
  /// The state that holds it; nil if an object does.
  package var stateID: Int? { state?.id }
  /// Whether it is all that its state holds.
  package let isWhole: Bool
  /// How long the list or the text is; nil for numbers.
  package let length: Int?
  /// A digest of its last element.
  package let last: UInt64?
  /// Whether it is a text.
  package var isText: Bool { type == String.self }
  /// How far from 0 the numbers are, all together.
  package let amount: Double

  private weak var state: AnyStateLocation?
  private weak var object: AnyObject?
  private let type: Any.Type

  private static let maximumDepth = 4

  /// The parts of what a state holds.
  static func parts(of state: AnyStateLocation) -> [StatePart] {
    var parts: [StatePart] = []
    state.read { place, type in
      parts = places(of: type).compactMap {
        StatePart(at: place, $0, holder: state, isWhole: $0.type == type)
      }
    }
    return parts
  }

  /// The parts of an object of the program.
  static func parts(of object: AnyObject) -> [StatePart] {
    let place = UnsafeRawPointer(ContentPlan.place(of: object))
    let fields = FieldTable.fields(ofObject: Swift.type(of: object))
    return fields.filter { !$0.isActorStorage }.flatMap { places(of: $0, at: 0, depth: 1) }
      .compactMap { StatePart(at: place, $0, holder: object) }
  }

  private init?(
    at start: UnsafeRawPointer, _ part: (offset: Int, type: Any.Type), holder: AnyObject,
    isWhole: Bool = false
  ) {
    func read<T>(_: T.Type) -> Any {
      (start + part.offset).assumingMemoryBound(to: T.self).pointee
    }
    let value = _openExistential(part.type, do: read)
    let list = value as? any ContinuedValue
    let numbers = list == nil ? NumericParts.of(value) : nil
    if list == nil, numbers == nil { return nil }
    place = Place(holder: ObjectIdentifier(holder), offset: part.offset)
    length = list?.length
    last = list?.lastDigest
    amount = (numbers ?? []).reduce(0) { $0 + abs($1) }
    self.isWhole = isWhole
    state = holder as? AnyStateLocation
    object = state == nil ? holder : nil
    type = part.type
  }

  /// What it is now; nil if what holds it is gone.
  package var current: StatePart? {
    if let object {
      return StatePart(at: ContentPlan.place(of: object), (place.offset, type), holder: object)
    }
    var part: StatePart?
    state?.read { [state] start, _ in
      guard let state else { return }
      part = StatePart(at: start, (place.offset, type), holder: state, isWhole: isWhole)
    }
    return part
  }

  /// Makes it larger, as a write that no code made: goes on with a list or a text, before or after what
  /// there is, until it is so many times as long; multiplies numbers.
  ///
  /// - Returns: whether views are still to be told, since it is part of an object.
  func enlarge(by factor: Double, atFront: Bool) -> Bool {
    func change<T>(_: T.Type, _ start: UnsafeMutableRawPointer) {
      let place = (start + self.place.offset).assumingMemoryBound(to: T.self)
      if let list = place.pointee as? any ContinuedValue {
        if let longer = list.continued(by: Int(factor), atFront: atFront) as? T {
          place.pointee = longer
        }
      } else if let larger = NumericParts.mapped(place.pointee, { $0 * factor }) as? T {
        place.pointee = larger
      }
    }
    func open<T>(_ type: T.Type) {
      if let object {
        change(type, UnsafeMutableRawPointer(mutating: ContentPlan.place(of: object)))
      } else {
        state?.change { change(type, $0) }
      }
    }
    _openExistential(type, do: open)
    return object != nil
  }

  /// Whether it holds the same as far as is known.
  package func isSame(as other: StatePart?) -> Bool {
    guard let other else { return false }
    return (length, last, amount) == (other.length, other.last, other.amount)
  }

  // MARK: Places

  private static func places(of type: Any.Type) -> [(offset: Int, type: Any.Type)] {
    places(of: type, at: 0, depth: 0)
  }

  private static func places(
    of field: FieldTable.Field, at start: Int, depth: Int
  ) -> [(offset: Int, type: Any.Type)] {
    field.isStrong ? places(of: field.type, at: start + field.offset, depth: depth) : []
  }

  private static func places(
    of type: Any.Type, at start: Int, depth: Int
  ) -> [(offset: Int, type: Any.Type)] {
    if type is any ContinuedValue.Type || type is any NumericValue.Type { return [(start, type)] }
    guard depth < maximumDepth,
      type is any ValueWithListeners.Type || TypeMetadata.isStructOfProgram(type)
    else { return [] }
    func fields<T>(_ type: T.Type) -> [FieldTable.Field] { FieldTable.of(type).fields }
    return _openExistential(type, do: fields).flatMap {
      places(of: $0, at: start, depth: depth + 1)
    }
  }
}

/// What keeps a value for an object, and tells others of it.
protocol ValueWithListeners {}
