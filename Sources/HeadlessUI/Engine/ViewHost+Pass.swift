import Foundation

/// What happened in one pass of a hosted view.
public struct HostPass: Sendable {
  /// The number of the pass, counted from 1.
  public var number: Int
  /// The writes of state that were made, dropped ones included, in the order they were made.
  public var writes: [StateWrite]
  /// Transactions that wait for a pass of their own.
  public var queuedTransactions: Int
  /// Whether something is left to do, so that another pass is due.
  public var needsAnotherPass: Bool
  /// The simulated seconds that had gone by when it was laid out.
  public var time: Double = 0
  /// Whether nothing was left to do at that time: what comes after the pass had to be waited for.
  public var isAtRest = false
  /// Whether it was at rest, and all that was waited for goes on by itself, as a timer does that
  /// repeats, or is taken for that.
  public var awaitsClocks = false
  /// Whether code was told where views are, or how large, since time last went on: a geometry or a
  /// preference changed.
  public var readsLayout = false
}

extension ViewHost {
  /// One pass: lays out (see ``layout()``), then runs what views and layouts put off, in the order in
  /// which it is due, until it makes another pass due.
  ///
  /// What is put off (with queues, tasks, sleeps, timers) runs in simulated time, which stands still
  /// while there is something to do and then goes on to what is due next, up to ``horizon``. Where the
  /// system does not let its calls be taken over (see ``FollowedTime/isSimulated``), the main queue is
  /// served until it is quiet instead.
  public func pass() async -> HostPass {
    let time = hostState.time
    let start = time.seconds
    let isAtRest: Bool
    var readsLayout = false
    if SimulatedTime.isTakenOver {
      time.takeBack()
      isInPass = true
      layout()
      readsLayout = time.readsLayout
      var rests = follow { time.settle(lettingTimeGoOn: false) { needsLayout } }
      if !needsLayout {
        // What is not followed may have something to say.
        await MainQueue.turn()
        rests = follow { time.settle(lettingTimeGoOn: true) { needsLayout } }
      }
      isInPass = false
      isAtRest = rests || !needsLayout
      time.passEnded(isAtRest: isAtRest)
      letTimeGoIfIdle()
    } else {
      layout()
      await MainQueue.settle {
        hostState.writeCount
      } hasWork: {
        needsLayout
      }
      isAtRest = !needsLayout
    }
    return HostPass(
      number: hostState.passNumber, writes: hostState.takeWrites(),
      queuedTransactions: hostState.queuedTransactions, needsAnotherPass: needsLayout,
      time: start, isAtRest: isAtRest, awaitsClocks: isAtRest && time.awaitsClocks,
      readsLayout: readsLayout)
  }

  /// The simulated seconds for which what a view puts off is followed, from when it is made.
  public var horizon: Double {
    get { hostState.time.horizon }
    set { hostState.time.horizon = newValue }
  }

  /// How far time was followed so far, and what is left.
  public var followedTime: FollowedTime? { hostState.time.followed(isBusy: needsLayout) }

  /// Keeps what is put off for the next pass, however long it takes until that comes.
  package func keepWorkUntilNextPass() { hostState.time.isPatient = true }

  /// Whether the lines that write states are looked up, where the platform can do that.
  package var locatesWrites: Bool {
    get { hostState.locatesWrites }
    set { hostState.locatesWrites = newValue }
  }

  /// The states that live now, in the order they were made.
  public var states: [StateSnapshot] {
    hostState.liveStates.map { state in
      StateSnapshot(
        id: state.id, name: state.name, value: ValueText.short(state.anyValue),
        contentDigest: state.contentDigest, numbers: state.numbers)
    }
  }
}

/// The value of a state.
public struct StateSnapshot: Sendable, Equatable {
  /// The number of the state among all that the host made.
  public var id: Int
  /// The view's type and the property.
  public var name: String
  /// The value in short.
  public var value: String
  /// Equal for values of equal content, in every run.
  public var contentDigest: UInt64
  /// The numbers in the value; nil if it is not made of numbers.
  public var numbers: [Double]?

  /// The value of a state.
  public init(id: Int, name: String, value: String, contentDigest: UInt64, numbers: [Double]?) {
    self.id = id
    self.name = name
    self.value = value
    self.contentDigest = contentDigest
    self.numbers = numbers
  }
}

/// What a replay of a run does to the writes of state.
public struct WriteIntervention: Sendable {
  /// What becomes of one write.
  public enum Decision: Sendable {
    /// It is made.
    case allow
    /// It is not made.
    case prevent
    /// It is made with each number in the value rounded to a multiple of this.
    case round(to: Double)
  }

  /// Decides about a write; told the numbers in the old and the new value, if they are numbers.
  public let decide: @MainActor (StateWrite, _ old: [Double]?, _ new: [Double]?) -> Decision

  /// An intervention.
  public init(
    decide: @escaping @MainActor (StateWrite, _ old: [Double]?, _ new: [Double]?) -> Decision
  ) {
    self.decide = decide
  }
}

extension ViewHost {
  /// Decides about writes from now on; nil to allow all.
  public func intervene(_ intervention: WriteIntervention?) {
    guard let intervention else {
      hostState.intervention = nil
      return
    }
    hostState.intervention = { write, old, new in
      OnMainThread.run {
        switch intervention.decide(write, NumericParts.of(old), NumericParts.of(new)) {
        case .allow: return .allow
        case .prevent: return .prevent
        case .round(let step):
          return NumericParts.rounded(new, to: step).map { .replace($0) } ?? .allow
        }
      }
    }
  }
}
