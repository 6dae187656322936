import LayoutProbe
import SwiftUI

/// Where a layout wants a subview, and how far turned.
struct Posture: Equatable {
  var position: CGPoint
  var rotation: Angle

  static func between(_ a: Posture, _ b: Posture, _ fraction: Double) -> Posture {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(fraction) }
    return Posture(
      position: CGPoint(x: mix(a.position.x, b.position.x), y: mix(a.position.y, b.position.y)),
      rotation: .radians(a.rotation.radians + (b.rotation.radians - a.rotation.radians) * fraction))
  }
}

/// A layout that tells through its cache what it did.
protocol PostureLayout: Layout where Cache == [Posture] {}

extension PostureLayout {
  func makeCache(subviews: Subviews) -> [Posture] { [] }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [Posture]
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
  }

  func place(_ subviews: Subviews, at postures: [Posture], _ cache: inout [Posture]) {
    for (subview, posture) in zip(subviews, postures) {
      subview.place(at: posture.position, anchor: .center, proposal: .unspecified)
    }
    cache = postures
  }
}

/// Around a circle, upright at the top, turned along with the circle.
struct WheelPath: PostureLayout {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Posture]
  ) {
    let radius = min(bounds.width, bounds.height) / 2
    let postures = subviews.indices.map { index in
      let angle = Angle.degrees(360 * Double(index) / Double(subviews.count))
      return Posture(
        position: CGPoint(
          x: bounds.midX + radius * CGFloat(sin(angle.radians)),
          y: bounds.midY - radius * CGFloat(cos(angle.radians))),
        rotation: angle)
    }
    place(subviews, at: postures, &cache)
  }
}

/// Along a sine wave, turned along its slope.
struct WavePath: PostureLayout {
  var amplitude: CGFloat = 40
  /// How many waves there are.
  var frequency: Double = 1
  var phase = Angle.zero

  typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<Double, Double>>

  var animatableData: AnimatableData {
    get { AnimatableData(amplitude, AnimatablePair(frequency, phase.radians)) }
    set {
      amplitude = newValue.first
      frequency = newValue.second.first
      phase = .radians(newValue.second.second)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Posture]
  ) {
    let postures = subviews.indices.map { index in
      let way = (Double(index) + 0.5) / Double(subviews.count)
      let angle = 2 * Double.pi * frequency * way + phase.radians
      let slope = Double(amplitude) * cos(angle) * 2 * .pi * frequency / Double(bounds.width)
      return Posture(
        position: CGPoint(
          x: bounds.minX + bounds.width * CGFloat(way),
          y: bounds.midY + amplitude * CGFloat(sin(angle))),
        rotation: .radians(atan(slope)))
    }
    place(subviews, at: postures, &cache)
  }
}

/// How far a subview is turned: the layout's answer to it.
struct PostureKey: LayoutValueKey {
  static let defaultValue: Binding<Angle>? = nil
}

/// Between two layouts: both place the subviews, what each wanted is read from its cache, and the
/// place between the two comes last, which counts.
struct InterpolatedLayout<A: PostureLayout, B: PostureLayout>: Layout {
  var first: A
  var second: B
  /// 0 is the first layout, 1 the second.
  var pct: Double

  typealias AnimatableData = AnimatablePair<
    Double, AnimatablePair<A.AnimatableData, B.AnimatableData>
  >

  var animatableData: AnimatableData {
    get { AnimatableData(pct, AnimatablePair(first.animatableData, second.animatableData)) }
    set {
      pct = newValue.first
      first.animatableData = newValue.second.first
      second.animatableData = newValue.second.second
    }
  }

  struct Cache {
    var first: [Posture]
    var second: [Posture]
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(first: first.makeCache(subviews: subviews), second: second.makeCache(subviews: subviews))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let a = first.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.first)
    let b = second.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.second)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
      // Two infinite lengths have no difference.
      a == b ? a : a + (b - a) * CGFloat(pct)
    }
    return CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    first.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.first)
    second.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.second)
    for (subview, wanted) in zip(subviews, zip(cache.first, cache.second)) {
      let posture = Posture.between(wanted.0, wanted.1, pct)
      subview.place(at: posture.position, anchor: .center, proposal: .unspecified)
      let rotation = subview[PostureKey.self]
      DispatchQueue.main.async {
        if rotation?.wrappedValue != posture.rotation { rotation?.wrappedValue = posture.rotation }
      }
    }
  }
}

/// A view that turns as its layout tells it.
struct Turning<Content: View>: View {
  @ViewBuilder var content: Content
  @State private var rotation = Angle.zero

  var body: some View {
    content.rotationEffect(rotation).layoutValue(key: PostureKey.self, value: $rotation)
  }
}

struct InterpolatedDemo: View {
  var pct: Double

  var body: some View {
    InterpolatedLayout(first: WheelPath(), second: WavePath(frequency: 1.5), pct: pct) {
      ForEach(0..<6, id: \.self) { index in
        Turning { Text("\(index)").frame(width: 30, height: 20) }
      }
    }
    .frame(width: 300, height: 200)
  }
}

/// Goes over to the wave as soon as it is seen.
struct MovingDemo: View {
  @State private var pct = 0.0

  var body: some View {
    InterpolatedDemo(pct: pct)
      .animation(.linear(duration: 1), value: pct)
      .onAppear { pct = 1 }
  }
}

private let reason = "two layouts are blended, the last place is meant"

let interpolated = [
  Probe("the wheel") { InterpolatedDemo(pct: 0) }
    .rule("place-twice", .off, because: reason),
  Probe("half way") { InterpolatedDemo(pct: 0.5) }
    .rule("place-twice", .off, because: reason),
  Probe("the wave") { InterpolatedDemo(pct: 1) }
    .rule("place-twice", .off, because: reason),
  Probe("from wheel to wave") { MovingDemo() }
    .rule("place-twice", .off, because: reason),
]
