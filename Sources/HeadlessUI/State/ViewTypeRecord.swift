import Observation

/// What is known of a type of views or modifiers.
@MainActor
final class ViewTypeRecord {
  struct DynamicField {
    let offset: Int
    let type: any DynamicProperty.Type
    let name: String
  }

  /// The stored properties that are linked before the body is evaluated.
  let fields: [DynamicField]
  /// Whether values of the type have observable objects, or a body of the type has read one. Until then,
  /// nothing is made to hear of all that changes: most bodies never read any.
  var readsObservables: Bool

  private static var records: [ObjectIdentifier: ViewTypeRecord] = [:]

  static func of<T>(_ type: T.Type) -> ViewTypeRecord {
    let id = ObjectIdentifier(type)
    if let known = records[id] { return known }
    let record = ViewTypeRecord(
      FieldTable.of(type).fields.compactMap { field in
        (field.type as? any DynamicProperty.Type).map { property in
          // A wrapper's storage is named after the property, with an underscore.
          let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
          return DynamicField(
            offset: field.offset, type: property, name: "\(TypeName.short(type)).\(name)")
        }
      }, readsObservables: hasObservable(type, depth: 0))
    records[id] = record
    return record
  }

  private init(_ fields: [DynamicField], readsObservables: Bool) {
    (self.fields, self.readsObservables) = (fields, readsObservables)
  }

  private static let maximumDepth = 4

  /// Whether a stored property is an observable object, or a wrapper of one.
  private static func hasObservable<T>(_ type: T.Type, depth: Int) -> Bool {
    guard #available(macOS 14, *) else { return false }
    if type is any Observable.Type { return true }
    func open<V>(_ type: V.Type) -> Bool { hasObservable(type, depth: depth + 1) }
    if let type = type as? any MayHaveValue.Type {
      return _openExistential(type.valueType, do: open)
    }
    guard depth < maximumDepth, TypeMetadata.kind(of: type) == .structure else { return false }
    return FieldTable.of(type).fields.contains { _openExistential($0.type, do: open) }
  }
}

/// A type whose values may have one of another type, which is none of their stored properties.
private protocol MayHaveValue {
  static var valueType: Any.Type { get }
}

extension Environment: MayHaveValue {
  fileprivate static var valueType: Any.Type { Value.self }
}

extension Optional: MayHaveValue {
  fileprivate static var valueType: Any.Type { Wrapped.self }
}
