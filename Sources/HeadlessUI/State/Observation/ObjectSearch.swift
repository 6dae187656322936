/// Looks for objects among what views know: their stored properties and the objects in their environment.
@MainActor
struct ObjectSearch {
  private var rest: [(value: Any, depth: Int)] = []

  /// Whether it looks at the elements of lists: there may be very many.
  var entersLists = true

  private static let maximumDepth = 5
  private static let maximumValues = 400

  /// Adds what a view knows.
  mutating func add(_ element: AnyElement) {
    rest += element.context.environment.objects.values.map { ($0, 0) }
    if let view = element.viewValue { rest.append((view, 0)) }
  }

  /// Adds what a state holds.
  mutating func add(_ state: AnyStateLocation) { rest.append((state.anyValue, 0)) }

  /// The objects that are looked for, each once; not all where there are very many values.
  mutating func objects(
    atMost maximum: Int = .max, where isLookedFor: (AnyObject) -> Bool
  ) -> [AnyObject] {
    var found: [AnyObject] = []
    var known: Set<ObjectIdentifier> = []
    var values = 0
    while let (value, depth) = rest.popLast(), values < ObjectSearch.maximumValues {
      values += 1
      if Swift.type(of: value) is AnyObject.Type {
        let object = value as AnyObject
        guard known.insert(ObjectIdentifier(object)).inserted, !(value is AnyElement) else {
          continue
        }
        if isLookedFor(object) {
          found.append(object)
          if found.count == maximum { break }
        }
      }
      guard depth < ObjectSearch.maximumDepth, entersLists || !(value is any ContinuedValue)
      else { continue }
      rest += NumericParts.fields(value).map { ($0, depth + 1) }
    }
    return found
  }
}
