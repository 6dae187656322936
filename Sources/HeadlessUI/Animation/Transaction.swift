import Foundation

/// What goes along with a change of state.
public struct Transaction {
  /// The animation of the change; nil for none.
  public var animation: Animation?
  /// Whether animations further down are turned off.
  public var disablesAnimations = false
  /// Whether the change is part of a gesture that goes on.
  public var isContinuous = false

  private var values: [ObjectIdentifier: Any] = [:]

  /// A transaction without animation.
  public init() {}

  /// A transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// A key for a value that goes along with a change of state.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

extension Transaction {
  /// The value of a key.
  public subscript<K>(key: K.Type) -> K.Value where K: TransactionKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension Transaction {
  /// The transaction that writes of the calling thread are part of now.
  static var current: Transaction { ThreadContext.current.transaction }

  fileprivate static func during<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    let thread = ThreadContext.current
    let outer = thread.transaction
    thread.transaction = transaction
    defer { thread.transaction = outer }
    return try body()
  }
}

/// Makes changes with an animation: here they take effect at once, as the last frame would show.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try Transaction.during(transaction, body)
}

/// Makes changes with an animation and says when it would have ended; one that goes on for ever ends
/// at once, as one that changes nothing does.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  defer { LaterWork.endAnimation(after: animation?.wholeDuration ?? 0, completion) }
  return try withAnimation(animation, body)
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  /// When nothing is left to be seen by and large.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When it is taken away.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Makes changes with a transaction: here they take effect at once.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.during(transaction, body)
}

/// Makes changes with one value of the transaction changed.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try Transaction.during(transaction, body)
}
