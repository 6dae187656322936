import SwiftUI

/// A layout that leaves its subview as it is, and asks it for sizes each time it is placed.
///
/// It has the subview's size, guides and spacing. More than one subview is laid out as an overlay.
public struct MeasureLayout: Layout {
  private let questions: [SizeQuestion]
  private let report: @MainActor @Sendable ([SizeAnswer]) -> Void

  /// A layout that measures.
  ///
  /// - Parameters:
  ///   - questions: what to ask the first subview for.
  ///   - report: told the answers once the layout is done, for it may change state.
  public init(
    _ questions: [SizeQuestion] = SizeQuestion.standard,
    report: @escaping @MainActor @Sendable ([SizeAnswer]) -> Void
  ) {
    self.questions = questions
    self.report = report
  }

  /// As large as the largest subview.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.map { $0.sizeThatFits(proposal) }.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  /// Places the subviews at the origin and asks the first one.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    guard let subject = subviews.first else { return }
    let answers = questions.map { question in
      let proposed = question.proposed(proposal)
      return SizeAnswer(question, proposed, subject.sizeThatFits(proposed))
    }
    // Not within layout: who is told may write state.
    DispatchQueue.main.async { [report] in MainActor.assumeIsolated { report(answers) } }
  }

  /// The subview's own guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    subviews.first?.dimensions(in: proposal)[explicit: guide]
  }

  /// The subview's own guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    subviews.first?.dimensions(in: proposal)[explicit: guide]
  }

  /// The subview's own spacing.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    subviews.first?.spacing ?? ViewSpacing()
  }
}

extension View {
  /// Shows the sizes of the view in the running app: on top of it, and as a line in the log.
  ///
  /// - Parameters:
  ///   - questions: what to ask it for.
  ///   - name: what the line in the log calls it.
  ///   - isShown: whether the sizes are on top of the view.
  ///   - log: told each line that is new; nil prints it.
  public func showSizes(
    _ questions: [SizeQuestion] = SizeQuestion.standard, name: String = "view",
    isShown: Bool = true, log: (@MainActor @Sendable (String) -> Void)? = nil
  ) -> some View {
    modifier(ShownSizes(questions: questions, name: name, isShown: isShown, log: log))
  }
}

private struct ShownSizes: ViewModifier {
  let questions: [SizeQuestion]
  let name: String
  let isShown: Bool
  let log: (@MainActor @Sendable (String) -> Void)?
  @State private var answers: [SizeAnswer] = []

  func body(content: Content) -> some View {
    let layout = MeasureLayout(questions) { measured in
      guard measured != answers else { return }
      answers = measured
      let line = "\(name): " + measured.map(\.description).joined(separator: ", ")
      if let log { log(line) } else { print(line) }
    }
    return layout { content }
      .overlay(alignment: .topLeading) {
        if isShown, !answers.isEmpty {
          Text(answers.map(\.description).joined(separator: "\n"))
            .font(.caption2)
            .fixedSize()
            .padding(2)
            .background(Color.yellow.opacity(0.8))
            .allowsHitTesting(false)
        }
      }
  }
}
