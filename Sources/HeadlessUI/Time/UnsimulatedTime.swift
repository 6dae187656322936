#if !os(Linux)
  import Foundation

  /// Where calls to the system cannot be taken over, nothing is: what a view puts off runs when the
  /// system lets it.
  final class SimulatedTime: @unchecked Sendable {
    static let isTakenOver = false
    // Set before anything is followed; nothing reads it here.
    nonisolated(unsafe) static var epoch: Int64?
    static var current: SimulatedTime? { nil }

    var horizon = 60.0
    var isPatient = false
    var isOwned = false
    let seconds = 0.0
    let keepsWork = false
    let progress = 0
    let isLetGo = true
    let awaitsClocks = false
    let readsLayout = false

    func during<R>(_ body: () throws -> R) rethrows -> R { try body() }
    func follow<R>(_ body: () throws -> R) rethrows -> R { try body() }

    @MainActor
    func settle(lettingTimeGoOn goesOn: Bool, hasWork: () -> Bool) -> Bool { false }

    func followed(isBusy: Bool) -> FollowedTime { FollowedTime(isSimulated: false) }

    static func atEpoch<R>(_ body: () throws -> R) rethrows -> R { try body() }

    static func outside<R>(_ body: () throws -> R) rethrows -> R { try body() }

    static func delayingValue(_ add: () -> Void) { add() }

    static func publishing(every seconds: Double, _ add: () -> Void) { add() }

    static func later<R>(by seconds: Int64, _ body: () -> R) -> R { body() }

    func passEnded(isAtRest: Bool) {}
    func noteReading() {}
    func noteAction(_ cause: ActionCause?) {}
    func noteWrite(byLayout: Bool = false) {}
    func letGo() {}
    func takeBack() {}
    func abandon() {}
  }
#endif
