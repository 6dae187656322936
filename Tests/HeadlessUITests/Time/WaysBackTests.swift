import Foundation
import Testing

@testable import HeadlessUI

extension WayBack: CustomTestStringConvertible {}

#if os(Linux)
  /// Also says when a toolchain changes how work is handed over: then a way is not followed any more.
  @MainActor
  @Suite("Every way to come back later is followed, in simulated time")
  struct WaysBackTests {
    @Test("alone", arguments: WayBack.all)
    func alone(_ way: WayBack) async {
      #expect(await Steps.followed(way) == Steps.expected(way))
    }

    @Test("the same each time, while the machine is busy")
    func busy() async {
      let load = Load()
      defer { load.end() }
      for way in WayBack.all {
        for _ in 0..<5 {
          let followed = await Steps.followed(way)
          #expect(followed == Steps.expected(way), "\(way.name)")
        }
      }
    }

    @Test("several views at once do not disturb each other")
    func several() async {
      let some = WayBack.all.filter { ["sleep", "serial queue", "timer"].contains($0.name) }
      var hosts: [(WayBack, ViewHost)] = []
      for way in some + some {
        let host = ViewHost(Steps(way: way))
        // The others and the tests beside this one may take long.
        host.keepWorkUntilNextPass()
        hosts.append((way, host))
      }
      var isOver = false
      while !isOver {
        isOver = true
        for (_, host) in hosts where await host.pass().needsAnotherPass { isOver = false }
      }
      for (_, host) in hosts { #expect(host.tree.frame?.height == 20) }
    }
  }

  /// Threads that keep the machine busy, for as long as the test takes alone: beside others it takes much longer,
  /// and they have to go on.
  final class Load: @unchecked Sendable {
    private let lock = NSLock()
    private var isOver = false

    init() {
      for _ in 0..<4 {
        Thread.detachNewThread { [self] in
          let end = ContinuousClock.now + .seconds(5)
          while ContinuousClock.now < end, !lock.withLock({ isOver }) {}
        }
      }
    }

    func end() { lock.withLock { isOver = true } }
  }
#endif
