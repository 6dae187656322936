import Foundation

/// A state that a program keeps between runs.
///
/// Here it is kept as long as the hosted view: every run starts with the default, so that runs repeat; where
/// code of the view sets another value by `UserDefaults`, that is taken over. All properties of one key and
/// type are the same state.
@propertyWrapper
public struct AppStorage<Value> {
  private var state: State<Value>
  /// The name under which the value is kept.
  let key: String

  init(_ value: Value, _ key: String) {
    state = State(wrappedValue: value)
    self.key = key
  }

  /// The current value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
    nonmutating _modify { yield &state.wrappedValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }

  /// The value of an object's property, which is the object's own as long as no view has it.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, AppStorage<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].wrappedValue }
    set {
      let accepted = ObjectWrite.telling(
        object, object[keyPath: storageKeyPath].wrappedValue, newValue)
      if let accepted { object[keyPath: storageKeyPath].state = State(wrappedValue: accepted) }
    }
  }
}

extension AppStorage: DynamicProperty {
  /// Finds the state that stands for the key in the hosted view.
  @MainActor
  public mutating func _link(_ slot: _PropertySlot) {
    let name = "AppStorage(\"\(key)\")"
    state.link(named: name, slot)
    let (state, key) = (state, key)
    slot.owner?.context.host.defaults.follow(key, as: "\(name): \(Value.self)") {
      state.wrappedValue =
        UserDefaults.standard.value(key, as: Value.self) ?? state.initialValue
    }
  }
}

extension AppStorage: Sendable where Value: Sendable {}

extension AppStorage where Value == Bool {
  /// A Bool with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key)
  }
}

extension AppStorage where Value == Int {
  /// A Int with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key)
  }
}

extension AppStorage where Value == Double {
  /// A Double with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key)
  }
}

extension AppStorage where Value == String {
  /// A String with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key)
  }
}

extension AppStorage where Value == URL {
  /// A URL with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key)
  }
}

extension AppStorage where Value == Date {
  /// A Date with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key)
  }
}

extension AppStorage where Value == Data {
  /// A Data with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// A value that a number stands for, with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A value that a string stands for, with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key)
  }
}

extension AppStorage where Value == Bool? {
  /// A Bool that may be missing, and is at first.
  public init(_ key: String, store: UserDefaults? = nil) { self.init(nil, key) }
}

extension AppStorage where Value == Int? {
  /// A Int that may be missing, and is at first.
  public init(_ key: String, store: UserDefaults? = nil) { self.init(nil, key) }
}

extension AppStorage where Value == Double? {
  /// A Double that may be missing, and is at first.
  public init(_ key: String, store: UserDefaults? = nil) { self.init(nil, key) }
}

extension AppStorage where Value == String? {
  /// A String that may be missing, and is at first.
  public init(_ key: String, store: UserDefaults? = nil) { self.init(nil, key) }
}

extension AppStorage where Value == URL? {
  /// A URL that may be missing, and is at first.
  public init(_ key: String, store: UserDefaults? = nil) { self.init(nil, key) }
}

extension AppStorage where Value == Date? {
  /// A Date that may be missing, and is at first.
  public init(_ key: String, store: UserDefaults? = nil) { self.init(nil, key) }
}

extension AppStorage where Value == Data? {
  /// A Data that may be missing, and is at first.
  public init(_ key: String, store: UserDefaults? = nil) { self.init(nil, key) }
}

extension AppStorage {
  /// A value that a number stands for; missing at first.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(nil, key)
  }
}

extension AppStorage {
  /// A value that a string stands for; missing at first.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(nil, key)
  }
}

extension View {
  /// Where `AppStorage` in the view keeps its values; here that is always in memory.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}
