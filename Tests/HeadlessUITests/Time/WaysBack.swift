import Foundation

@testable import HeadlessUI

/// A way in which code comes back later to the main actor.
struct WayBack: Sendable {
  let name: String
  /// Runs something later, once.
  let later: @MainActor (@escaping @MainActor @Sendable () -> Void) -> Void
  /// The simulated seconds that it takes.
  var seconds = 0.0

  var testDescription: String { name }
}

private actor Neighbour {
  private(set) var calls = 0
  func call() { calls += 1 }
}

private let serial = DispatchQueue(label: "serial")
private let concurrent = DispatchQueue(label: "concurrent", qos: .utility, attributes: .concurrent)
private let targeted = DispatchQueue(label: "targeted", target: serial)
private let mainlike = DispatchQueue(label: "mainlike", target: .main)

extension WayBack {
  @MainActor
  private static func hop(_ body: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }

  private nonisolated static func hopFromAnywhere(
    _ body: @escaping @MainActor @Sendable () -> Void
  ) {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }

  private static func task(
    _ name: String, _ seconds: Double = 0, _ wait: @escaping @Sendable () async -> Void
  ) -> WayBack {
    WayBack(
      name: name,
      later: { body in
        Task {
          await wait()
          body()
        }
      }, seconds: seconds)
  }

  static let all: [WayBack] = queues + waiting + sources + tasks + loops

  private static let queues: [WayBack] = [
    WayBack(name: "main queue") { hop($0) },
    WayBack(
      name: "main queue, later",
      later: { body in
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { MainActor.assumeIsolated(body) }
      }, seconds: 1),
    WayBack(
      name: "main queue, later on the wall's clock",
      later: { body in
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1) { MainActor.assumeIsolated(body) }
      }, seconds: 1),
    WayBack(name: "global queue") { body in
      DispatchQueue.global().async { hopFromAnywhere(body) }
    },
    WayBack(
      name: "global queue, later",
      later: { body in
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { hopFromAnywhere(body) }
      }, seconds: 0.5),
    WayBack(name: "serial queue") { body in serial.async { hopFromAnywhere(body) } },
    WayBack(name: "concurrent queue") { body in concurrent.async { hopFromAnywhere(body) } },
    WayBack(name: "barrier") { body in
      concurrent.async {}
      concurrent.async(flags: .barrier) { hopFromAnywhere(body) }
    },
    WayBack(name: "queue with a target") { body in targeted.async { hopFromAnywhere(body) } },
    WayBack(name: "queue that targets the main one") { body in
      mainlike.async { MainActor.assumeIsolated(body) }
    },
    WayBack(name: "work item") { body in
      DispatchQueue.main.async(execute: DispatchWorkItem { MainActor.assumeIsolated(body) })
    },
    WayBack(name: "operation queue") { body in
      OperationQueue().addOperation { OperationQueue.main.addOperation { hopFromAnywhere(body) } }
    },
  ]

  private static let waiting: [WayBack] = [
    WayBack(name: "synchronous main queue") { body in
      DispatchQueue.global().async { DispatchQueue.main.sync { MainActor.assumeIsolated(body) } }
    },
    WayBack(name: "synchronous queue") { body in
      serial.async {}
      serial.sync { hopFromAnywhere(body) }
    },
    WayBack(name: "group") { body in
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) {}
      concurrent.async(group: group) {}
      group.notify(queue: .main) { MainActor.assumeIsolated(body) }
    },
    WayBack(name: "group that is entered and waited for") { body in
      let group = DispatchGroup()
      group.enter()
      serial.async { group.leave() }
      DispatchQueue.global().async {
        group.wait()
        hopFromAnywhere(body)
      }
    },
    WayBack(name: "semaphore") { body in
      let semaphore = DispatchSemaphore(value: 0)
      concurrent.async {
        semaphore.wait()
        hopFromAnywhere(body)
      }
      concurrent.async { semaphore.signal() }
    },
    WayBack(
      name: "semaphore whose time is over",
      later: { body in
        DispatchQueue.global().async {
          _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 2)
          hopFromAnywhere(body)
        }
      }, seconds: 2),
    WayBack(name: "notification of a work item") { body in
      let item = DispatchWorkItem {}
      item.notify(queue: .main) { MainActor.assumeIsolated(body) }
      DispatchQueue.global().async(execute: item)
    },
    WayBack(name: "work item that is waited for") { body in
      let item = DispatchWorkItem {}
      DispatchQueue.global().async(execute: item)
      item.wait()
      hop(body)
    },
    WayBack(name: "concurrent iterations") { body in
      DispatchQueue.global().async {
        DispatchQueue.concurrentPerform(iterations: 3) { if $0 == 2 { hopFromAnywhere(body) } }
      }
    },
    WayBack(
      name: "sleep of a thread",
      later: { body in
        DispatchQueue.global().async {
          Thread.sleep(forTimeInterval: 0.25)
          hopFromAnywhere(body)
        }
      }, seconds: 0.25),
  ]

  private static let sources: [WayBack] = [
    WayBack(
      name: "timer source",
      later: { body in
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + 1)
        timer.setEventHandler {
          MainActor.assumeIsolated(body)
          timer.cancel()
        }
        timer.resume()
      }, seconds: 1),
    WayBack(
      name: "timer source that repeats",
      later: { body in
        let timer = DispatchSource.makeTimerSource(queue: serial)
        nonisolated(unsafe) var count = 0
        timer.schedule(deadline: .now() + 0.5, repeating: 0.5)
        timer.setEventHandler {
          count += 1
          guard count == 3 else { return }
          timer.cancel()
          hopFromAnywhere(body)
        }
        timer.activate()
      }, seconds: 1.5),
    WayBack(name: "data source") { body in
      let source = DispatchSource.makeUserDataAddSource(queue: .main)
      source.setEventHandler {
        if source.data == 3 { MainActor.assumeIsolated(body) }
        source.cancel()
      }
      source.resume()
      source.add(data: 1)
      source.add(data: 2)
    },
    WayBack(name: "handler of a cancellation") { body in
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.setCancelHandler { MainActor.assumeIsolated(body) }
      source.resume()
      source.cancel()
    },
  ]

  private static let tasks: [WayBack] = [
    task("task") {},
    task("yield") { await Task.yield() },
    task("yields") { for _ in 0..<50 { await Task.yield() } },
    WayBack(name: "detached task") { body in Task.detached { await MainActor.run(body: body) } },
    task("actor") { await Neighbour().call() },
    task("group of tasks") {
      await withTaskGroup(of: Int.self) { group in
        for index in 0..<5 {
          group.addTask {
            await Task.yield()
            return index
          }
        }
        for await _ in group {}
      }
    },
    task("child task") {
      async let one = Neighbour().call()
      await one
    },
    task("continuation") {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume() }
      }
    },
    task("stream") {
      let (stream, continuation) = AsyncStream<Int>.makeStream()
      DispatchQueue.global().async {
        continuation.yield(1)
        continuation.finish()
      }
      for await _ in stream {}
    },
    task("sleep", 1) { try? await Task.sleep(nanoseconds: 1_000_000_000) },
    task("continuous clock", 1) { try? await ContinuousClock().sleep(for: .seconds(1)) },
    task("suspending clock", 1) { try? await SuspendingClock().sleep(for: .seconds(1)) },
    task("sleep with tolerance", 1) {
      try? await Task.sleep(for: .seconds(1), tolerance: .milliseconds(100))
    },
    task("sleep until the end of two tasks", 2) {
      async let one: Void? = try? Task.sleep(for: .seconds(1))
      async let two: Void? = try? Task.sleep(for: .seconds(2))
      _ = await (one, two)
    },
  ]

  private static let loops: [WayBack] = [
    WayBack(
      name: "timer",
      later: { body in
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
          MainActor.assumeIsolated(body)
        }
      }, seconds: 1),
    WayBack(
      name: "timer that repeats",
      later: { body in
        nonisolated(unsafe) var count = 0
        let timer = Timer(timeInterval: 0.25, repeats: true) { timer in
          count += 1
          guard count == 4 else { return }
          timer.invalidate()
          MainActor.assumeIsolated(body)
        }
        RunLoop.main.add(timer, forMode: .common)
      }, seconds: 1),
    WayBack(name: "run loop") { body in
      RunLoop.main.perform { MainActor.assumeIsolated(body) }
    },
    WayBack(
      name: "published timer",
      later: { body in
        nonisolated(unsafe) var subscription: AnyCancellable?
        subscription = Timer.publish(every: 1, on: .main, in: .common).autoconnect().first()
          .sink { _ in
            subscription?.cancel()
            subscription = nil
            hop(body)
          }
      }, seconds: 1),
    WayBack(
      name: "delayed publisher",
      later: { body in
        nonisolated(unsafe) var subscription: AnyCancellable?
        subscription = Just(1).delay(for: .seconds(2), scheduler: RunLoop.main).sink { _ in
          subscription = nil
          hop(body)
        }
      }, seconds: 2),
    WayBack(name: "publisher on another queue") { body in
      nonisolated(unsafe) var subscription: AnyCancellable?
      subscription = Just(1).receive(on: serial).receive(on: DispatchQueue.main).sink { _ in
        subscription = nil
        hop(body)
      }
    },
    WayBack(
      name: "end of an animation",
      later: { body in
        withAnimation(.linear(duration: 0.5)) {
        } completion: {
          MainActor.assumeIsolated(body)
        }
      }, seconds: 0.5),
  ]
}

/// A view that grows by one point in each of its steps, and puts each off in the same way.
struct Steps: View {
  static let count = 10

  @State private var height = 10.0
  let way: WayBack

  private func step(_ left: Int) {
    guard left > 0 else { return }
    way.later {
      height += 1
      step(left - 1)
    }
  }

  var body: some View {
    Color.red.frame(width: 10, height: height).onAppear { step(Steps.count) }
  }

  /// What became of it: passes, height, simulated seconds, and what is left.
  @MainActor
  static func followed(_ way: WayBack) async -> String {
    let host = ViewHost(Steps(way: way))
    host.keepWorkUntilNextPass()
    var passes = 1
    var seconds = 0.0
    while passes < 200 {
      let pass = await host.pass()
      seconds = pass.time
      guard pass.needsAnotherPass else { break }
      passes += 1
    }
    let height = host.tree.frame.map { "\(Int($0.height))" } ?? "nothing"
    let left = host.followedTime.map { $0.isOver ? "" : ", left: \($0)" } ?? ""
    return "\(passes) passes, \(height) pt, \(seconds) s\(left)"
  }

  static func expected(_ way: WayBack) -> String {
    "\(Steps.count + 1) passes, \(10 + Steps.count) pt, \(way.seconds * Double(Steps.count)) s"
  }
}
