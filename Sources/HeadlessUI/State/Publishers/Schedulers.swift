#if !canImport(Combine)
  import Foundation

  /// Where and when values are handed on.
  public protocol Scheduler {
    /// A length of time.
    associatedtype SchedulerTimeType
    /// What else can be asked for.
    associatedtype SchedulerOptions

    /// Runs an action in a later turn, after so many seconds.
    func _schedule(after seconds: Double, _ action: @escaping () -> Void)
  }

  extension Scheduler {
    /// Runs an action in a later turn.
    func _schedule(_ action: @escaping () -> Void) { _schedule(after: 0, action) }
  }

  extension DispatchQueue: Scheduler {
    /// A length of time.
    public typealias SchedulerTimeType = SchedulerDelay
    /// Nothing else can be asked for.
    public typealias SchedulerOptions = Never

    /// Runs an action in a later turn of the queue, after so many seconds.
    public func _schedule(after seconds: Double, _ action: @escaping () -> Void) {
      // Called once, where the scheduler says, as Combine does without asking either.
      nonisolated(unsafe) let action = action
      if seconds > 0 {
        asyncAfter(deadline: .now() + seconds) { action() }
      } else {
        async { action() }
      }
    }
  }

  extension RunLoop: Scheduler {
    /// A length of time.
    public typealias SchedulerTimeType = SchedulerDelay
    /// Nothing else can be asked for.
    public typealias SchedulerOptions = Never

    /// Runs an action in a later turn of the main queue, whichever loop it is.
    public func _schedule(after seconds: Double, _ action: @escaping () -> Void) {
      DispatchQueue.main._schedule(after: seconds, action)
    }
  }

  extension OperationQueue: Scheduler {
    /// A length of time.
    public typealias SchedulerTimeType = SchedulerDelay
    /// Nothing else can be asked for.
    public typealias SchedulerOptions = Never

    /// Runs an action as an operation; that of the main queue in a later turn of it.
    public func _schedule(after seconds: Double, _ action: @escaping () -> Void) {
      // Called once, where the scheduler says, as Combine does without asking either.
      nonisolated(unsafe) let action = action
      if self === OperationQueue.main {
        DispatchQueue.main._schedule(after: seconds, action)
      } else if seconds > 0 {
        DispatchQueue.global()._schedule(after: seconds) { self.addOperation { action() } }
      } else {
        addOperation { action() }
      }
    }
  }

  /// A length of time that a publisher waits.
  public struct SchedulerDelay: Hashable, Sendable, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral
  {
    /// The length in seconds.
    public let seconds: Double

    /// A length in seconds.
    public init(integerLiteral value: Int) { seconds = Double(value) }
    /// A length in seconds.
    public init(floatLiteral value: Double) { seconds = value }
    init(_ seconds: Double) { self.seconds = seconds }

    /// A length in seconds.
    public static func seconds(_ s: Int) -> SchedulerDelay { SchedulerDelay(Double(s)) }
    /// A length in seconds.
    public static func seconds(_ s: Double) -> SchedulerDelay { SchedulerDelay(s) }
    /// A length in thousandths of a second.
    public static func milliseconds(_ ms: Int) -> SchedulerDelay {
      SchedulerDelay(Double(ms) / 1e3)
    }
    /// A length in millionths of a second.
    public static func microseconds(_ us: Int) -> SchedulerDelay {
      SchedulerDelay(Double(us) / 1e6)
    }
  }

  extension Publisher {
    /// A publisher whose values come in a later turn of a scheduler.
    public func receive<S>(
      on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> where S: Scheduler {
      AnyPublisher { value, completion in
        _subscribe(
          { new in scheduler._schedule { value(new) } },
          { end in scheduler._schedule { completion(end) } })
      }
    }

    /// The publisher as it is: subscribing takes no time here.
    public func subscribe<S>(
      on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> where S: Scheduler {
      eraseToAnyPublisher()
    }

    /// A publisher of the newest value once no other has followed it for a length of time.
    public func debounce<S>(
      for dueTime: SchedulerDelay, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> where S: Scheduler {
      AnyPublisher { value, completion in
        var count = 0
        return _subscribe(
          { new in
            count += 1
            let mine = count
            SimulatedTime.delayingValue {
              scheduler._schedule(after: dueTime.seconds) { if mine == count { value(new) } }
            }
          }, completion)
      }
    }

    /// A publisher of the first value at once, and of the newest or the first of each length of time
    /// after it.
    public func throttle<S>(
      for interval: SchedulerDelay, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> where S: Scheduler {
      AnyPublisher { value, completion in
        var isWaiting = false
        var next: Output?
        func wait() {
          isWaiting = true
          SimulatedTime.delayingValue {
            scheduler._schedule(after: interval.seconds) {
              isWaiting = false
              guard let new = next else { return }
              next = nil
              value(new)
              wait()
            }
          }
        }
        return _subscribe(
          { new in
            if isWaiting {
              if latest || next == nil { next = new }
            } else {
              wait()
              scheduler._schedule { value(new) }
            }
          }, completion)
      }
    }

    /// A publisher whose values come a length of time later.
    public func delay<S>(
      for interval: SchedulerDelay, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> where S: Scheduler {
      AnyPublisher { value, completion in
        _subscribe(
          { new in
            SimulatedTime.delayingValue {
              scheduler._schedule(after: interval.seconds) { value(new) }
            }
          },
          { end in scheduler._schedule(after: interval.seconds) { completion(end) } })
      }
    }
  }

  /// A publisher that begins when it is told to.
  public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins to publish; cancelling the result ends it.
    func connect() -> any Cancellable
  }

  extension ConnectablePublisher {
    /// The publisher, which begins with its first subscriber.
    public func autoconnect() -> Publishers.Autoconnect<Self> {
      Publishers.Autoconnect(upstream: self)
    }
  }

  /// The timers of a publisher that is connected: one in each simulated time, for views are followed
  /// more than once.
  private final class TimerConnection: Cancellable, Sendable {
    private struct Running {
      weak var time: SimulatedTime?
      let isSimulated: Bool
      let timer: Timer

      init(_ timer: Timer) {
        time = SimulatedTime.current
        isSimulated = time != nil
        self.timer = timer
      }

      var isHere: Bool {
        let current = SimulatedTime.current
        return timer.isValid && isSimulated == (current != nil) && time === current
      }
    }

    private let timers = Locked<[Running]>([])

    func begin(every interval: TimeInterval, _ tell: @escaping @Sendable () -> Void) {
      let new = timers.withLock { timers -> Timer? in
        guard !timers.contains(where: \.isHere) else { return nil }
        let new = Timer(timeInterval: interval, repeats: true) { _ in tell() }
        timers = timers.filter { $0.timer.isValid && ($0.time != nil || !$0.isSimulated) }
        timers.append(Running(new))
        return new
      }
      guard let new else { return }
      SimulatedTime.publishing(every: interval) { RunLoop.main.add(new, forMode: .common) }
    }

    func cancel() {
      timers.withLock { timers in
        for running in timers { running.timer.invalidate() }
        timers = []
      }
    }
  }

  extension Timer {
    /// A publisher of dates, from when it is connected.
    public struct TimerPublisher: ConnectablePublisher, Sendable {
      /// The dates.
      public typealias Output = Date
      /// It never fails.
      public typealias Failure = Never

      /// Seconds between two dates.
      public let interval: TimeInterval

      private let listeners = Listeners<Date>()
      private let connection = TimerConnection()

      fileprivate init(interval: TimeInterval) { self.interval = interval }

      /// Begins, until the answer is cancelled. All that connect share one timer, as in Combine:
      /// `timer.upstream.connect().cancel()` stops what an automatic connection began.
      public func connect() -> any Cancellable {
        let listeners = listeners
        connection.begin(every: interval) { listeners.tell(Date()) }
        return connection
      }

      /// Is told the dates once it is connected.
      public func _subscribe(
        _ value: @escaping (Date) -> Void,
        _ completion: @escaping (Subscribers.Completion<Never>) -> Void
      ) -> AnyCancellable {
        listeners.add(value)
      }
    }

    /// A publisher of dates, so many seconds apart.
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
      in mode: RunLoop.Mode
    ) -> TimerPublisher {
      TimerPublisher(interval: interval)
    }
  }
#endif
