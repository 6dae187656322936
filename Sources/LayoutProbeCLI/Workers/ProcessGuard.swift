import LayoutProbe

/// Ends a worker that takes more memory than it may, and says so first; also one whose parent has
/// ended, as no process waits for it any more.
enum ProcessGuard {
  /// What the record says when the guard ended the process.
  static let verdict = "memory"

  /// Address space that is left to any process: a program and its libraries take some.
  private static let minimumRoom: UInt64 = 32 << 30

  /// Looks from a thread of its own, so that a loop on another one does not matter.
  static func start(memoryLimit limit: UInt64, _ record: ActivityRecord.Writer) {
    let parent = getppid()
    let memory = ResidentMemory()
    let thread = Thread {
      while true {
        if let used = memory.bytes, used > limit {
          record.end(verdict)
          _exit(ExitCode.findings.rawValue)
        }
        #if os(Linux)
          StackSamples.answer(record)
        #endif
        if getppid() != parent { _exit(ExitCode.internalError.rawValue) }
        usleep(20_000)
      }
    }
    // Looking lines up takes some.
    thread.stackSize = 4 << 20
    thread.start()
    // Reservations that no machine can keep fail at once instead of taking it down.
    let room = rlim_t(max(limit * 16, minimumRoom))
    var bound = rlimit(rlim_cur: room, rlim_max: room)
    #if os(Linux)
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &bound)
    #else
      setrlimit(RLIMIT_AS, &bound)
    #endif
  }
}
