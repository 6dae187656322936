import Testing

@testable import LayoutProbe

/// One subview in the middle of a size that is a layout's own number.
private struct Growing: Layout {
  var radius: Double
  var turn: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(radius, turn) }
    set { (radius, turn) = (newValue.first, newValue.second) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 200, height: 200)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let angle = Angle.degrees(turn).radians
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)),
        anchor: .center, proposal: ProposedViewSize(width: 10, height: 10))
    }
  }
}

private struct GrowingDemo: View {
  @State private var isFar = false

  var body: some View {
    Growing(radius: isFar ? 80 : 40, turn: isFar ? 180 : 0) { Color.red }
      .onAppear { withAnimation(.linear(duration: 1)) { isFar = true } }
  }
}

private struct SlidingDemo: View {
  var byValue = false
  @State private var isFar = false

  var body: some View {
    HStack(spacing: 0) {
      if isFar { Color.blue.frame(width: 100) }
      Color.red.frame(width: 20)
      Spacer()
    }
    .animation(byValue ? .linear(duration: 1) : nil, value: isFar)
    .onAppear {
      if byValue { isFar = true } else { withAnimation(.linear(duration: 1)) { isFar = true } }
    }
  }
}

@MainActor
@Suite("Animations")
struct AnimationTests {
  private func samples<V: View>(
    _ view: @escaping @autoclosure @MainActor @Sendable () -> V, of label: String
  ) async -> [CGRect] {
    let size = CGSize(width: 200, height: 200)
    let report = await ProbeRunner().run(Probe("probe", size: size) { view() })
    #expect(report.loop?.verdict.isSettled == true)
    return report.animation?.samples.compactMap { sample in
      sample.nodes.first { $0.label.hasSuffix(label) }?.frame
    } ?? []
  }

  @Test(
    "a layout with animatable data places its subviews anew in every frame, both numbers together")
  func interpolated() async {
    let frames = await samples(GrowingDemo(), of: "Color")
    #expect(frames.count == 5)
    for (frame, time) in zip(frames, [0, 0.25, 0.5, 0.75, 1]) {
      let (radius, angle) = (40 + 40 * time, Double.pi * time)
      #expect(abs(frame.midX - (100 + radius * cos(angle))) < 0.01)
      #expect(abs(frame.midY - (100 + radius * sin(angle))) < 0.01)
    }
  }

  @Test("what has none moves straight from where it was to where it is")
  func straight() async {
    #expect(await samples(SlidingDemo(), of: "frame[1]").map(\.minX) == [0, 25, 50, 75, 100])
  }

  @Test("animation(_:value:) animates what changes with the value")
  func byValue() async {
    #expect(
      await samples(SlidingDemo(byValue: true), of: "frame[1]").map(\.minX) == [0, 25, 50, 75, 100])
  }

  @Test("a full turn without animatable data is no movement")
  func fullTurn() async {
    let report = await ProbeRunner().run(Probe("turn") { SpokeDemo(interpolates: false) })
    #expect(report.animation?.samples.allSatisfy(\.nodes.isEmpty) == true)
    #expect(report.animation?.layouts.map(\.interpolates) == [false])
    let turning = await ProbeRunner().run(Probe("turn") { SpokeDemo(interpolates: true) })
    #expect(turning.animation?.samples.first?.nodes.count == 2)
  }

  @Test("the text says that there is one, and its frames when asked")
  func text() async {
    let report = await ProbeRunner().run(
      Probe("probe", size: CGSize(width: 200, height: 200)) { SlidingDemo() })
    var text = TextReport()
    #expect(text.render(report).contains("animation: 3 nodes move (--animate shows where)"))
    text.showsAnimation = true
    #expect(
      text.render(report).contains(
        "    at 25 % of its time, 25 % of the way:\n      HStack/frame[1]  25,0 20×200"))
  }

  @Test("curves begin at 0, end at 1, and go between as they are named")
  func curves() {
    let all: [Animation] = [
      .linear, .easeIn, .easeOut, .easeInOut, .default, .bouncy,
      .interpolatingSpring(stiffness: 100, damping: 10),
    ]
    for animation in all {
      #expect(animation.progress(at: 0) == 0)
      #expect(animation.progress(at: 1) == 1)
    }
    #expect(abs(Animation.linear.progress(at: 0.3) - 0.3) < 1e-9)
    #expect(Animation.easeIn.progress(at: 0.25) < 0.2)
    #expect(Animation.easeOut.progress(at: 0.25) > 0.3)
    #expect(abs(Animation.easeInOut.progress(at: 0.5) - 0.5) < 1e-9)
    // The values that browsers give for cubic-bezier(0.42, 0, 1, 1).
    #expect(abs(Animation.easeIn.progress(at: 0.5) - 0.3154) < 1e-3)
    #expect((1..<20).contains { Animation.bouncy.progress(at: Double($0) / 20) > 1 })
  }

  @Test("asking for the frames between changes nothing that is reported")
  func neutral() async {
    let report = await ProbeRunner().run(
      Probe("probe", size: CGSize(width: 200, height: 200)) { GrowingDemo() })
    let end = CGRect(x: 15, y: 95, width: 10, height: 10)
    #expect(report.tree.last?.frame.map { RuleSubject.differ($0, end) } == false)
    #expect(report.loop?.passes.count == 2)
  }
}
