import Foundation

/// A write of a published property that is under way, told to the subscribers of the object: they
/// learn of it before it is made.
final class ObjectWrite {
  let old: Any
  let new: Any
  /// What the first listener's host decided: it is the same write for all others.
  var decision: WriteDecision?

  init(old: Any, new: Any) {
    self.old = old
    self.new = new
  }

  /// The write that is under way on the calling thread.
  static var current: ObjectWrite? { ThreadContext.current.objectWrite }

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
    guard WriteInPlace.areNoted, ThreadContext.isOfViews else {
      tell()
      return new
    }
    let write = ObjectWrite(old: old(), new: new)
    let thread = ThreadContext.current
    let outer = thread.objectWrite
    thread.objectWrite = write
    defer { thread.objectWrite = outer }
    tell()
    switch write.decision {
    case .prevent: return nil
    case .replace(let other): return other as? Value ?? new
    case .allow, nil: return new
    }
  }
}
