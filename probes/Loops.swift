import LayoutProbe
import SwiftUI

/// Grows because it is as large as it is: each pass adds the padding to what was measured.
struct GeometryLoop: View {
  @State private var width: CGFloat = 20

  var body: some View {
    Color.green
      .frame(width: width, height: 20)
      .padding(.horizontal, 2)
      .background(
        GeometryReader { proxy in
          Color.clear
            .onAppear { width = proxy.size.width }
            .onChange(of: proxy.size) { _, size in width = size.width }
        })
  }
}

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// High when it should be low, and low when it should be high.
struct PreferenceLoop: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Color.blue
      .frame(width: 50, height: height > 40 ? 20 : 60)
      .background(
        GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) }
      )
      .onPreferenceChange(HeightKey.self) { height = $0 }
  }
}

/// The measured height, guarded by the same preference: settles.
struct PreferenceGuarded: View {
  @State private var height: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      Text("measured")
        .background(
          GeometryReader { Color.clear.preference(key: HeightKey.self, value: $0.size.height) })
      Color.blue.frame(height: height)
    }
    .onPreferenceChange(HeightKey.self) { height = $0 }
  }
}

/// Three states by turns.
struct PeriodThree: View {
  @State private var phase = 0

  var body: some View {
    Color.red
      .frame(width: CGFloat(20 + 10 * phase), height: 20)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { _ in phase = (phase + 1) % 3 }
  }
}

/// A new identifier for each change that is none.
struct FreshIdentifier: View {
  @State private var run = UUID()

  var body: some View {
    Color.gray
      .frame(width: 30, height: 30)
      .onChange(of: run) { _, _ in run = UUID() }
      .onAppear { run = UUID() }
  }
}

/// A value that halves its distance to where it goes: long, but it ends.
struct Approaching: View {
  @State private var width: CGFloat = 100

  var body: some View {
    Color.teal
      .frame(width: width, height: 20)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { measured in
        width = measured - (measured - 40).rounded(.down) / 2
      }
  }
}

let loops = [
  Probe("geometry reader adds padding: grows") { GeometryLoop() }.expects("loop-diverging"),
  Probe("preference: two heights by turns") { PreferenceLoop() }.expects("loop-oscillating"),
  Probe("period of three") { PeriodThree() }.expects("loop-oscillating"),
  Probe("a fresh identifier each time: churns") { FreshIdentifier() }.expects("loop-churning"),
]

#Preview("preference: settles") { PreferenceGuarded() }
#Preview("approaches its limit: settles") { Approaching() }
