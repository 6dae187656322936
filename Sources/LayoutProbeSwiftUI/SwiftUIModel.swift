import SwiftUI

/// A view that SwiftUI itself lays out, for the inspector to measure and follow.
///
/// It is hosted in an `ImageRenderer`. Everything that is known comes from public SwiftUI: sizes by a
/// layout around the view, frames of what is marked by ``SwiftUI/View/probed(_:)``, writes by
/// `recorded` bindings.
@MainActor
public final class SwiftUIModel<Content: View> {
  private let questions = HostQuestions()
  private let writes: BindingWrites
  private let renderer: ImageRenderer<HostedView<Content>>
  private var seenWrites: Int
  private var window: CGSize?
  private var lastFrames: [String: CGRect]?

  /// A view to be laid out.
  ///
  /// - Parameters:
  ///   - writes: where its bindings are recorded.
  ///   - content: the view.
  public init(writes: BindingWrites = .shared, @ViewBuilder content: () -> Content) {
    self.writes = writes
    seenWrites = writes.all.count
    renderer = ImageRenderer(content: HostedView(questions: questions, content: content()))
  }

  /// What was written in a pass, and where everything is after it.
  struct Pass {
    var frames: [String: CGRect]
    var writes: [BindingWrites.Write]
    var needsAnother: Bool
  }

  /// The window that it was last laid out in, in points.
  var lastWindow: CGSize? { window }

  /// The answers to proposals, nil on a side for none.
  func answers(to proposals: [(width: CGFloat?, height: CGFloat?)]) -> [CGSize] {
    questions.proposals = proposals.map { ProposedViewSize(width: $0.width, height: $0.height) }
    render(in: window ?? CGSize(width: 393, height: 852))
    questions.proposals = []
    return questions.answers
  }

  /// Lays the view out once in a window.
  func pass(in window: CGSize) async -> Pass {
    self.window = window
    render(in: window)
    // What the view put off until the layout was done.
    await Task.yield()
    let all = writes.all
    let new = Array(all.dropFirst(seenWrites))
    seenWrites = all.count
    let frames = questions.frames
    defer { lastFrames = frames }
    return Pass(frames: frames, writes: new, needsAnother: !new.isEmpty || frames != lastFrames)
  }

  private func render(in window: CGSize) {
    renderer.proposedSize = ProposedViewSize(window)
    questions.answers = []
    // SwiftUI keeps answers: a layout with another generation is asked again.
    questions.generation += 1
    renderer.render { _, _ in }
  }
}

extension View {
  /// Gives the view's frame to the inspector under a name, wherever it is in the tree.
  public func probed(_ name: String) -> some View {
    background(
      GeometryReader { proxy in
        Color.clear.preference(
          key: ProbedFrames.self, value: [name: proxy.frame(in: .named(HostQuestions.space))])
      }
    )
    .told(as: name)
  }
}

/// What a hosted view is asked, and what it answered.
@MainActor
final class HostQuestions: ObservableObject {
  nonisolated static let space = "layoutprobe.window"

  @Published var generation = 0
  var proposals: [ProposedViewSize] = []
  var answers: [CGSize] = []
  var frames: [String: CGRect] = [:]
}

private enum ProbedFrames: PreferenceKey {
  static var defaultValue: [String: CGRect] { [:] }

  static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
    value.merge(nextValue()) { $1 }
  }
}

/// A view in a window, which it is proposed and centred in.
struct HostedView<Content: View>: View {
  @ObservedObject var questions: HostQuestions
  let content: Content

  var body: some View {
    HostLayout(generation: questions.generation, questions: questions) { content }
      .coordinateSpace(name: HostQuestions.space)
      .onPreferenceChange(ProbedFrames.self) { [questions] frames in
        MainActor.assumeIsolated {
          var all = frames
          all["root"] = questions.frames["root"]
          questions.frames = all
        }
      }
  }
}

private struct HostLayout: Layout {
  let generation: Int
  let questions: HostQuestions

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let subview = subviews.first else { return .zero }
    MainActor.assumeIsolated {
      if questions.answers.count != questions.proposals.count {
        questions.answers = questions.proposals.map(subview.sizeThatFits)
      }
    }
    return proposal.replacingUnspecifiedDimensions(by: subview.sizeThatFits(proposal))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      let size = subview.sizeThatFits(proposal)
      let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
      subview.place(at: origin, proposal: proposal)
      MainActor.assumeIsolated { questions.frames["root"] = CGRect(origin: origin, size: size) }
    }
  }
}
