import HeadlessUI

extension LoopReport {
  /// Whether it comes to rest, and what goes on in time, in one sentence.
  public var sentence: String {
    guard let time else { return "\(verdict)" }
    var parts = [first(time)]
    if verdict.isSettled {
      for (effect, group) in groups(time.recurring) {
        parts.append(group.joined(separator: " and ") + LoopReport.words(effect))
      }
    } else {
      parts += time.recurring.map(LoopReport.text)
      if time.isCut { parts.append(LoopReport.withoutEnd(time)) }
      if rule == LayoutTimed.id { parts.append("layout settles in between") }
    }
    // What never settles is not followed until then.
    if verdict.isSettled {
      parts += time.later.prefix(LoopReport.shownWork).map {
        "\($0.what) after \(LoopReport.seconds($0.due)), beyond the simulated time"
      }
    }
    if !time.isSimulated { parts.append("timers and sleeps are not simulated here") }
    return parts.joined(separator: "; ")
  }

  /// Whether layout settled and nothing that could not be followed may still change it: work that is
  /// pending ends at another time in each run.
  var isAtRest: Bool {
    verdict.isSettled && time?.isCut != true && time?.pending.isEmpty != false
  }

  private static let shownWork = 5

  private func first(_ time: FollowedTime) -> String {
    if rule == LayoutTimed.id { return verdict.changingWithTime }
    guard case .settled(let passes) = verdict, time.isCut || !time.pending.isEmpty else {
      return "\(verdict)"
    }
    var pending = Array(time.pending.prefix(LoopReport.shownWork))
    if time.isCut {
      pending.append(LoopReport.withoutEnd(time))
    }
    return "settles after \(passes) \(passes == 1 ? "pass" : "passes"), but work is pending: "
      + pending.joined(separator: ", ")
  }

  private static func withoutEnd(_ time: FollowedTime) -> String {
    "work continues without end (\(time.events) work items ran)"
  }

  private func groups(
    _ recurring: [FollowedTime.Recurrence]
  ) -> [(FollowedTime.Recurrence.Effect?, [String])] {
    let effects: [FollowedTime.Recurrence.Effect?] = [.layout, .paint, .nothing, nil]
    return effects.compactMap { effect in
      let group = recurring.filter { $0.effect == effect }.prefix(LoopReport.shownWork)
      return group.isEmpty ? nil : (effect, group.map(LoopReport.text))
    }
  }

  static func text(_ one: FollowedTime.Recurrence) -> String {
    guard let interval = one.interval else { return "\(one.what) repeatedly" }
    return "\(one.what) every \(seconds(interval))"
  }

  /// To a thousandth.
  static func seconds(_ seconds: Double) -> String {
    let rounded = (seconds * 1e3).rounded() / 1e3
    return rounded == rounded.rounded() ? "\(Int(clamping: Int64(rounded))) s" : "\(rounded) s"
  }

  private static func words(_ effect: FollowedTime.Recurrence.Effect?) -> String {
    switch effect {
    case .nothing: " and changes nothing"
    case .paint: " and changes only the drawing"
    case .layout: " and changes frames"
    case nil: ""
    }
  }
}
