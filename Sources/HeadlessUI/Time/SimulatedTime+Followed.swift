#if os(Linux)
  import Foundation

  extension SimulatedTime {
    /// Takes note of something that begins (1) or ends (-1) outside of what is followed.
    func note(_ what: String, _ by: Int = 1) {
      lock.withLock { outside[what, default: 0] += by }
    }

    /// How far time was followed, and what is left.
    ///
    /// - Parameter isBusy: whether something is to be laid out, which may put off anew what it did before.
    func followed(isBusy: Bool) -> FollowedTime {
      lock.withLock {
        var result = FollowedTime(
          isSimulated: SimulatedTime.isTakenOver, seconds: seconds, events: events, isCut: isCut)
        for (work, due) in timed.all {
          if let origin = work.origin, origin.recurs {
            let new = due - origin.last
            let isRegular = origin.isRegular && (origin.interval ?? new) == new
            result.add(recurring: origin, every: isRegular ? new : nil)
          } else {
            let kind = work.origin?.kind ?? .after
            result.later.append(
              FollowedTime.Later(what: kind.sentence, due: Double(due) / 1e9))
          }
        }
        if isBusy {
          for origin in origins(lastAt: now) {
            result.add(recurring: origin, every: origin.isRegular ? origin.interval : nil)
          }
        }
        result.pending = outside.filter { $0.value > 0 }.map(\.key)
        for thread in threads {
          guard let work = thread.work else { continue }
          if thread.state == .waiting, let wait = thread.wait {
            result.pending.append("\(work.place.description) waits for \(wait.what)")
          } else if thread.state == .outside {
            result.pending.append("work on \(work.place.description) waits in the system")
          }
        }
        for work in ready where !isCut {
          // What could run now is not followed any further, and waits for nothing.
          if canRun(work, true, upTo: .max) {
            if let origin = work.origin, origin.recurs {
              result.add(recurring: origin, every: origin.isRegular ? origin.interval : nil)
            }
            continue
          }
          result.pending.append("work waits for its turn on \(work.place.description)")
        }
        if !notifications.isEmpty {
          result.pending.append("a notification waits for work that has not ended")
        }
        result.pending = Set(result.pending).sorted()
        return result
      }
    }
  }

  extension FollowedTime {
    /// - Parameter interval: in nanoseconds; nil if it varies.
    fileprivate mutating func add(
      recurring origin: WorkOrigin, every interval: SimulatedTime.Instant?
    ) {
      let one = Recurrence(
        what: origin.kind.sentence, interval: interval.map { Double($0) / 1e9 })
      if !recurring.contains(one) { recurring.append(one) }
    }
  }
#endif
