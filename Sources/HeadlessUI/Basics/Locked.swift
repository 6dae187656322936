import Foundation

/// A value that several threads read and change, one at a time.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: sending Value) { self.value = value }

  /// Reads or changes the value while nothing else can. Must not be called again from within.
  func withLock<Result>(_ body: (inout sending Value) throws -> sending Result) rethrows
    -> sending Result
  {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
