import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("Frames by path, pass after pass")
struct FrameRecordTests {
  @Observable
  final class Content {
    var rows = [1, 2, 3]
    var width: CGFloat = 10
    var isWrapped = false
    var isRound = false
    /// Texts of the five at the end that are in a stack of their own.
    var inner = 2
  }

  private struct Rows: View {
    let content: Content

    var body: some View {
      VStack {
        ForEach(content.rows, id: \.self) { row in
          HStack {
            Color.red.frame(width: content.width * CGFloat(row), height: 10)
            Text("\(row)")
          }
          .opacity(0.5)
        }
        if content.isWrapped {
          VStack {
            Text("a").padding(content.width)
            Text("b")
          }
        } else {
          Text("a").padding(content.width)
          Text("b")
        }
        HStack { ForEach(0..<content.inner, id: \.self) { Text("\($0)") } }
        ForEach(content.inner..<5, id: \.self) { Text("\($0)") }
        if content.isRound { AnyView(Circle()) } else { AnyView(Rectangle()) }
      }
    }
  }

  /// The same, worked out from the tree without a memory.
  private func framesNow(_ host: ViewHost) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    func add(_ node: NodeSnapshot, _ path: String) {
      frames[path] = node.frame
      let children = node.children
      for (index, child) in children.enumerated() {
        add(child, "\(path)/\(child.label)" + (children.count > 1 ? "[\(index)]" : ""))
      }
    }
    add(host.tree, host.tree.label)
    return frames
  }

  @Test(
    "are those of the tree as it is, whatever moved, came, went, changed places or became something else"
  )
  func followed() async {
    let content = Content()
    let host = ViewHost(Rows(content: content))
    let changes: [(Content) -> Void] = [
      { _ in }, { $0.width = 12 }, { $0.rows = [3, 1, 2] }, { $0.rows = [3] },
      { $0.isWrapped = true }, { $0.isRound = true }, { $0.rows = [] }, { $0.isWrapped = false },
      { $0.width = 10 }, { $0.inner = 3 }, { _ in },
    ]
    var all: Set<[String: CGRect]> = []
    for change in changes {
      change(content)
      _ = await host.pass()
      let frames = host.framesByPath
      #expect(frames == framesNow(host))
      all.insert(frames)
    }
    #expect(all.count >= 9)
  }
}
