import Foundation
import Testing

@testable import HeadlessUI

@Suite("State on other threads")
@MainActor
struct OtherThreadTests {
  /// What the view hands out, for other threads to use.
  private final class Keeper: @unchecked Sendable {
    var binding: Binding<[Int]>?
    var counter: Counter?
    let sent = PassthroughSubject<Int, Never>()
  }

  private final class Counter: ObservableObject, @unchecked Sendable {
    @Published var count = 0
  }

  private struct Rows: View {
    @State private var numbers = [0]
    @State private var received = 0
    @StateObject private var counter = Counter()
    let keeper: Keeper

    var body: some View {
      Color.red.frame(
        width: CGFloat(numbers.count), height: CGFloat(10 + received + 100 * counter.count)
      )
      .onReceive(keeper.sent) { received = $0 }
      .onAppear {
        keeper.binding = $numbers
        keeper.counter = counter
      }
    }
  }

  private struct Window {
    let host: ViewHost
    let keeper: Keeper

    @MainActor
    init() async {
      let keeper = Keeper()
      self.keeper = keeper
      host = ViewHost(Rows(keeper: keeper))
      while await host.pass().needsAnotherPass {}
    }

    @MainActor
    var size: CGSize { host.measure([.unspecified]).first ?? .zero }

    /// Runs a body on a thread that views know nothing of, and waits for it.
    nonisolated func elsewhere(_ body: @escaping @Sendable () -> Void) {
      let end = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        body()
        end.signal()
      }
      end.wait()
    }
  }

  @Test("a transaction belongs to the thread that makes the change")
  func transactions() async {
    let window = await Window()
    let seen = Locked<Animation?>(.easeIn)
    withAnimation(.linear) {
      window.elsewhere {
        let own = Transaction.current.animation
        seen.withLock { $0 = own }
      }
      #expect(Transaction.current.animation == .linear)
    }
    #expect(seen.withLock { $0 } == nil)
    #expect(Transaction.current.animation == nil)
  }

  @Test("who writes belongs to the thread that writes")
  func writers() async {
    let window = await Window()
    let isNamed = Locked(true)
    WriteSource.during(WriteSource(action: "onAppear"), part: ("1", "2")) {
      window.elsewhere {
        let named = WriteSource.current != nil || WriteSource.part != nil
        isNamed.withLock { $0 = named }
      }
      #expect(WriteSource.current?.description.name == "onAppear")
    }
    #expect(isNamed.withLock { $0 } == false)
    #expect(WriteSource.current == nil)
  }

  @Test(
    "a state that is written can be read by other threads meanwhile, and each value is a whole one")
  func readMeanwhile() async throws {
    let window = await Window()
    let binding = try #require(window.keeper.binding)
    let isOver = Locked(false)
    let broken = Locked(0)
    let ends = (0..<2).map { _ in DispatchSemaphore(value: 0) }
    for end in ends {
      Thread.detachNewThread {
        while !isOver.withLock({ $0 }) {
          let value = binding.wrappedValue
          if value.contains(where: { $0 != value.count }), value != [0] {
            broken.withLock { $0 += 1 }
          }
        }
        end.signal()
      }
    }
    for count in 1...2_000 {
      binding.wrappedValue = Array(repeating: count % 50, count: count % 50)
    }
    isOver.withLock { $0 = true }
    for end in ends { end.wait() }
    #expect(broken.withLock { $0 } == 0)
  }

  @Test("a body does not depend on what another thread reads while it is evaluated")
  func reads() async throws {
    struct Waiting: View {
      let binding: Binding<[Int]>
      let window: Window
      let bodies: Locked<Int>

      var body: some View {
        let _ = bodies.withLock { $0 += 1 }
        let binding = binding
        let _ = window.elsewhere { _ = binding.wrappedValue }
        Color.red
      }
    }
    let window = await Window()
    let binding = try #require(window.keeper.binding)
    let bodies = Locked(0)
    let host = ViewHost(Waiting(binding: binding, window: window, bodies: bodies))
    while await host.pass().needsAnotherPass {}
    #expect(bodies.withLock { $0 } == 1)
    binding.wrappedValue = [7]
    while await window.host.pass().needsAnotherPass {}
    while await host.pass().needsAnotherPass {}
    #expect(bodies.withLock { $0 } == 1)
  }

  @Test("a published property that another thread writes evaluates the view on the main thread")
  func published() async throws {
    let window = await Window()
    let counter = try #require(window.keeper.counter)
    window.elsewhere { counter.count = 2 }
    // It comes by way of the main queue.
    #expect(!window.host.needsLayout)
    await MainQueue.turn()
    #expect(window.host.needsLayout)
    while await window.host.pass().needsAnotherPass {}
    #expect(window.size.height == 210)
  }

  @Test("a value that another thread sends is received on the main thread")
  func receivedValues() async {
    let window = await Window()
    let sent = window.keeper.sent
    window.elsewhere { sent.send(5) }
    #expect(!window.host.needsLayout)
    await MainQueue.turn()
    while await window.host.pass().needsAnotherPass {}
    #expect(window.size.height == 15)
  }
}
