import Foundation
import Testing

@testable import HeadlessUI

@MainActor
@Suite("Pages of a navigation stack")
struct NavigationTests {
  @Test("a path that is given shows its last page in place of the root, below the bar")
  func path() {
    func pages(_ path: [Int]) -> [CGRect] {
      LaidOut(
        NavigationStack(path: .constant(path)) {
          Color.blue.navigationDestination(for: Int.self) { Color.red.frame(height: CGFloat($0)) }
        }, 400, 800
      ).frames("Color")
    }
    #expect(pages([]).count == 1)
    #expect(pages([50]).map(\.height).last == 50)
    #expect(pages([50, 70]).map(\.height).last == 70)
  }

  @Test("a destination that is presented by a value or an item is shown while it says so")
  func presented() {
    func frames(_ isPresented: Bool, _ item: Int?) -> [CGFloat] {
      LaidOut(
        NavigationStack {
          Color.blue.navigationDestination(isPresented: .constant(isPresented)) {
            Color.red.frame(height: 20)
          }
          .navigationDestination(item: .constant(item)) { Color.red.frame(height: CGFloat($0)) }
        }, 400, 800
      ).frames("Color").dropFirst().map(\.height)
    }
    #expect(frames(false, nil) == [])
    #expect(frames(true, nil) == [20])
    #expect(frames(false, 30) == [30])
  }

  @Test("a link with a value pushes onto the path of its stack, and dismiss takes it off again")
  func valueLinks() throws {
    let host = ControlUse.$isExpected.withValue(true) { LaidOut(Numbers()).host }
    try use("follow NavigationLink \"Seven\"", host)
    #expect(host.tree.frames("Destination").count == 1)
    try use("tap Button \"Back from 7\"", host)
    #expect(host.tree.frames("Destination").isEmpty)
  }

  private func use(_ name: String, _ host: ViewHost) throws {
    let interactions = host.interactions
    let interaction = try #require(
      interactions.first { $0.name == name }, "\(interactions.map(\.name))")
    host.use(interaction)
    ControlUse.$isExpected.withValue(true) { host.layout() }
  }
}

private struct Numbers: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Seven", value: 7)
        .navigationDestination(for: Int.self) { Page(number: $0) }
    }
  }
}

private struct Page: View {
  let number: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Back from \(number)") { dismiss() } }
}
