import HeadlessUI

/// Notes the line at which a Swift runtime check ends the process.
enum TrapRecorder {
  // Read by the handler of a signal, which can be handed nothing.
  private nonisolated(unsafe) static var record: ActivityRecord.Writer?

  /// Looking the line up takes memory, which the code that trapped may just have been about to get:
  /// then the process ends after this many seconds.
  private static let timeout: UInt32 = 3

  /// Listens for traps; the process ends with them all the same.
  static func start(_ record: ActivityRecord.Writer) {
    #if os(Linux)
      Self.record = record
      SignalHandler.listen(to: [SIGILL, SIGTRAP], SignalHandler.once) { _, _, context in
        alarm(TrapRecorder.timeout)
        // The instruction itself, for code that traps rather than a function that it calls.
        if let place = CallTrace.placeOfTrap(at: InterruptedCode(context).programCounter) {
          TrapRecorder.record?.trapped(at: place)
        }
        alarm(0)
      }
    #endif
  }
}
