import HeadlessUI

/// When a run came to rest, and what happened after it had waited for something.
struct RestTrail {
  private var count = 0
  private var frames: UInt64?
  private var lastMove = 0
  /// The first pass at rest since frames last changed.
  private var restSinceMove: Int?
  private var firstRest: (pass: Int, seconds: Double)?
  private var seconds = 0.0
  private var secondsOfMove = 0.0
  /// How often it waited for what was due later, and how often since frames last changed.
  private(set) var waits = 0
  private var waitsSinceMove = 0
  private var lastRest = 0
  /// At how many rests, without another in between, it only waited for what goes on by itself.
  private var clockRests = 0
  /// After how many of these code had been told where views are, or how large.
  private var readingRests = 0
  private var readsLayout = false

  mutating func append(_ sample: PassSample) {
    let time = sample.time
    count += 1
    if time > seconds {
      waits += 1
      waitsSinceMove += 1
    }
    seconds = time
    if sample.frames != frames {
      frames = sample.frames
      lastMove = count
      secondsOfMove = time
      restSinceMove = nil
      waitsSinceMove = 0
    }
    if sample.readsLayout { readsLayout = true }
    guard sample.isAtRest else { return }
    clockRests = sample.awaitsClocks ? clockRests + 1 : 0
    readingRests = sample.awaitsClocks ? readingRests + (readsLayout ? 1 : 0) : 0
    readsLayout = false
    lastRest = count
    if restSinceMove == nil { restSinceMove = count }
    if firstRest == nil { firstRest = (count, time) }
  }

  /// The passes after which frames stayed; all of them if it never rested since.
  var passesToRest: Int { restSinceMove ?? count }

  /// Whether frames move by the clock: layout is at rest each time, until a timer fires, or something
  /// else that goes on by itself.
  var followsClocks: Bool { clockRests >= RestTrail.restsOfClocks }

  private static let restsOfClocks = 8

  /// Whether it does, and what the clock changes is hardly ever measured.
  var onlyFollowsClocks: Bool { followsClocks && 4 * readingRests < clockRests }

  /// Whether it was at rest at some time in the last passes.
  func hasRested(within passes: Int) -> Bool { lastRest > 0 && lastRest >= count - passes }

  /// Whether frames have stayed for so many waits that they are taken to stay for good.
  var staysAtRest: Bool {
    guard let firstRest else { return false }
    return waitsSinceMove >= RestTrail.manyWaits
      && seconds - firstRest.seconds >= RestTrail.manySeconds
  }

  private static let manyWaits = 100
  private static let manySeconds = 10.0

  /// Whether frames changed in a large part of the waits, and late: what comes again and does nothing
  /// makes no pass, but time goes by.
  private func stillMoves(_ time: FollowedTime) -> Bool {
    waits > 0 && 2 * waitsSinceMove < waits && 2 * (time.seconds - secondsOfMove) < time.seconds
  }

  /// What is known of time at the end, with what it does to the view.
  func judged(_ time: FollowedTime?) -> FollowedTime? {
    guard var time else { return nil }
    let effect: FollowedTime.Recurrence.Effect =
      stillMoves(time) ? .layout : waitsSinceMove == 0 ? .nothing : .paint
    for index in time.recurring.indices { time.recurring[index].effect = effect }
    return time
  }

  /// Whether what comes again and again, or is put off anew each time, still moves frames.
  func isUnsettled(_ time: FollowedTime?) -> Bool {
    guard let time else { return false }
    return stillMoves(time) && !(time.recurring.isEmpty && time.later.isEmpty)
  }
}
