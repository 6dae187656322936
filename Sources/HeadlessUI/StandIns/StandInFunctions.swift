import Foundation

/// Ends the process, saying which stand-in was needed for more than it can do.
public func _standInTrap(_ label: String) -> Never {
  StandInUse.note(label)
  fatalError(StandInUse.trapMark + label)
}

/// Stands where a statement or the body of a function is left out that makes no value.
public func _standInSkipped(_ label: String) {
  StandInUse.note(label)
}

/// Stands for a pattern of a type that is not here: it matches.
public func _standInCase(_ label: String) -> Bool {
  StandInUse.note(label)
  return true
}

/// A sample of the type that is asked for, for an expression that could not be compiled. Ends the
/// process where there is none.
public func _standIn<T>(_ label: String) -> T {
  StandInUse.note(label)
  if let value = StandInSample.of(T.self, label) { return value }
  endWithoutSample(of: T.self, label)
}

private func endWithoutSample<T>(of type: T.Type, _ label: String) -> Never {
  let lacking = StoredSample.lacking(for: T.self)
  let reason = lacking.isEmpty ? "" : ", for lack of \(lacking.joined(separator: ", "))"
  _standInTrap("\(label) (there is no sample of \(T.self)\(reason))")
}

/// A sample argument of a type of the program, made of samples of its stored properties; collections have
/// an element. Ends the process where there is none.
///
/// - Parameter preferred: samples of types that are asked for first.
package func sampleArgument<T>(
  of type: T.Type, preferring preferred: @escaping @Sendable (Any.Type) -> Any?
) -> T {
  let label = "an argument"
  return StandInSample.$preferred.withValue(.init(sample: preferred)) {
    if let value = StandInSample.of(T.self, label) { return value }
    endWithoutSample(of: T.self, label)
  }
}

/// A sample of the type that is asked for, or nil where there is none: for what is unwrapped wherever it
/// is used, `Movie!`.
public func _standInUnwrapped<T>(_ label: String) -> T? {
  StandInUse.note(label)
  return StandInSample.of(T.self, label)
}

extension Optional {
  /// What is unwrapped, or a sample of it: stands where `nil` ended a preview in which stand-ins had run.
  nonisolated public func _orStandIn(_ label: String) -> Wrapped { self ?? _standIn(label) }
}
