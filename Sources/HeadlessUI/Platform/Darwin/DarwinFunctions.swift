#if !canImport(Darwin)
  import Foundation

  /// Runs a closure; nothing waits to be released here.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
  }

  /// Seconds since a fixed point in time.
  public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// Takes back what was done; nothing is here.
  public final class UndoManager: @unchecked Sendable {
    /// One that nothing was registered with.
    public init() {}

    /// Whether something can be taken back: nothing ever can.
    public var canUndo: Bool { false }
    /// Whether something can be done again: nothing ever can.
    public var canRedo: Bool { false }
    /// Takes the last thing back.
    public func undo() {}
    /// Does the last thing again.
    public func redo() {}
    /// Remembers how to take something back.
    public func registerUndo<T: AnyObject>(
      withTarget target: T, handler: @escaping (T) -> Void
    ) {}
  }

  extension EnvironmentValues {
    /// Takes back what was done; nil, as nothing is.
    public var undoManager: UndoManager? { nil }
  }
#endif
