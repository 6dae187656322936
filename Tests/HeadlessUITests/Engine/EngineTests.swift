import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("Engine")
struct EngineTests {
  @Test("5,000 nested views neither overflow the stack nor lose their place")
  func deep() {
    var view = AnyView(Color.red.frame(width: 7, height: 5))
    for depth in 0..<5_000 {
      view = depth % 2 == 0 ? AnyView(view.padding(.leading, 1)) : AnyView(HStack { view })
    }
    let laidOut = LaidOut(view.fixedSize(), 10, 10)
    #expect(laidOut.size == CGSize(width: 2_507, height: 5))
  }

  /// Counts what an observer is told.
  private final class Recorder: LayoutObserver {
    var asked = 0
    var fromMemo = 0
    var placed = 0
    var caches: [String] = []
    var bodies: [String] = []

    func observe(_ event: LayoutEvent) {
      switch event {
      case .sized(_, _, _, let memo):
        asked += 1
        if memo { fromMemo += 1 }
      case .placed: placed += 1
      case .cacheMade(let node): caches.append("made \(node.label)")
      case .cacheUpdated(let node): caches.append("updated \(node.label)")
      case .bodyEvaluated(let type): bodies.append(type)
      case .placedForGuides, .entering, .leaving, .actionBegan, .actionsEnded: break
      }
    }
  }

  private struct Titled: View {
    var title: String
    var body: some View { Text(title) }
  }

  @Test("an observer hears of every question, placement, cache and body")
  func observer() {
    let recorder = Recorder()
    let host = ViewHost(
      HalfOfProposal { Titled(title: "one") }, size: CGSize(width: 100, height: 50),
      observer: recorder)
    host.layout()
    #expect(recorder.bodies == ["Titled"])
    #expect(recorder.caches == ["made HalfOfProposal"])
    #expect(recorder.placed == 2)
    #expect(recorder.asked > recorder.fromMemo && recorder.asked >= 2)
  }

  @Test("a question that was asked before is answered from memory")
  func memo() {
    let recorder = Recorder()
    let host = ViewHost(Text("again").padding(), observer: recorder)
    let proposal = ProposedViewSize(width: 80, height: 40)
    let first = host.sizeThatFits(proposal)
    let asked = recorder.asked
    let second = host.sizeThatFits(proposal)
    #expect(first == second)
    #expect(recorder.asked == asked + 1 && recorder.fromMemo == 1)
  }

  @Test("a second pass over an unchanged tree does nothing")
  func idle() {
    let recorder = Recorder()
    let host = ViewHost(VStack { ForEach(0..<10) { Text("\($0)") } }, observer: recorder)
    host.layout()
    #expect(!host.needsLayout)
    let placed = recorder.placed
    host.layout()
    #expect(recorder.placed == placed)
  }

  /// A layout whose cache is a reference and counts what it is used for.
  private struct Counting: Layout {
    final class Cache {
      var sized = 0
      var placed = 0
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    {
      cache.sized += 1
      let size = subviews[0].sizeThatFits(proposal)
      return CGSize(width: size.width + CGFloat(cache.sized), height: size.height)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      cache.placed += 1
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  @Test("measuring leaves no trace: answers, frames, caches and counts are those without it")
  func neutrality() {
    func run(probing: Bool) -> (sizes: [CGSize], frames: [CGRect?], asked: Int, placed: Int) {
      let recorder = Recorder()
      let host = ViewHost(
        VStack {
          Counting { Text("counted at length") }
          HStack {
            Color.red
            Text("text")
          }
        }, size: CGSize(width: 120, height: 90), observer: recorder)
      func probe() {
        guard probing else { return }
        _ = host.measure([.zero, .unspecified, .infinity, ProposedViewSize(width: 33, height: nil)])
      }
      probe()
      host.layout()
      probe()
      var frames: [CGRect?] = []
      func collect(_ node: NodeSnapshot) {
        frames.append(node.frame)
        node.children.forEach(collect)
      }
      collect(host.tree)
      probe()
      let sizes = [ProposedViewSize(width: 50, height: 50), .unspecified].map(host.sizeThatFits)
      return (sizes, frames, recorder.asked, recorder.placed)
    }
    let plain = run(probing: false)
    let probed = run(probing: true)
    #expect(plain.sizes == probed.sizes)
    #expect(plain.frames == probed.frames)
    #expect(plain.asked == probed.asked)
    #expect(plain.placed == probed.placed)
  }

  @Test("the same views in another layout keep their places in the tree")
  func anyLayout() {
    func view(_ isRow: Bool) -> some View {
      let layout =
        isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      return layout {
        Color.red.frame(width: 10, height: 20)
        Color.blue.frame(width: 30, height: 40)
      }
    }
    #expect(size(view(true), nil, nil) == CGSize(width: 40, height: 40))
    #expect(size(view(false), nil, nil) == CGSize(width: 30, height: 60))
  }
}
