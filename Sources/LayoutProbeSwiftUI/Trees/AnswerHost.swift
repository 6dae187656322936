#if LAYOUTPROBE_HEADLESS
  import HeadlessUI
#else
  import SwiftUI
#endif

/// A proposal, nil on a side for none.
struct AnswerProposal {
  var width: CGFloat?
  var height: CGFloat?
}

/// What a view answered to a proposal, and where everything in it is then.
struct Answer {
  var size = CGSize.zero
  var frames: [String: CGRect] = [:]
  /// The guides that the view sets itself, by axis and name.
  var guides: [String: CGFloat] = [:]

  var isFinite: Bool { size.width.isFinite && size.height.isFinite }
}

/// Lays views out in the real tree and asks them, by public names alone.
@MainActor
enum AnswerHost {
  /// A view's answer to a proposal. It is placed with that proposal at the origin, not in a window.
  static func answer<V: View>(_ view: V, to proposal: AnswerProposal) -> Answer {
    let box = AnswerBox()
    let renderer = ImageRenderer(
      content: AnsweredView(box: box, proposal: proposal, content: view)
        .environment(\.displayScale, 1))
    renderer.proposedSize = ProposedViewSize(width: 100, height: 100)
    renderer.scale = 1
    renderer.render { _, _ in }
    var answer = box.answer
    if !answer.isFinite { (answer.frames, answer.guides) = ([:], [:]) }
    return answer
  }
}

/// Takes down what layout and preferences tell, both within rendering.
final class AnswerBox: @unchecked Sendable {
  static let space = "layoutprobe.answers"
  var answer = Answer()
}

private struct AnsweredView<Content: View>: View {
  let box: AnswerBox
  let proposal: AnswerProposal
  let content: Content

  var body: some View {
    AnswerLayout(box: box, proposal: proposal)() { content }
      .coordinateSpace(name: AnswerBox.space)
      // Read by a view, for it is evaluated within rendering; an action may come later.
      .overlayPreferenceValue(AnswerFrames.self) { [box] frames in
        AnswerNote(box: box, frames: frames)
      }
  }
}

private struct AnswerNote: View {
  let box: AnswerBox
  let frames: [String: CGRect]

  var body: some View {
    box.answer.frames = frames
    return Color.clear
  }
}

/// Asks its only subview and places it at the origin.
private struct AnswerLayout: Layout {
  let box: AnswerBox
  let proposal: AnswerProposal

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let subview = subviews.first else { return }
    let proposed = ProposedViewSize(width: self.proposal.width, height: self.proposal.height)
    box.answer.size = subview.sizeThatFits(proposed)
    guard box.answer.isFinite else { return }
    let dimensions = subview.dimensions(in: proposed)
    var guides: [String: CGFloat] = [:]
    for (name, guide) in TreeGuide.horizontals {
      if let value = dimensions[explicit: guide] { guides["h." + name] = value }
    }
    for (name, guide) in TreeGuide.verticals {
      if let value = dimensions[explicit: guide] { guides["v." + name] = value }
    }
    box.answer.guides = guides
    subview.place(at: bounds.origin, anchor: .topLeading, proposal: proposed)
  }
}

private enum AnswerFrames: PreferenceKey {
  static var defaultValue: [String: CGRect] { [:] }

  static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
    value.merge(nextValue()) { $1 }
  }
}

extension View {
  /// Tells the view's frame by a name.
  func told(as name: String) -> some View {
    background(alignment: .answerOrigin) {
      GeometryReader { proxy in
        Color.clear.preference(
          key: AnswerFrames.self, value: [name: proxy.frame(in: .named(AnswerBox.space))])
      }
    }
  }
}

extension Alignment {
  /// The view's own corner: the built-in guides are elsewhere in a view that sets them.
  fileprivate static let answerOrigin = Alignment(
    horizontal: HorizontalAlignment(Corner.self), vertical: VerticalAlignment(Corner.self))

  private enum Corner: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
}
