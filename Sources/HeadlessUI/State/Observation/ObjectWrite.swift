import Foundation

/// A write of a published property that is under way, told to whoever listens to the object: they
/// learn of it before it is made.
final class ObjectWrite {
  let old: Any
  let new: Any
  /// What the first listener's host decided: it is the same write for all others.
  var decision: WriteDecision?

  private init(old: Any, new: Any) {
    self.old = old
    self.new = new
  }

  /// Whether any host wants to know what is written where.
  // Set where views are laid out, before anything is written.
  nonisolated(unsafe) static var isFollowed = false

  // Published properties are written on the main thread, where what listens to them is evaluated.
  private(set) nonisolated(unsafe) static var current: ObjectWrite?

  /// Tells the listeners of an object that a property is about to be written, and returns the value
  /// that shall be; nil for none.
  static func telling<Value>(_ object: AnyObject, _ old: @autoclosure () -> Value, _ new: Value)
    -> Value?
  {
    telling(old(), new) {
      if let observable = object as? any ObservableObject {
        (observable.objectWillChange as? ObservableObjectPublisher)?.send()
      }
    }
  }

  /// Tells that a value is about to be written, and returns the one that shall be; nil for none.
  static func telling<Value>(_ old: @autoclosure () -> Value, _ new: Value, _ tell: () -> Void)
    -> Value?
  {
    guard isFollowed, MainQueue.isCurrent else {
      tell()
      return new
    }
    let write = ObjectWrite(old: old(), new: new)
    let outer = current
    current = write
    defer { current = outer }
    tell()
    switch write.decision {
    case .prevent: return nil
    case .replace(let other): return other as? Value ?? new
    case .allow, nil: return new
    }
  }
}
