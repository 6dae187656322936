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
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = { _, _, context in
        alarm(TrapRecorder.timeout)
        if let place = CallTrace.placeOfTrap(at: TrapRecorder.programCounter(context)) {
          TrapRecorder.record?.trapped(at: place)
        }
        alarm(0)
      }
      // Once: the instruction is then tried again, and ends the process.
      action.sa_flags = Int32(bitPattern: UInt32(SA_SIGINFO) | UInt32(SA_RESETHAND))
      for number in [SIGILL, SIGTRAP] { sigaction(number, &action, nil) }
    #endif
  }

  #if os(Linux)
    /// Where the trap is, for code that traps itself rather than in a function that it calls.
    static func programCounter(_ context: UnsafeMutableRawPointer?) -> UInt64? {
      guard let context = context?.assumingMemoryBound(to: ucontext_t.self) else { return nil }
      #if arch(x86_64)
        return register(16, of: context)
      #elseif arch(arm64)
        return context.pointee.uc_mcontext.pc
      #else
        return nil
      #endif
    }

    /// The stack pointer of the code that was interrupted.
    static func stackPointer(_ context: UnsafeMutableRawPointer?) -> UInt64? {
      guard let context = context?.assumingMemoryBound(to: ucontext_t.self) else { return nil }
      #if arch(x86_64)
        return register(15, of: context)
      #elseif arch(arm64)
        return context.pointee.uc_mcontext.sp
      #else
        return nil
      #endif
    }

    #if arch(x86_64)
      /// - Parameter number: its place in the order of `sys/ucontext.h`.
      private static func register(
        _ number: Int, of context: UnsafeMutablePointer<ucontext_t>
      ) -> UInt64 {
        withUnsafeBytes(of: &context.pointee.uc_mcontext.gregs) {
          $0.load(fromByteOffset: number * 8, as: UInt64.self)
        }
      }
    #endif
  #endif
}
