#if os(Linux)
  /// What a process does when a signal comes.
  enum SignalHandler {
    typealias Information = UnsafeMutablePointer<siginfo_t>
    typealias Body = @convention(c) (Int32, Information?, UnsafeMutableRawPointer?) -> Void

    /// Once: an instruction that failed is then tried again, and ends the process.
    static let once = Int32(bitPattern: UInt32(SA_RESETHAND))

    /// Listens to signals, also where the program was started by a thread that lets none of them through.
    static func listen(to signals: [Int32], _ flags: Int32, _ body: Body) {
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = body
      action.sa_flags = SA_SIGINFO | flags
      var set = sigset_t()
      sigemptyset(&set)
      for number in signals {
        sigaction(number, &action, nil)
        sigaddset(&set, number)
      }
      pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }
  }

  /// Where code was when a signal came, as the handler is told; nil where the processor's registers are not known.
  struct InterruptedCode {
    /// The instruction.
    private(set) var programCounter: UInt64?
    /// The end of the stack.
    private(set) var stackPointer: UInt64?

    init(_ context: UnsafeMutableRawPointer?) {
      guard let context = context?.assumingMemoryBound(to: ucontext_t.self) else { return }
      #if arch(x86_64)
        // By their places in the order of `sys/ucontext.h`.
        withUnsafeBytes(of: &context.pointee.uc_mcontext.gregs) {
          stackPointer = $0.load(fromByteOffset: 15 * 8, as: UInt64.self)
          programCounter = $0.load(fromByteOffset: 16 * 8, as: UInt64.self)
        }
      #elseif arch(arm64)
        programCounter = context.pointee.uc_mcontext.pc
        stackPointer = context.pointee.uc_mcontext.sp
      #endif
    }
  }
#endif
