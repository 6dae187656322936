import LayoutProbe

/// A view that writes what layout gave it, by a rule whose end is known.
enum Feedback: Sendable, CustomStringConvertible {
  /// Comes to rest after so many writes.
  case settling(Int)
  /// Repeats after so many writes.
  case oscillating(Int)
  /// Grows by so many points with each write.
  case diverging(CGFloat)
  /// Halves its distance to a limit until nothing is left of it.
  case approaching(CGFloat)
  /// Writes a value that never compares equal.
  case churning

  var description: String {
    switch self {
    case .settling(let count): "settling in \(count)"
    case .oscillating(let period): "period \(period)"
    case .diverging(let rate): "growing by \(rate)"
    case .approaching(let limit): "approaching \(limit)"
    case .churning: "churning"
    }
  }

  func agrees(with verdict: LoopVerdict) -> Bool {
    switch (self, verdict) {
    case (.settling(let count), .settled(let passes)): passes == count + 1
    case (.approaching, .settled): true
    case (.oscillating(let period), .oscillating(let found, let amplitude)):
      found == period && abs(amplitude - Double(10 * (period - 1))) <= Double(10 * (period - 1)) / 2
    case (.diverging(let rate), .diverging(let found, _)): abs(found - Double(rate)) < 0.01
    case (.churning, .churning): true
    default: false
    }
  }

  func next(_ width: CGFloat) -> CGFloat {
    switch self {
    case .settling(let count): min(width + 10, 20 + 10 * CGFloat(count))
    case .oscillating(let period): width >= 20 + 10 * CGFloat(period - 1) ? 20 : width + 10
    case .diverging(let rate): width + rate
    case .approaching(let limit): abs(limit - width) < 0.01 ? limit : (width + limit) / 2
    case .churning: width
    }
  }
}

/// How the value gets from the layout back to the state.
enum FeedbackPath: CaseIterable, Sendable {
  case geometryChange, geometryReader, preference, layoutValue
}

private struct WidthPreference: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct WidthBinding: LayoutValueKey {
  static let defaultValue: Binding<CGFloat>? = nil
}

/// Writes the next width of its subview from a queue, as layouts do that talk to their subviews.
private struct WritingLayout: Layout {
  let rule: Feedback
  @Binding var path: Path

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(.unspecified)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let width = subviews[0].sizeThatFits(.unspecified).width
    subviews[0].place(at: bounds.origin, proposal: .unspecified)
    let (rule, subview) = (rule, subviews[0])
    DispatchQueue.main.async {
      if case .churning = rule {
        path = Path(CGRect(x: 0, y: 0, width: width, height: 10))
      } else {
        subview[WidthBinding.self]?.wrappedValue = rule.next(width)
      }
    }
  }
}

/// A feedback system in a tree of other views.
struct FeedbackView: View {
  let rule: Feedback
  let by: FeedbackPath
  /// Views around that take no part.
  let bystanders: Int
  @State private var width: CGFloat = 20
  @State private var path = Path()

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      ForEach(0..<bystanders, id: \.self) { Text("bystander \($0)") }
      HStack(spacing: 2) {
        Color.red.frame(width: 5, height: 5)
        feedback
      }
    }
  }

  @ViewBuilder private var feedback: some View {
    let box = Color.green.frame(width: width, height: 10)
    switch by {
    case .geometryChange:
      box.onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = rule.next($0) }
    case .geometryReader:
      box.background(
        GeometryReader { proxy in
          Color.clear
            .onChange(of: proxy.size.width, initial: true) { _, new in width = rule.next(new) }
        })
    case .preference:
      box.background(
        GeometryReader { Color.clear.preference(key: WidthPreference.self, value: $0.size.width) }
      )
      .onPreferenceChange(WidthPreference.self) { if $0 > 0 { width = rule.next($0) } }
    case .layoutValue:
      WritingLayout(rule: rule, path: $path) {
        box.layoutValue(key: WidthBinding.self, value: $width)
      }
      .background { path.stroke(.gray) }
    }
  }
}
