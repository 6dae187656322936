import Foundation
import Observation

/// A reference to an object whose changes evaluate the view again.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
  private var object: ObjectType

  /// A reference to an object.
  public init(wrappedValue: ObjectType) { object = wrappedValue }

  /// A reference to an object.
  public init(initialValue: ObjectType) { object = initialValue }

  /// The object.
  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: object) }

  /// Makes bindings to an object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectPropertyLocation(object, keyPath))
    }
  }
}

extension ObservedObject: DynamicProperty {
  /// Listens to the object on behalf of the view.
  @MainActor
  public mutating func _link(_ slot: _PropertySlot) { ObjectListening.listen(to: object, slot) }
}

/// A reference to an object that belongs to the view: made once, kept as long as the view's place.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  private let make: () -> ObjectType
  private var kept: ObjectType?

  /// An object, made when the view is first evaluated.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object.
  public var wrappedValue: ObjectType { kept ?? make() }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: DynamicProperty {
  /// Finds the object that this place in the tree keeps, or makes it.
  @MainActor
  public mutating func _link(_ slot: _PropertySlot) {
    if slot.content == nil { slot.content = make() }
    kept = slot.content as? ObjectType
    if let kept { ObjectListening.listen(to: kept, slot) }
  }
}

/// A reference to an object that a view above put in the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  private var found: ObjectType?
  private var missing: MissingObject?

  private static var issue: String {
    MissingObject.issue("ObservableObject", "environmentObject", ObjectType.self)
  }

  /// A reference to the object of this type.
  public init() {}

  /// The object. It must have been put in the environment with `environmentObject(_:)`.
  public var wrappedValue: ObjectType {
    if let found { return found }
    // As SwiftUI does, unless a sample can go on for a report that says so.
    guard let sample = missing?.read() as? ObjectType else { fatalError(Self.issue) }
    return sample
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: DynamicProperty {
  /// Finds the object above.
  @MainActor
  public mutating func _link(_ slot: _PropertySlot) {
    let objects = slot.owner?.context.environment.objects ?? [:]
    found = objects[ObjectIdentifier(ObjectType.self)] as? ObjectType
    if found == nil {
      missing = slot.owner?.context.host.missingObject(
        ObjectType.self, issue: Self.issue, reader: slot.name)
    }
    if let object = found ?? missing?.object as? ObjectType {
      ObjectListening.listen(to: object, slot)
    }
  }
}

private enum EnvironmentObjectsKey: EnvironmentKey {
  static var defaultValue: [ObjectIdentifier: AnyObject] { [:] }
}

extension EnvironmentValues {
  /// Objects by their type.
  var objects: [ObjectIdentifier: AnyObject] {
    get { self[EnvironmentObjectsKey.self] }
    set { self[EnvironmentObjectsKey.self] = newValue }
  }
}

extension View {
  /// Puts an object in the environment of the view.
  nonisolated public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
    transformEnvironment(\.objects) { $0[ObjectIdentifier(T.self)] = object }
  }

  /// Puts an observable object in the environment of the view, in place of one of its type.
  nonisolated public func environment<T>(_ object: T?) -> some View
  where T: AnyObject, T: Observable {
    transformEnvironment(\.objects) { $0[ObjectIdentifier(T.self)] = object }
  }
}

/// A property of an object.
final class ObjectPropertyLocation<Object: AnyObject, Value>: BindingLocation {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  func get() -> Value { object[keyPath: keyPath] }
  func set(_ value: Value, _ transaction: Transaction) { object[keyPath: keyPath] = value }

  func isSame(as other: AnyObject) -> Bool {
    guard let other = other as? ObjectPropertyLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}

/// Marks a view dirty when an object that it holds is about to change.
enum ObjectListening {
  @MainActor
  static func listen<T: ObservableObject>(to object: T, _ slot: _PropertySlot) {
    // What it holds is part of the state from the start, not only once it changes.
    let host = slot.owner?.context.host
    _ = host?.state(of: object, name: TypeName.short(T.self))
    let noting = host?.noting
    let action = { [weak slot, weak object] in changed(slot, object, noting) }
    #if !canImport(Combine)
      if let publisher = object.objectWillChange as? ObservableObjectPublisher {
        return publisher.listen(slot, action)
      }
    #endif
    // An object may have a subject of its own.
    guard slot.subscribedObject !== object,
      let publisher = object.objectWillChange as? any Publisher
    else { return }
    slot.subscribedObject = object
    slot.subscription = subscribe(to: publisher, action)
  }

  private static func subscribe(
    to publisher: some Publisher, _ action: @escaping () -> Void
  ) -> AnyCancellable {
    publisher.sink(receiveCompletion: { _ in }, receiveValue: { _ in action() })
  }

  private static func changed<T: AnyObject>(
    _ slot: _PropertySlot?, _ object: T?, _ noting: Locked<WriteNoting>?
  ) {
    let trace = noting?.withLock(\.isLocated) == true ? CallTrace.capture() : nil
    // Handed on to the main thread.
    nonisolated(unsafe) let object = object
    if ThreadContext.isOfViews {
      OnMainThread.run { changed(slot, object, trace) }
    } else {
      // As SwiftUI does with a complaint: the views learn of it on the main thread.
      DispatchQueue.main.async { changed(slot, object, trace) }
    }
  }

  @MainActor
  private static func changed<T: AnyObject>(
    _ slot: _PropertySlot?, _ object: T?, _ trace: CallTrace?
  ) {
    guard let object, let owner = slot?.owner, owner.isAlive else { return }
    let host = owner.context.host
    let name = TypeName.short(T.self)
    host.objectWillChange(name, host.state(of: object, name: name), for: owner, trace)
  }
}
