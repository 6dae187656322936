import Foundation

/// Takes note of the stand-ins that a probe comes by while it runs.
package enum StandInUse {
  /// With what the message of a stand-in begins that cannot go on.
  package static let trapMark = "stand-in: "

  private static let lock = NSLock()
  private nonisolated(unsafe) static var labels: Set<String> = []

  /// A stand-in did something, or was read.
  static func note(_ label: String) {
    lock.withLock { _ = labels.insert(label) }
  }

  /// What was noted since the last time, in order.
  package static func take() -> [String] {
    lock.withLock {
      defer { labels = [] }
      return labels.sorted()
    }
  }
}

/// Ends the process, saying which stand-in was needed for more than it can do.
public func _standInTrap(_ label: String) -> Never {
  fatalError(StandInUse.trapMark + label)
}

/// Stands where a statement or the body of a function is left out that makes no value.
public func _standInSkipped(_ label: String) {
  StandInUse.note(label)
}

/// A sample of the type that is asked for, for an expression that could not be compiled. Ends the
/// process where there is none.
public func _standIn<T>(_ label: String) -> T {
  StandInUse.note(label)
  if let value = StandInSample.of(T.self, label) { return value }
  _standInTrap("\(label) (there is no sample of \(T.self))")
}
