import Foundation
import Testing

@testable import HeadlessUI

@Suite("Writes when the view is gone")
@MainActor
struct WriteAfterwardsTests {
  private final class Keeper {
    var binding: Binding<Int>?
    var counter: Counter?
  }

  private final class Counter: ObservableObject {
    @Published var count = 0
  }

  private struct Rows: View {
    @State private var count = 1
    @StateObject private var counter = Counter()
    let keeper: Keeper

    var body: some View {
      VStack {
        if count > 0 {
          ForEach(0..<count + counter.count, id: \.self) { Text("\($0)") }
        }
      }
      .onAppear {
        keeper.binding = $count
        keeper.counter = counter
      }
    }
  }

  @Test("what somebody kept of a view can be written to when its host is gone")
  func hostIsGone() throws {
    let keeper = Keeper()
    weak var gone: ViewHost?
    do {
      let host = ViewHost(Group { Rows(keeper: keeper) })
      host.layout()
      gone = host
    }
    #expect(gone == nil)
    let binding = try #require(keeper.binding)
    let counter = try #require(keeper.counter)
    binding.wrappedValue = 5
    counter.count = 3
    binding.wrappedValue = 0
    #expect(counter.count == 3)
  }

  @Test("what somebody kept of a view that was taken out can be written to")
  func viewIsGone() throws {
    struct Outer: View {
      @ObservedObject var model: Counter
      let keeper: Keeper

      var body: some View {
        VStack { if model.count == 0 { Rows(keeper: keeper) } else { Text("none") } }
      }
    }
    let keeper = Keeper()
    let model = Counter()
    let host = ViewHost(Outer(model: model, keeper: keeper))
    host.layout()
    model.count = 1
    host.layout()
    let binding = try #require(keeper.binding)
    binding.wrappedValue = 7
    host.layout()
    #expect(host.tree.label == "Text" || host.tree.children.map(\.label) == ["Text"])
  }
}
