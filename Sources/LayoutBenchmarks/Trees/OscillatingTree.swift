import LayoutProbe

/// A tree with a view in it that is high when it should be low, and low when it should be high.
struct OscillatingTree {
  let rows: Int
}

extension OscillatingTree: View {
  var body: some View {
    VStack(spacing: 0) {
      Oscillator()
      ListTree(count: rows)
    }
  }
}

struct Oscillator {
  @State private var height: CGFloat = 0
}

extension Oscillator: View {
  var body: some View {
    Color.clear
      .frame(width: 50, height: height > 40 ? 20 : 60)
      .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { height = $0 }
  }
}
