import LayoutProbeSwiftUI
import SwiftUI
import Testing

/// What is told, in order.
@MainActor
private final class Told {
  var lines: [String] = []
}

/// 20 wide, and as wide again for each word.
private struct Words: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 20 * CGFloat(subviews.count), height: min(proposal.height ?? 10, 30))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (number, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + 20 * CGFloat(number), y: bounds.minY),
        proposal: ProposedViewSize(width: 20, height: 10))
    }
  }
}

/// Writes the width that it measures through a recorded binding.
private struct Restless: View {
  let writes: BindingWrites
  @State private var width: CGFloat = 20

  var body: some View {
    Turning(width: $width.recorded("width", in: writes))
  }
}

private struct Turning: View {
  @Binding var width: CGFloat

  var body: some View {
    Color.red.frame(width: width, height: 10)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0 == 20 ? 30 : 20
      }
  }
}

@MainActor
@Suite("Layouts in SwiftUI's own tree")
struct LayoutProbeSwiftUITests {
  /// Renders until nothing is left to be told.
  private func render<V: View>(_ view: V, in size: CGSize, times: Int = 3) async {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(size)
    for _ in 0..<times {
      renderer.render { _, _ in }
      try? await Task.sleep(for: .milliseconds(20))
    }
  }

  @Test("a measured view says five kinds of sizes, once, and stays as large as it is")
  func showSizes() async {
    let told = Told()
    let view = Words {
      Color.red
      Color.blue
    }
    .showSizes(
      [.minimum, .ideal, .maximum, .current, .proposal(width: nil, height: 12.5)], name: "words",
      log: { told.lines.append($0) })
    await render(view.frame(width: 200, height: 25), in: CGSize(width: 200, height: 25))
    #expect(
      told.lines == [
        "words: minimum 0×0 → 40×0, ideal nil×nil → 40×10, maximum inf×inf → 40×30, "
          + "current 200×25 → 40×25, custom nil×12.5 → 40×12.5"
      ])
    let shown = SwiftUIModel { view }.answers([.init(width: 200, height: 25), .zero])
    #expect(shown == [CGSize(width: 40, height: 25), CGSize(width: 40, height: 0)])
  }

  @Test("calls are counted by passes, and the layout stays the same")
  func counted() async {
    let calls = LayoutCalls()
    await render(
      Words().counted(calls)() {
        Color.red
        Color.blue
      }, in: CGSize(width: 100, height: 20), times: 1)
    #expect(calls.passes.count == 1)
    #expect(calls.total.placed == 1)
    #expect(calls.total.cachesMade == 1)
    #expect(calls.total.sized >= 1)
    let counting = SwiftUIModel { Words().counted(calls)() { Color.red.probed("red") } }
    let plain = SwiftUIModel { Words() { Color.red.probed("red") } }
    let window = CGSize(width: 100, height: 20)
    #expect(await counting.frames(in: window) == plain.frames(in: window))
    #expect(calls.passes.count > 1)
  }

  @Test("writes through a recorded binding are noted with old and new values, and are made")
  func recorded() async {
    let writes = BindingWrites()
    var value = 1
    let binding = Binding(get: { value }, set: { value = $0 }).recorded("value", in: writes)
    binding.wrappedValue = 2
    binding.wrappedValue = 2
    #expect(value == 2)
    #expect(writes.all.map { "\($0.name) \($0.old) \($0.new)" } == ["value 1 2", "value 2 2"])
  }

  @Test("a hosted view is centred in its window, and marked views have frames")
  func frames() async {
    let model = SwiftUIModel {
      HStack(spacing: 0) {
        Color.red.frame(width: 40, height: 20)
        Color.blue.frame(width: 10, height: 10).probed("blue")
      }
    }
    let frames = await model.frames(in: CGSize(width: 100, height: 40))
    #expect(frames["root"] == CGRect(x: 25, y: 10, width: 50, height: 20))
    #expect(frames["blue"] == CGRect(x: 65, y: 15, width: 10, height: 10))
  }

  @Test("the inspector gives verdicts on what SwiftUI lays out")
  func verdicts() async {
    let writes = BindingWrites()
    #expect(await Inspected.verdict { SwiftUIModel { Words() { Color.red } } } == "settled")
    #expect(
      await Inspected.verdict { SwiftUIModel(writes: writes) { Restless(writes: writes) } }
        == "oscillating")
  }
}
