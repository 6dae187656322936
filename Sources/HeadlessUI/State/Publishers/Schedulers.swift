#if !canImport(Combine)
  import Foundation

  /// Where and when values are handed on.
  public protocol Scheduler {
    /// A length of time.
    associatedtype SchedulerTimeType
    /// What else can be asked for.
    associatedtype SchedulerOptions

    /// Runs an action in a later turn.
    func _schedule(_ action: @escaping () -> Void)
  }

  extension DispatchQueue: Scheduler {
    /// A length of time.
    public typealias SchedulerTimeType = SchedulerDelay
    /// Nothing else can be asked for.
    public typealias SchedulerOptions = Never

    /// Runs an action in a later turn of the queue.
    public func _schedule(_ action: @escaping () -> Void) {
      nonisolated(unsafe) let action = action
      async { action() }
    }
  }

  extension RunLoop: Scheduler {
    /// A length of time.
    public typealias SchedulerTimeType = SchedulerDelay
    /// Nothing else can be asked for.
    public typealias SchedulerOptions = Never

    /// Runs an action in a later turn of the main queue: passes run that one only.
    public func _schedule(_ action: @escaping () -> Void) { DispatchQueue.main._schedule(action) }
  }

  extension OperationQueue: Scheduler {
    /// A length of time.
    public typealias SchedulerTimeType = SchedulerDelay
    /// Nothing else can be asked for.
    public typealias SchedulerOptions = Never

    /// Runs an action as an operation; that of the main queue in a later turn of it.
    public func _schedule(_ action: @escaping () -> Void) {
      if self === OperationQueue.main { return DispatchQueue.main._schedule(action) }
      nonisolated(unsafe) let action = action
      addOperation { action() }
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

    /// A publisher of the newest value once no other follows it.
    ///
    /// No clock runs here: the time is over in the next turn of the scheduler.
    public func debounce<S>(
      for dueTime: SchedulerDelay, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> where S: Scheduler {
      AnyPublisher { value, completion in
        var count = 0
        return _subscribe(
          { new in
            count += 1
            let mine = count
            scheduler._schedule { if mine == count { value(new) } }
          }, completion)
      }
    }

    /// A publisher of the newest value of a length of time, or of the first.
    ///
    /// No clock runs here: the time is over in the next turn of the scheduler.
    public func throttle<S>(
      for interval: SchedulerDelay, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> where S: Scheduler {
      latest ? debounce(for: interval, scheduler: scheduler) : receive(on: scheduler)
    }

    /// A publisher whose values come later: in the next turn of the scheduler, as no clock runs here.
    public func delay<S>(
      for interval: SchedulerDelay, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> where S: Scheduler {
      receive(on: scheduler)
    }
  }

  /// A publisher that begins when it is told to.
  public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins.
    func connect() -> any Cancellable
  }

  extension ConnectablePublisher {
    /// The publisher, which begins with its first subscriber.
    public func autoconnect() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
  }

  extension Timer {
    /// A publisher of dates. No clock runs here, so that it never hands one out.
    public struct TimerPublisher: ConnectablePublisher, Sendable {
      /// The dates.
      public typealias Output = Date
      /// It never fails.
      public typealias Failure = Never

      /// Seconds between two dates.
      public let interval: TimeInterval

      /// Does nothing: no clock runs here.
      public func connect() -> any Cancellable { AnyCancellable {} }

      /// Is never told a date.
      public func _subscribe(
        _ value: @escaping (Date) -> Void,
        _ completion: @escaping (Subscribers.Completion<Never>) -> Void
      ) -> AnyCancellable {
        AnyCancellable {}
      }
    }

    /// A publisher of dates. No clock runs here, so that it never hands one out.
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
      in mode: RunLoop.Mode
    ) -> TimerPublisher {
      TimerPublisher(interval: interval)
    }
  }
#endif
