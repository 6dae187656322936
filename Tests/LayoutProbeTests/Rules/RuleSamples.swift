import LayoutProbe

/// Prefers another distance each time it is asked.
struct Wavering: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 10, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }

  private static let turns = Turns()

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    Self.turns.next() > 3 ? .zero : ViewSpacing()
  }
}

/// Spreads its subviews between two edges, and may keep those of the first placement.
struct Remembering: Layout {
  let isUpToDate: Bool

  func makeCache(subviews: Subviews) -> CGRect? { nil }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CGRect?
  ) -> CGSize {
    CGSize(width: proposal.width ?? 400, height: 20)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGRect?
  ) {
    if isUpToDate { cache = nil }
    let room = cache ?? bounds
    cache = room
    let step = (room.width - 20) / CGFloat(max(1, subviews.count - 1))
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: room.minX + step * CGFloat(index), y: bounds.minY),
        proposal: ProposedViewSize(width: min(20, bounds.width), height: 20))
    }
  }
}

/// All subviews around the middle, in a width that it is told.
struct Centring: Layout {
  let width: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: width, height: 50)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }
}

/// Takes no room where no width is proposed.
struct Forgetful: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard proposal.width != nil else { return .zero }
    return subviews[0].sizeThatFits(.unspecified)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

/// Fills its room, and places nothing where there is none.
struct Hiding: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard bounds.width >= 10, bounds.height >= 10 else { return }
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

/// A column of groups, each as high as all that have its number.
struct Counting: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var height: CGFloat = 0
    for subview in subviews {
      for other in subviews where other[Group.self] == subview[Group.self] {
        height = max(height, other.sizeThatFits(.unspecified).height)
      }
    }
    return CGSize(width: 50, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(width: 10, height: 10))
    }
  }

  enum Group: LayoutValueKey { static let defaultValue = 0 }
}

/// Changes an object while its body is evaluated, and comes to an end.
struct Publishing: View {
  final class Model: ObservableObject { @Published var count = 0 }
  @StateObject private var model = Model()

  var body: some View {
    if model.count < 3 { model.count += 1 }
    return Text("\(model.count)")
  }
}

/// A row with ten points between its subviews, counted so many times in its size.
struct GappedRow: Layout {
  let counts: Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +) + 10 * CGFloat(counts),
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width + 10
    }
  }
}

/// A circle that takes the longer side of its bounds for its diameter, or the shorter one.
struct Circling: Layout {
  let isInside: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let offered = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
    return CGSize(
      width: min(max(offered.width, 60), 500), height: min(max(offered.height, 60), 500))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sides = [bounds.width, bounds.height]
    let radius = ((isInside ? sides.min() : sides.max()) ?? 0) / 2 - 10
    for (index, subview) in subviews.enumerated() {
      let angle = Double(index) * .pi / 2
      subview.place(
        at: CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)),
        anchor: .center, proposal: ProposedViewSize(width: 20, height: 20))
    }
  }
}

/// A row of cells as wide as the widest subview, with so many gaps in its width.
struct EqualCells: Layout {
  let gaps: CGFloat

  private func width(_ subviews: Subviews) -> CGFloat {
    subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: width(subviews) * CGFloat(subviews.count) + gaps * 8, height: 30)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let width = width(subviews)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + width / 2 + CGFloat(index) * (width + 8), y: bounds.midY),
        anchor: .center, proposal: ProposedViewSize(width: width, height: 30))
    }
  }
}

/// Lines that are broken where the width ends; what an unspecified width is taken for is said.
struct Wrapping: Layout {
  let unspecified: CGFloat

  private func points(_ width: CGFloat, _ subviews: Subviews) -> (points: [CGPoint], size: CGSize) {
    var (point, line, size): (CGPoint, CGFloat, CGSize) = (.zero, 0, .zero)
    let points = subviews.map { subview in
      let own = subview.sizeThatFits(.unspecified)
      if point.x > 0, point.x + own.width > width + 0.01 { point = CGPoint(x: 0, y: line) }
      defer {
        point.x += own.width
        line = max(line, point.y + own.height)
        size = CGSize(width: max(size.width, point.x), height: line)
      }
      return point
    }
    return (points, size)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    points(proposal.width ?? unspecified, subviews).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, point) in zip(subviews, points(bounds.width, subviews).points) {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }
}

/// A column that says where its first baseline is.
struct Guided: Layout {
  let baseline: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == .firstTextBaseline ? baseline : nil
  }
}

/// Writes the same value into an object each time that its body is evaluated.
struct PublishingLoop: View {
  final class Model: ObservableObject {
    @Published var number = 0
  }

  @StateObject private var model = Model()

  var body: some View {
    model.number = 5
    return Text("\(model.number)")
  }
}
