import Foundation

/// A state that a program keeps between runs.
///
/// The command gives each run of a preview standard defaults of its own: they are empty at its start, so that
/// runs repeat, and what is written is read by `UserDefaults` and by all properties of the key, as in SwiftUI.
/// In other processes, such as those of tests, the value is kept as long as the hosted view, and leaves their
/// defaults alone. Where code of the view sets another value by `UserDefaults`, that is taken over. All
/// properties of one key and type in a view are the same state.
@propertyWrapper
public struct AppStorage<Value> {
  private var state: State<Value>
  /// The name under which the value is kept.
  let key: String
  /// Whether the value is one of the standard defaults.
  private let isStandard: Bool

  init(_ value: Value, _ key: String, _ store: UserDefaults?) {
    state = State(wrappedValue: value)
    self.key = key
    isStandard =
      (store == nil || store === UserDefaults.standard) && UserDefaults.canKeep(Value.self)
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
  public var projectedValue: Binding<Value> { state.projectedValue }

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

  /// The value in the standard defaults; nil if there is none, or where they are not the view's own.
  private var stored: Value? {
    guard isStandard, OwnDefaults.exist else { return nil }
    OwnDefaults.note(key)
    return UserDefaults.standard.value(key, as: Value.self)
  }

  /// Stores a value in the standard defaults; nil where they are not the view's own.
  private var keep: ((Value) -> Void)? {
    guard isStandard, OwnDefaults.exist else { return nil }
    OwnDefaults.note(key)
    return { [key] in UserDefaults.standard.keep($0, key) }
  }
}

extension AppStorage: DynamicProperty {
  /// Finds the state that stands for the key in the hosted view.
  @MainActor
  public mutating func _link(_ slot: _PropertySlot) {
    let name = "AppStorage(\"\(key)\")"
    let before = self
    state.link(named: name, slot, startingWith: before.stored, before.keep)
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
