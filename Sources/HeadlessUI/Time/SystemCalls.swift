#if os(Linux)
  // The functions of the target `CSimulatedTime`, as its header declares them. It is not imported: a C
  // module that a module imports must be found by all code compiled against it. Tests call each of these.

  typealias SystemFunction = @convention(c) (UnsafeMutableRawPointer?) -> Void

  /// What a thread sees of simulated time.
  struct SystemClock {
    /// Nanoseconds since the beginning.
    var elapsed: Int64
    /// What the clocks showed at the beginning, in nanoseconds.
    var wall, monotonic, boot: Int64
    /// How often the clock was read since time last went on.
    var reads: Int64
  }

  /// The state of a thread.
  struct SystemThread {
    /// Whose code runs; nil where nothing is followed.
    var time: UnsafeMutableRawPointer?
    /// What the clocks show; nil for what they do.
    var clock: UnsafeMutablePointer<SystemClock>?
    /// Which of the threads that work is given to this is.
    var worker: UnsafeMutableRawPointer?
  }

  /// What is done instead of the system's calls, in the order of the header. Where the answer is a
  /// boolean, false passes the call on.
  struct SystemHooks {
    typealias Pointer = UnsafeMutableRawPointer?

    var submit:
      (
        @convention(c) (
          _ time: Pointer, _ queue: Pointer, _ block: Pointer, SystemFunction?, _ context: Pointer,
          _ isBarrier: Bool, _ group: Pointer, _ when: UInt64
        ) -> Bool
      )?
    var sync:
      (
        @convention(c) (
          _ time: Pointer, _ queue: Pointer, _ block: Pointer, SystemFunction?, _ context: Pointer,
          _ isBarrier: Bool
        ) -> Bool
      )?
    var syncDone: (@convention(c) (_ time: Pointer, _ queue: Pointer) -> Void)?
    var wait:
      (
        @convention(c) (_ time: Pointer, _ kind: Int32, _ object: Pointer, _ when: UInt64) -> Int64
      )?
    var notify:
      (
        @convention(c) (
          _ time: Pointer, _ object: Pointer, _ isOfBlock: Bool, _ queue: Pointer,
          _ block: Pointer, SystemFunction?, _ context: Pointer
        ) -> Bool
      )?
    var sourceMade:
      (
        @convention(c) (
          _ time: Pointer, _ kind: Int32, _ type: UnsafeRawPointer?, _ mask: UInt, _ queue: Pointer
        ) -> Pointer
      )?
    var sourceTimer:
      (@convention(c) (_ source: Pointer, _ start: UInt64, _ interval: UInt64) -> Bool)?
    var sourceHandler:
      (
        @convention(c) (
          _ source: Pointer, _ isOfCancellation: Bool, _ block: Pointer, SystemFunction?
        ) -> Bool
      )?
    var sourceCancelled: (@convention(c) (_ source: Pointer) -> Bool)?
    var sourceMerged: (@convention(c) (_ source: Pointer, _ value: UInt) -> Bool)?
    var sourceData: (@convention(c) (_ source: Pointer, UnsafeMutablePointer<UInt>?) -> Bool)?
    var suspended: (@convention(c) (_ time: Pointer, _ object: Pointer, _ by: Int32) -> Bool)?
    var sourceRetained: (@convention(c) (_ source: Pointer, _ by: Int32) -> Void)?
    var sleep: (@convention(c) (_ time: Pointer, _ nanoseconds: Int64) -> Bool)?
    var runLoopTimer: (@convention(c) (_ time: Pointer, _ loop: Pointer, _ timer: Pointer) -> Bool)?
    var runLoopBlock: (@convention(c) (_ time: Pointer, _ loop: Pointer, _ block: Pointer) -> Bool)?
    var runLoopRun: (@convention(c) (_ time: Pointer, _ seconds: Double) -> Bool)?
    var ownThread: (@convention(c) (_ time: Pointer, _ by: Int32) -> Void)?
    var preferencesSet: (@convention(c) (_ time: Pointer, _ key: UnsafeRawPointer?) -> Void)?
  }

  @_silgen_name("simtime_install")
  func simtimeInstall(_ hooks: UnsafePointer<SystemHooks>)

  @_silgen_name("simtime_note_sources")
  func simtimeNoteSources(_ exist: Int32)

  @_silgen_name("simtime_current")
  func simtimeCurrent() -> UnsafeMutablePointer<SystemThread>

  // MARK: What the system does

  @_silgen_name("simtime_real_sync_f")
  func simtimeRealSyncF(
    _ queue: UnsafeMutableRawPointer, _ context: UnsafeMutableRawPointer?,
    _ function: SystemFunction)

  @_silgen_name("simtime_real_barrier_sync_f")
  func simtimeRealBarrierSyncF(
    _ queue: UnsafeMutableRawPointer, _ context: UnsafeMutableRawPointer?,
    _ function: SystemFunction)

  @_silgen_name("simtime_real_sync")
  func simtimeRealSync(_ queue: UnsafeMutableRawPointer, _ block: UnsafeMutableRawPointer)

  @_silgen_name("simtime_real_barrier_sync")
  func simtimeRealBarrierSync(_ queue: UnsafeMutableRawPointer, _ block: UnsafeMutableRawPointer)

  @_silgen_name("simtime_real_semaphore_wait")
  func simtimeRealSemaphoreWait(_ semaphore: UnsafeMutableRawPointer, _ when: UInt64) -> Int64

  @_silgen_name("simtime_real_group_wait")
  func simtimeRealGroupWait(_ group: UnsafeMutableRawPointer, _ when: UInt64) -> Int64

  @_silgen_name("simtime_real_block_wait")
  func simtimeRealBlockWait(_ block: UnsafeMutableRawPointer, _ when: UInt64) -> Int64

  /// Calls a block, on a queue of its own, when another one has run.
  @_silgen_name("simtime_real_block_notify")
  func simtimeRealBlockNotify(
    _ block: UnsafeMutableRawPointer, _ notification: UnsafeMutableRawPointer)

  /// Waits until what is due on that queue has run.
  @_silgen_name("simtime_finish_notifications")
  func simtimeFinishNotifications()

  /// Runs a function on a queue, or a global one, so many nanoseconds later.
  @_silgen_name("simtime_real_after_f")
  func simtimeRealAfterF(
    _ nanoseconds: Int64, _ queue: UnsafeMutableRawPointer?, _ context: UnsafeMutableRawPointer?,
    _ function: SystemFunction)

  /// Runs a function on a queue, or a global one, at a time that the system's clocks show.
  @_silgen_name("simtime_real_at_f")
  func simtimeRealAtF(
    _ when: UInt64, _ queue: UnsafeMutableRawPointer?, _ context: UnsafeMutableRawPointer?,
    _ function: SystemFunction)

  @_silgen_name("simtime_real_group_enter")
  func simtimeRealGroupEnter(_ group: UnsafeMutableRawPointer)

  @_silgen_name("simtime_real_group_leave")
  func simtimeRealGroupLeave(_ group: UnsafeMutableRawPointer)

  @_silgen_name("simtime_real_source_create")
  func simtimeRealSourceCreate(
    _ type: UnsafeRawPointer, _ handle: UInt, _ mask: UInt, _ queue: UnsafeMutableRawPointer?
  ) -> UnsafeMutableRawPointer?

  @_silgen_name("simtime_real_retain")
  func simtimeRealRetain(_ object: UnsafeMutableRawPointer)

  @_silgen_name("simtime_real_release")
  func simtimeRealRelease(_ object: UnsafeMutableRawPointer)

  @_silgen_name("simtime_real_sleep")
  func simtimeRealSleep(_ nanoseconds: Int64)

  /// What a clock of the system shows, in nanoseconds: 0 the wall's, 1 the monotonic one, 2 since boot.
  @_silgen_name("simtime_real_now")
  func simtimeRealNow(_ clock: Int32) -> Int64

  // MARK: Queues, blocks, sources, timers

  @_silgen_name("simtime_main_queue")
  func simtimeMainQueue() -> UnsafeMutableRawPointer?

  @_silgen_name("simtime_source_type")
  func simtimeSourceType(_ kind: Int32) -> UnsafeRawPointer?

  @_silgen_name("simtime_queue_label")
  func simtimeQueueLabel(_ queue: UnsafeMutableRawPointer) -> UnsafePointer<CChar>?

  @_silgen_name("simtime_context")
  func simtimeContext(_ object: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?

  @_silgen_name("simtime_queue_width")
  func simtimeQueueWidth(_ queue: UnsafeMutableRawPointer) -> Int32

  @_silgen_name("simtime_queue_target")
  func simtimeQueueTarget(_ queue: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?

  @_silgen_name("simtime_block_copy")
  func simtimeBlockCopy(_ block: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?

  @_silgen_name("simtime_block_release")
  func simtimeBlockRelease(_ block: UnsafeMutableRawPointer)

  @_silgen_name("simtime_block_call")
  func simtimeBlockCall(_ block: UnsafeMutableRawPointer)

  @_silgen_name("simtime_timer_info")
  func simtimeTimerInfo(_ timer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?

  @_silgen_name("simtime_timer_fire_date")
  func simtimeTimerFireDate(_ timer: UnsafeMutableRawPointer) -> Double

  @_silgen_name("simtime_is_main_run_loop")
  func simtimeIsMainRunLoop(_ loop: UnsafeMutableRawPointer?) -> Bool

  // MARK: Threads

  @_silgen_name("simtime_thread_name")
  func simtimeThreadName() -> Int32

  @_silgen_name("simtime_thread_is_waiting")
  func simtimeThreadIsWaiting(_ name: Int32, _ spent: UnsafeMutablePointer<UInt64>) -> Int32

  @_silgen_name("simtime_start_thread")
  func simtimeStartThread(
    _ function: SystemFunction, _ context: UnsafeMutableRawPointer?, _ stackSize: UInt
  ) -> Bool
#endif
