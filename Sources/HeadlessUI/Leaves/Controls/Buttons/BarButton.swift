import Foundation

/// A button in a bar, in the look that buttons have there by themselves.
struct BarButton<Content: View> {
  let label: Content
  @Environment(\.systemDesign) private var design

  nonisolated init(label: Content) { self.label = label }
}

extension BarButton: View {
  var body: some View {
    switch design {
    case .iOS18:
      label.frame(minHeight: BarLengths.button)
        .modifier(ControlFrame("Button", horizontal: BarLengths.buttonPadding))
    case .iOS26: label.modifier(GlassButton())
    }
  }
}

/// What a button in a bar takes of the glass that it is on.
private struct GlassButton: NodeModifier {
  typealias Body = Never

  nonisolated init() {}

  func makeNode(_ child: LayoutNode, _ context: ViewContext) -> GlassButtonNode {
    GlassButtonNode(child: child, context)
  }

  func updateNode(_ node: GlassButtonNode, _ context: ViewContext) {}
}

/// A symbol is in the middle of a circle; a text has space on either side.
private final class GlassButtonNode: UnaryNode {
  override var label: String { "Button" }

  private var insets: EdgeInsets {
    let side = child.innermost is ImageNode ? 0 : BarLengths.glassButtonPadding
    return EdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let insets = insets
    let answer = child.size(proposal.inset(by: insets))
    return CGSize(
      width: max(BarLengths.glassButton, answer.width + insets.leading + insets.trailing),
      height: max(BarLengths.glassButton, answer.height))
  }

  override func childPlacement(_ viewSize: ViewSize) -> (origin: CGPoint, viewSize: ViewSize) {
    let offer = viewSize.proposal.inset(by: insets)
    let answer = child.size(offer)
    return (
      CGPoint(
        x: (viewSize.size.width - answer.width) / 2, y: (viewSize.size.height - answer.height) / 2),
      ViewSize(answer, offer)
    )
  }
}
