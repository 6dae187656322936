import Foundation
import Testing

@testable import HeadlessUI

@Suite("Moved content")
@MainActor
struct MovedContentTests {
  private final class Model: ObservableObject {
    @Published var height: CGFloat = 10
  }

  private struct Changing: View {
    @ObservedObject var model: Model
    var body: some View { Color.red.frame(width: 10, height: model.height) }
  }

  private func frames(_ host: ViewHost) -> [CGRect] {
    var frames: [CGRect] = []
    var pending = [host.tree]
    while let node = pending.popLast() {
      if let frame = node.frame { frames.append(frame) }
      pending += node.children
    }
    return frames
  }

  @Test("what is in something that moved has moved with it")
  func moved() {
    let model = Model()
    func host() -> ViewHost {
      ViewHost(
        VStack(alignment: .leading, spacing: 0) {
          Changing(model: model)
          HStack(spacing: 0) {
            Color.red.frame(width: 10, height: 10)
            VStack(spacing: 0) { Color.blue.frame(width: 5, height: 5) }
            Color.green.frame(width: 10, height: 10).padding(3)
          }
          .frame(width: 100, height: 20)
        }, size: CGSize(width: 100, height: 100))
    }
    let changed = host()
    changed.layout()
    model.height = 30
    changed.layout()
    let fresh = host()
    fresh.layout()
    #expect(frames(changed) == frames(fresh))
  }
}
