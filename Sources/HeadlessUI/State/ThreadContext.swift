import Foundation

/// What goes along with the evaluation of views and the writes of state on one thread: code of a view
/// may run on several at once, and what one of them does says nothing of what another one writes.
final class ThreadContext {
  /// Who is being evaluated.
  var element: AnyElement?
  /// Who writes.
  var source: WriteSource?
  /// What is written through the binding that the source holds, which may be a part of the state.
  var part: (old: String, new: String)?
  /// The transaction that writes are part of.
  var transaction = Transaction()
  /// The write of a published property that is under way.
  var objectWrite: ObjectWrite?
  /// A write of an observable property is being undone, which its readers are not told.
  var undoesWrite = false
  /// How many were, of each property.
  private var undoneWrites: [AnyKeyPath: Int] = [:]
  /// How many large stacks that are threads of their own stand for this one now.
  fileprivate var lent = 0
  /// Whether it is that of the main thread. To ask each time is two calls of the system.
  private let isOfMainThread = Thread.isMainThread

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      // Optional on some systems and not on others.
      let pointer: UnsafeMutableRawPointer? = pointer
      if let pointer { Unmanaged<ThreadContext>.fromOpaque(pointer).release() }
    }
    return key
  }()

  /// That of the calling thread.
  static var current: ThreadContext {
    if let known = pthread_getspecific(key) {
      return Unmanaged<ThreadContext>.fromOpaque(known).takeUnretainedValue()
    }
    let new = ThreadContext()
    pthread_setspecific(key, Unmanaged.passRetained(new).toOpaque())
    return new
  }

  /// Makes it the calling thread's as well while a body runs there: the thread that it belongs to
  /// waits.
  func lend(_ body: () -> Void) {
    lent += 1
    pthread_setspecific(Self.key, Unmanaged.passUnretained(self).toOpaque())
    defer {
      pthread_setspecific(Self.key, nil)
      lent -= 1
    }
    body()
  }

  func undoneWrites(of property: AnyKeyPath?) -> Int { property.flatMap { undoneWrites[$0] } ?? 0 }

  func noteUndoneWrite(of property: AnyKeyPath) { undoneWrites[property, default: 0] += 1 }

  /// Whether the calling thread is the one where views are evaluated and laid out, or one that it
  /// waits for.
  static var isOfViews: Bool {
    let context = current
    return context.element != nil || context.lent > 0 || context.isOfMainThread
      || MainQueue.isCurrent
  }
}
