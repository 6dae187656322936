import Foundation

/// A state that a program keeps between runs.
///
/// On Linux the command gives each preview standard defaults of its own, so that runs repeat: what is written is
/// read by `UserDefaults` and by all properties of the key, as in SwiftUI. In other processes, such as those of
/// tests, and with a store of its own the value is kept as long as the hosted view, and defaults are left alone.
/// Where code of the view sets another value by `UserDefaults`, that is taken over. All properties of one key and
/// type in a view are the same state.
@propertyWrapper
public struct AppStorage<Value> {
  private var state: State<Value>
  /// The name under which the value is kept.
  let key: String
  /// Whether the value has a store of its own.
  private let hasOwnStore: Bool

  init(_ value: Value, _ key: String, _ store: UserDefaults?) {
    state = State(wrappedValue: value)
    self.key = key
    hasOwnStore = store != nil && store !== UserDefaults.standard
  }

  /// The current value.
  public var wrappedValue: Value {
    get { state.location == nil ? stored ?? state.initialValue : state.wrappedValue }
    nonmutating set {
      if state.location == nil { keep?(newValue) } else { state.wrappedValue = newValue }
    }
    nonmutating _modify {
      let begun = WriteInPlace.begin()
      var value = wrappedValue
      defer { WriteInPlace.end(begun) { wrappedValue = value } }
      yield &value
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard state.location == nil, isKept else { return state.projectedValue }
    return Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  /// The value of an object's property, which is the object's own as long as no view has it.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, AppStorage<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].wrappedValue }
    set {
      let storage = object[keyPath: storageKeyPath]
      guard let accepted = ObjectWrite.telling(object, storage.wrappedValue, newValue) else {
        return
      }
      if let keep = storage.keep {
        keep(accepted)
      } else {
        object[keyPath: storageKeyPath].state = State(wrappedValue: accepted)
      }
    }
  }

  /// Whether the value is one of the standard defaults, and these are the view's own.
  private var isKept: Bool {
    guard !hasOwnStore, OwnDefaults.exist, UserDefaults.canKeep(Value.self) else { return false }
    OwnDefaults.note(key)
    return true
  }

  /// The value in the standard defaults; nil if there is none, or where it is not kept there.
  private var stored: Value? {
    isKept ? UserDefaults.standard.value(key, as: Value.self) : nil
  }

  /// Stores a value in the standard defaults; nil where it is not kept there.
  private var keep: ((Value) -> Void)? {
    guard isKept else { return nil }
    return { [key] in UserDefaults.standard.keep($0, key) }
  }
}

extension AppStorage: DynamicProperty {
  /// Finds the state that stands for the key in the hosted view.
  @MainActor
  public mutating func _link(_ slot: _PropertySlot) {
    let name = "AppStorage(\"\(key)\"\(hasOwnStore ? ", store" : ""))"
    let before = self
    state.link(named: name, slot, startingWith: before.stored, before.keep)
    guard !hasOwnStore else { return }
    let (state, key) = (state, key)
    slot.owner?.context.host.defaults.follow(key, as: "\(name): \(Value.self)") {
      state.take(UserDefaults.standard.value(key, as: Value.self) ?? state.initialValue)
    }
  }
}

extension AppStorage: Sendable where Value: Sendable {}

extension AppStorage where Value == Bool {
  /// A Bool with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store)
  }
}

extension AppStorage where Value == Int {
  /// A Int with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store)
  }
}

extension AppStorage where Value == Double {
  /// A Double with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store)
  }
}

extension AppStorage where Value == String {
  /// A String with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store)
  }
}

extension AppStorage where Value == URL {
  /// A URL with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store)
  }
}

extension AppStorage where Value == Date {
  /// A Date with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store)
  }
}

extension AppStorage where Value == Data {
  /// A Data with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// A value that a number stands for, with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A value that a string stands for, with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store)
  }
}

extension AppStorage where Value == Bool? {
  /// A Bool that may be missing, and is at first.
  public init(_ key: String, store: UserDefaults? = nil) { self.init(nil, key, store) }
}

extension AppStorage where Value == Int? {
  /// A Int that may be missing, and is at first.
  public init(_ key: String, store: UserDefaults? = nil) { self.init(nil, key, store) }
}

extension AppStorage where Value == Double? {
  /// A Double that may be missing, and is at first.
  public init(_ key: String, store: UserDefaults? = nil) { self.init(nil, key, store) }
}

extension AppStorage where Value == String? {
  /// A String that may be missing, and is at first.
  public init(_ key: String, store: UserDefaults? = nil) { self.init(nil, key, store) }
}

extension AppStorage where Value == URL? {
  /// A URL that may be missing, and is at first.
  public init(_ key: String, store: UserDefaults? = nil) { self.init(nil, key, store) }
}

extension AppStorage where Value == Date? {
  /// A Date that may be missing, and is at first.
  public init(_ key: String, store: UserDefaults? = nil) { self.init(nil, key, store) }
}

extension AppStorage where Value == Data? {
  /// A Data that may be missing, and is at first.
  public init(_ key: String, store: UserDefaults? = nil) { self.init(nil, key, store) }
}

extension AppStorage {
  /// A value that a number stands for; missing at first.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(nil, key, store)
  }
}

extension AppStorage {
  /// A value that a string stands for; missing at first.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(nil, key, store)
  }
}

extension View {
  /// Where `AppStorage` in the view keeps its values; here that has no effect.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}
