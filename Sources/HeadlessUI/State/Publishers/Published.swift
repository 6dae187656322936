#if !canImport(Combine)
  import Foundation

  /// A property whose changes its object tells of.
  @propertyWrapper
  public struct Published<Value> {
    private var value: Value
    // Made for the first subscriber, so that objects without subscribers stay plain data.
    private var listeners: Listeners<Value>?

    /// A property with its first value.
    public init(wrappedValue: Value) { value = wrappedValue }

    /// A property with its first value.
    public init(initialValue: Value) { value = initialValue }

    /// Only properties of objects can be published.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    /// Publishes the value at once and each one that is about to be set.
    public struct Publisher: HeadlessUI.Publisher {
      /// The property's values.
      public typealias Output = Value
      /// It never fails.
      public typealias Failure = Never

      fileprivate let current: () -> Value
      fileprivate let set: (Value) -> Void
      fileprivate let listeners: Listeners<Value>

      /// Is told the value now and each one that is about to be set.
      public func _subscribe(
        _ value: @escaping (Value) -> Void,
        _ completion: @escaping (Subscribers.Completion<Never>) -> Void
      ) -> AnyCancellable {
        value(current())
        return listeners.add(value)
      }

      func assign(_ value: Value) { set(value) }

      /// Keeps a subscription for as long as there is the property.
      func keep(_ subscription: AnyCancellable) { listeners.keep(subscription) }
    }

    /// The value; every write tells of a change, of an equal value too.
    public static subscript<Object: AnyObject>(
      _enclosingInstance object: Object,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
      get { object[keyPath: storageKeyPath].value }
      set { write(newValue, object, storageKeyPath, begun: nil) }
      _modify {
        let begun = WriteInPlace.begin()
        var value = object[keyPath: storageKeyPath].value
        defer { write(value, object, storageKeyPath, begun: begun) }
        yield &value
      }
    }

    private static func write<Object: AnyObject>(
      _ value: Value, _ object: Object,
      _ storage: ReferenceWritableKeyPath<Object, Published<Value>>, begun: CallTrace?
    ) {
      let accepted = WriteInPlace.end(begun) {
        ObjectWrite.telling(object, object[keyPath: storage].value, value)
      }
      guard let accepted else { return }
      object[keyPath: storage].listeners?.tell(accepted)
      object[keyPath: storage].value = accepted
    }

    /// The publisher of the property's values.
    public static subscript<Object: AnyObject>(
      _enclosingInstance object: Object,
      projected projectedKeyPath: ReferenceWritableKeyPath<Object, Publisher>,
      storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Publisher {
      get {
        let listeners = object[keyPath: storageKeyPath].listeners ?? Listeners<Value>()
        object[keyPath: storageKeyPath].listeners = listeners
        return Publisher(
          current: { object[keyPath: storageKeyPath].value },
          set: { [weak object] value in
            guard let object else { return }
            write(value, object, storageKeyPath, begun: nil)
          }, listeners: listeners)
      }
      // Combine has a setter too, for `assign(to:)`, which hands the publisher over in place.
      set {}
    }

    /// Only properties of objects can be published.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var projectedValue: Publisher {
      get { preconditionFailure("only the property of an object has a publisher") }
      set {}
    }
  }

  extension Published: ValueWithListeners {}

  extension Published.Publisher: Equatable {
    /// Publishers of the same property are equal.
    public static func == (a: Self, b: Self) -> Bool { a.listeners === b.listeners }
  }
#endif
