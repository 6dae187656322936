import LayoutProbeTesting

/// Views whose sizes and ends are known.
struct Badge: View {
  var body: some View { Color.red.frame(width: 40, height: 20) }
}

struct Row: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(width: 40)
      Color.blue
    }
  }
}

/// 50 wide, then 60, then 50 again, for ever.
struct Flipping: View {
  @State private var width: CGFloat = 50

  var body: some View {
    Color.red.frame(width: width, height: 20)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0 == 50 ? 60 : 50
      }
  }
}

/// Grows to its end in some passes.
struct Approaching: View {
  var steps = 3
  @State private var width: CGFloat = 10

  var body: some View {
    Color.red.frame(width: width, height: 20)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = min($0 + 10, CGFloat(10 * steps))
      }
  }
}

/// Wider for nothing than for everything.
struct Inverted: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.width == .infinity ? 0 : 50, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// A model of another toolkit.
struct Cells: LayoutModel {
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 80, height: 24) }

  func layoutPass(in size: CGSize) async -> LayoutPass {
    LayoutPass(
      frames: ["prompt": CGRect(x: 0, y: 23, width: 80, height: 1)], needsAnotherPass: false)
  }
}

/// A model that can only be measured.
struct Ruler: Measurable {
  var length: CGFloat

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: length, height: 1) }
}

/// As wide as the window, with a mark at its beginning, higher for large text.
struct Conditions: View {
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(width: 10)
      Spacer(minLength: 0)
    }
    .frame(height: typeSize.isAccessibilitySize ? 50 : 10)
  }
}
