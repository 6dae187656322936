import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("Stacks that are asked while they are asking")
struct ReentryTests {
  /// Asks a host while it lays out; not from within its own question.
  @MainActor
  final class Asker: Sendable {
    weak var host: ViewHost?
    var answers: [CGSize] = []
    private var isAsking = false

    func ask() {
      guard let host, !isAsking else { return }
      isAsking = true
      answers += host.measure([.unspecified, ProposedViewSize(width: 80, height: nil)])
      isAsking = false
    }
  }

  private struct Nosy: Layout {
    let asker: Asker

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      OnMainThread.run { [asker] in asker.ask() }
      return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      OnMainThread.run { [asker] in asker.ask() }
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  private struct Row: View {
    let asker: Asker

    var body: some View {
      VStack {
        HStack(spacing: 4) {
          Color.red.frame(minWidth: 10, maxWidth: 50).frame(height: 10)
          Nosy(asker: asker) { Text("some text that may wrap") }
          Color.blue.frame(width: 20, height: 20)
        }
        AnyLayout(HStackLayout(spacing: 4)) {
          Color.red.frame(minWidth: 10, maxWidth: 50).frame(height: 10)
          Nosy(asker: asker) { Text("some text that may wrap") }
        }
      }
    }
  }

  @Test("answer as always, and go on as if nothing had been asked")
  func asked() {
    let size = CGSize(width: 120, height: 200)
    let quiet = ViewHost(Row(asker: Asker()), size: size)
    quiet.layout()
    let expected = quiet.measure([.unspecified, ProposedViewSize(width: 80, height: nil)])
    let asker = Asker()
    let nosy = ViewHost(Row(asker: asker), size: size)
    asker.host = nosy
    nosy.layout()
    #expect(nosy.framesByPath == quiet.framesByPath)
    #expect(asker.answers.count >= 8)
    for (index, answer) in asker.answers.enumerated() {
      #expect(answer == expected[index % 2])
    }
  }
}
