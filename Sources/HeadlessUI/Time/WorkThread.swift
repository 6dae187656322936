#if os(Linux)
  import Foundation
  import Synchronization

  /// A thread that runs work which does not belong on the main one, whenever it is its turn.
  ///
  /// All that is not let is guarded by the lock of the time that it works for.
  final class WorkThread: @unchecked Sendable {
    enum State {
      case idle, running
      /// It waits for something that is looked at from time to time.
      case waiting
      /// It waits in the system for something that cannot be seen.
      case outside
    }

    /// What a thread waits for.
    struct Wait {
      var what: String
      var isOver: () -> Bool
      /// When it is over anyway.
      var deadline: Int64?
      var order: Int
    }

    var state = State.idle
    var wait: Wait?
    /// Whether what it waited for came about, and not the deadline.
    var cameAbout = false
    var work: HeldWork?
    /// The last piece of work, by its order, that may follow at once on this thread; nil if the waiting
    /// thread takes its turn after each piece.
    var lastInTurn: Int?
    /// 0 until it has begun.
    private let name = Atomic<Int32>(0)

    private var time: SimulatedTime?
    private let wake = DispatchSemaphore(value: 0)
    /// Signalled when it is another thread's turn.
    private let gave = DispatchSemaphore(value: 0)

    private static let stackSize: UInt = 8 << 20

    /// Starts the thread. Nil if the system has none to give.
    init?() {
      let context = Unmanaged.passRetained(self)
      let isStarted = simtimeStartThread(
        { context in
          guard let context else { return }
          Unmanaged<WorkThread>.fromOpaque(context).takeRetainedValue().main()
        }, context.toOpaque(), WorkThread.stackSize)
      guard isStarted else {
        context.release()
        return nil
      }
    }

    private func main() {
      simtimeCurrent().pointee.worker = Unmanaged.passUnretained(self).toOpaque()
      name.store(simtimeThreadName(), ordering: .relaxed)
      while true {
        wake.wait()
        guard time != nil else { return }
        runTurn()
      }
    }

    /// Runs the work that it was given, and what may follow.
    private func runTurn() {
      while let time, let work {
        run(work, time)
        switch time.ended(self) {
        case .goesOn: continue
        case .givesTurn:
          gave.signal()
          return
        case .isAlone: return
        }
      }
    }

    /// What a thread does that has run its work.
    enum Continuation {
      /// It was given more.
      case goesOn
      /// It is the turn of the thread that waits for it.
      case givesTurn
      /// It is not waited for.
      case isAlone
    }

    private func run(_ work: HeldWork, _ time: SimulatedTime) {
      time.during {
        switch (work.place, work.body) {
        case (.queue(let queue, _), .block(let block)):
          if work.isBarrier {
            simtimeRealBarrierSync(queue, block)
          } else {
            simtimeRealSync(queue, block)
          }
        case (.queue(let queue, _), .function(let function, let context)):
          if work.isBarrier {
            simtimeRealBarrierSyncF(queue, context, function)
          } else {
            simtimeRealSyncF(queue, context, function)
          }
        default: work.body.call()
        }
      }
      work.end()
    }

    /// Gives it work, or ends it if there is none.
    func give(_ work: HeldWork?, _ time: SimulatedTime?) {
      self.work = work
      self.time = time
    }

    /// Lets it run until it is done or waits; called by the thread that runs work, which waits meanwhile.
    ///
    /// - Parameter isStuck: whether a thread waits in the system, which is asked from time to time.
    func takeTurn(givingUp: () -> Bool) {
      wake.signal()
      var watch = WaitingWatch()
      while gave.wait(timeout: .now() + .milliseconds(WaitingWatch.period)) == .timedOut {
        guard watch.isWaiting(name.load(ordering: .relaxed)), givingUp() else { continue }
        return
      }
    }

    func end() { wake.signal() }

    /// Waits until it is its turn again.
    func giveTurn(wasRunning: Bool) {
      if wasRunning { gave.signal() }
      wake.wait()
    }

    static var current: WorkThread? {
      simtimeCurrent().pointee.worker.map {
        Unmanaged<WorkThread>.fromOpaque($0).takeUnretainedValue()
      }
    }
  }

  /// Finds out whether a thread waits in the system rather than for a processor.
  struct WaitingWatch {
    /// Milliseconds between two looks.
    static let period = 50
    private static let looks = 6

    private var spent: UInt64 = 0
    private var count = 0

    /// Whether it waited, and did nothing else, each time that this was asked.
    ///
    /// - Parameter thread: its name; 0 for one that has not begun, which a busy machine may keep from it for long.
    mutating func isWaiting(_ thread: Int32) -> Bool {
      guard thread != 0 else { return false }
      var new: UInt64 = 0
      switch simtimeThreadIsWaiting(thread, &new) {
      case 1 where new == spent: count += 1
      case 1: count = 1
      // The system cannot say: only the clock is left.
      case -1: count += 1
      default: count = 0
      }
      spent = new
      return count >= WaitingWatch.looks
    }
  }
#endif
