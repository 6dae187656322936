#if !canImport(ObjectiveC)
  import Foundation

  // The open Foundation has these, but unavailable: no property can be asked for by its name. Fetches
  // here are from an empty store, so that their order does not matter.
  extension NSSortDescriptor {
    /// An order by a property of any type, which is not looked at: all are equal. Properties of managed
    /// objects are optionals, which the open Foundation does not compare.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
      self.init(key: nil, ascending: ascending)
    }

    /// An order by the property of a name, which is not looked at: all are equal.
    public convenience init(key: String?, ascending: Bool) {
      self.init(keyPath: \NSString.length, ascending: ascending) { _, _ in .orderedSame }
    }

    /// An order by the property of a name and a method that compares, which are not looked at: all are
    /// equal.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
      self.init(key: key, ascending: ascending)
    }

    /// An order by the property of a name and a closure that compares, which are not looked at: all are
    /// equal.
    public convenience init(
      key: String?, ascending: Bool, comparator: @escaping (Any, Any) -> ComparisonResult
    ) {
      self.init(key: key, ascending: ascending)
    }
  }
#endif
