import Observation
import Testing

@testable import LayoutProbe

/// Growth that is found to go on, or to end, without waiting for its end.
@Suite("Growth that is tried far away")
@MainActor
struct FarAwayTests {
  private struct Bar: View {
    let count: Int
    var body: some View {
      VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 2) } }
    }
  }

  @Observable
  final class Observed {
    var rows = ["a"]
    let name = "fixed"
    let kinds = [1, 2, 3]
  }

  private struct InObservable: View {
    let most: Int
    @State private var model = Observed()
    var body: some View {
      Bar(count: model.rows.count).onChange(of: model.rows.count, initial: true) {
        if model.rows.count < most { model.rows.append("b") }
      }
    }
  }

  /// An object that no state holds.
  private struct Given: View {
    let most: Int
    let model: Observed
    var body: some View {
      Bar(count: model.rows.count).onChange(of: model.rows.count, initial: true) {
        if model.rows.count < most { model.rows.append("b") }
      }
    }
  }

  private final class Published: ObservableObject {
    struct Content {
      var rows = [1]
      var height = 1.0
    }
    @HeadlessUI.Published var content = Content()
  }

  private struct InStructOfObject: View {
    let most: Int
    @StateObject private var model = Published()
    var body: some View {
      Bar(count: model.content.rows.count)
        .onChange(of: model.content.rows.count, initial: true) {
          if model.content.rows.count < most { model.content.rows.append(1) }
        }
    }
  }

  private struct NumberInObject: View {
    let most: Int
    @StateObject private var model = Published()
    var body: some View {
      Color.red.frame(width: 10, height: model.content.height)
        .onChange(of: model.content.height, initial: true) {
          if model.content.height < Double(most) { model.content.height += 1 }
        }
    }
  }

  private struct InStruct: View {
    let most: Int
    @State private var content = Published.Content()
    var body: some View {
      Bar(count: content.rows.count).onChange(of: content.rows.count, initial: true) {
        if content.rows.count < most { content.rows.append(1) }
      }
    }
  }

  private struct InText: View {
    let most: Int
    @State private var text = "12"
    var body: some View {
      Color.red.frame(width: 10, height: CGFloat(text.count))
        .onChange(of: text, initial: true) { if text.count < most { text = "$" + text } }
    }
  }

  private struct InPath: View {
    let most: Int
    @State private var path = NavigationPath()
    var body: some View {
      Color.red.frame(width: 10, height: CGFloat(path.count))
        .onChange(of: path.count, initial: true) {
          if path.count < most { path.append(path.count) }
        }
    }
  }

  private func answer<V: View>(
    nodes: Bool = false, _ make: @escaping () -> V
  ) async -> FarAway.Answer {
    let size = CGSize(width: 300, height: 300)
    let test = FarAway(size: size, epsilon: 0) { ViewHost(make(), size: size) }
    return await test.answer(
      [], after: 20, nodes: (25, nodes), hasOthers: true, width: 1, measure: \.spread
    ).0
  }

  private func check<V: View>(
    nodes: Bool = false, at location: SourceLocation = #_sourceLocation,
    _ make: @escaping (Int) -> V
  ) async {
    let endless = await answer(nodes: nodes) { make(.max) }
    #expect(endless == .goesOn, sourceLocation: location)
    let ending = await answer(nodes: nodes) { make(400) }
    #expect(ending == .ends, sourceLocation: location)
  }

  @Test("rows in an observable object, which a state holds or none, or in a struct of an object")
  func objects() async {
    await check(nodes: true) { InObservable(most: $0) }
    await check(nodes: true) { Given(most: $0, model: Observed()) }
    await check(nodes: true) { InStructOfObject(most: $0) }
  }

  @Test("a number in a struct of an object")
  func numbers() async { await check { NumberInObject(most: $0) } }

  @Test("rows in a struct that a state holds")
  func structs() async { await check(nodes: true) { InStruct(most: $0) } }

  @Test("a text that gets longer, and the path of a navigation stack")
  func texts() async {
    await check { InText(most: $0) }
    await check { InPath(most: $0) }
  }

  private struct Moving: View {
    @State private var pending = Array(0..<500)
    @State private var shown: [Int] = []
    var body: some View {
      Bar(count: shown.count).onChange(of: shown.count, initial: true) {
        if let next = pending.popLast() { shown.append(next) }
      }
    }
  }

  @Test("where one list is filled from another, it is not known whether that goes on")
  func moving() async {
    let found = await answer(nodes: true) { Moving() }
    #expect(found == .unknown)
  }

  private struct Captured: View {
    let model: Observed
    var body: some View {
      Bar(count: model.rows.count).onChange(of: model.rows.count, initial: true) {
        if model.rows.count < 400 { model.rows.append("b") }
      }
    }
  }

  @Test("an object that several runs of a view share is not made larger")
  func shared() async {
    let model = Observed()
    let size = CGSize(width: 300, height: 300)
    let main = ViewHost(Captured(model: model), size: size)
    _ = await main.sampledPass(in: size, isKept: false)
    var test = FarAway(size: size, epsilon: 0) { ViewHost(Captured(model: model), size: size) }
    test.shared = Set(main.parts(ofStates: []).map(\.place))
    let found = await test.answer(
      [], after: 20, nodes: (25, true), hasOthers: true, width: 1, measure: \.spread)
    #expect(found.0 == .unknown)
    #expect(model.rows.count < 100)
  }

  private struct Counter {
    nonisolated(unsafe) static var count = 0
  }

  private struct Elsewhere: View {
    @State private var label = "label 8"
    var body: some View {
      Color.red.frame(width: 10, height: CGFloat(Counter.count))
        .onChange(of: label, initial: true) {
          Counter.count += 1
          label = "label \(Counter.count)"
        }
    }
  }

  @Test("of what counts elsewhere nothing is known, though texts of the number get longer")
  func elsewhere() async {
    let found = await answer {
      Counter.count = 0
      return Elsewhere()
    }
    #expect(found == .unknown)
  }
}
