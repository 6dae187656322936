#if os(Linux)
  import HeadlessUI
  import LayoutProbe
  import Synchronization

  /// Finds the line at which a process does not go on, or at which it has called itself until its stack
  /// was full: the handler of a signal notes return addresses, and another thread looks them up.
  enum StackSamples {
    /// Why addresses are to be looked up.
    private enum Request: Int {
      case none, hang, fault
    }

    /// Enough that what a loop calls now and then is not in all of them.
    private static let count = 40
    private static let interval: UInt32 = 2_500
    /// Return addresses of a sample, from the innermost outwards.
    private static let depth = 2_048
    /// The handlers of a fault on the main thread have a stack of their own: the one of the code may be full.
    private static let handlerStack = 256 << 10
    /// Steps of a hundredth of a second for which a fault waits until its line is known.
    private static let patience = 500

    /// Asks for the line at which the process is.
    static let signal = SIGUSR2

    private static let request = Atomic<Int>(Request.none.rawValue)
    private static let taken = Atomic<Int>(0)
    private static let isAnswered = Atomic<Bool>(false)
    private static let isOverflow = Atomic<Bool>(false)
    private static let main = pthread_self()
    // Written by the handler of a signal, and read when `taken` says so.
    private nonisolated(unsafe) static let addresses = UnsafeMutablePointer<
      UnsafeMutableRawPointer?
    >.allocate(capacity: (count + 1) * depth)
    private nonisolated(unsafe) static let lengths = UnsafeMutablePointer<Int32>.allocate(
      capacity: count + 1)

    private typealias Unwinder =
      @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32

    /// Glibc's, which may be called in the handler of a signal once it was called before.
    private static let backtrace = dlsym(nil, "backtrace").map {
      unsafeBitCast($0, to: Unwinder.self)
    }

    /// Begins to listen, on the thread of the views.
    static func start() {
      guard let backtrace else { return }
      // What the handlers use is there before they do, the unwinder of the runtime included.
      _ = (main, request.load(ordering: .relaxed), taken.load(ordering: .relaxed))
      _ = (isAnswered.load(ordering: .relaxed), isOverflow.load(ordering: .relaxed))
      lengths[0] = backtrace(addresses, Int32(depth))
      SignalHandler.listen(to: [signal], SA_RESTART) { _, _, _ in
        StackSamples.request.store(Request.hang.rawValue, ordering: .releasing)
      }
      SignalHandler.listen(to: [SIGPROF], SA_RESTART) { StackSamples.take($2) }
      var stack = stack_t()
      stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: handlerStack, alignment: 16)
      stack.ss_size = handlerStack
      sigaltstack(&stack, nil)
      SignalHandler.listen(to: [SIGSEGV, SIGBUS], SA_ONSTACK | SignalHandler.once) {
        StackSamples.noteFault($1, $2)
      }
    }

    /// Takes the next sample of a thread that was interrupted.
    private static func take(_ context: UnsafeMutableRawPointer?) {
      let index = taken.load(ordering: .acquiring)
      guard index < count else { return }
      take(InterruptedCode(context), in: index)
      taken.store(index + 1, ordering: .releasing)
    }

    private static func take(_ code: InterruptedCode, in index: Int) {
      let start = addresses + index * depth
      lengths[index] = backtrace?(start, Int32(depth)) ?? 0
      // An instruction that was interrupted is looked up as a call that returns behind it.
      guard let counter = code.programCounter else { return }
      let instruction = UnsafeMutableRawPointer(bitPattern: UInt(counter))
      for offset in 0..<Int(lengths[index]) where start[offset] == instruction {
        start[offset] = UnsafeMutableRawPointer(bitPattern: UInt(counter) + 1)
        break
      }
    }

    private static func noteFault(
      _ information: SignalHandler.Information?, _ context: UnsafeMutableRawPointer?
    ) {
      // Sent by a program, and not due to an instruction that would fail again.
      if let information, information.pointee.si_code <= 0 {
        raise(information.pointee.si_signo)
        return
      }
      let code = InterruptedCode(context)
      take(code, in: count)
      let address = UInt(bitPattern: information?.pointee._sifields._sigfault.si_addr)
      let stack = UInt(code.stackPointer ?? 0)
      let distance = address > stack ? address - stack : stack - address
      isOverflow.store(stack != 0 && distance < 1 << 20, ordering: .relaxed)
      request.store(Request.fault.rawValue, ordering: .releasing)
      var steps = 0
      while steps < patience, !isAnswered.load(ordering: .acquiring) {
        // `usleep` is one of the calls that are taken over.
        poll(nil, 0, 10)
        steps += 1
      }
    }

    /// Says what was asked for, if anything was: called again and again by a thread that watches.
    static func answer(_ record: ActivityRecord.Writer) {
      let asked = request.exchange(Request.none.rawValue, ordering: .acquiringAndReleasing)
      switch Request(rawValue: asked) {
      case .hang:
        taken.store(0, ordering: .releasing)
        for _ in 0..<count {
          pthread_kill(main, SIGPROF)
          usleep(interval)
        }
        let samples = (0..<taken.load(ordering: .acquiring)).map(sample)
        if let place = UserCode.placeOfHang(samples, depth: depth) { record.trapped(at: place) }
        record.end(ActivityRecord.sampled)
      case .fault:
        let isOverflow = isOverflow.load(ordering: .relaxed)
        if let place = UserCode.placeOfFault(sample(count), isOverflow: isOverflow) {
          record.trapped(at: place)
        }
        if isOverflow { record.end(ActivityRecord.overflow) }
        isAnswered.store(true, ordering: .releasing)
      case .some(.none), nil: break
      }
    }

    private static func sample(_ index: Int) -> [UInt64] {
      (0..<Int(lengths[index])).map { UInt64(UInt(bitPattern: addresses[index * depth + $0])) }
    }
  }
#endif
