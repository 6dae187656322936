import LayoutProbe

/// A width that follows itself by a rule.
struct FeedbackModel {
  @State private var value = 0
  private let next: @Sendable (Int) -> Int

  nonisolated init(next: @escaping @Sendable (Int) -> Int) { self.next = next }
}

extension FeedbackModel: View {
  var body: some View {
    let next = next
    Color.red.frame(width: CGFloat(10 + value), height: 10)
      .onGeometryChange(for: Int.self, of: { Int($0.size.width) - 10 }) { value = next($0) }
  }
}

/// A value that is never equal to itself.
struct ChurningModel {
  @State private var value = UUID()

  nonisolated init() {}
}

extension ChurningModel: View {
  var body: some View {
    Color.red.onChange(of: value, initial: true) { value = UUID() }
  }
}

/// State that is written while it is read.
struct WritingModel {
  @State private var width: CGFloat = 0

  nonisolated init() {}
}

extension WritingModel: View {
  var body: some View {
    GeometryReader { proxy in
      let _ = width = proxy.size.width
      Color.red
    }
  }
}

/// A layout that answers by a closure.
struct AnsweringModel: Layout {
  private let answer: @Sendable (ProposedViewSize) -> CGSize

  init(_ answer: @escaping @Sendable (ProposedViewSize) -> CGSize) { self.answer = answer }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    answer(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// Counts calls of a closure that may not change anything else.
final class CallNumber: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func next() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}
