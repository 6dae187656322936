import Foundation

/// A container that takes all that it is proposed, and is as large as its content where nothing is.
///
/// What fills a window: lists, navigation containers, tabs.
struct GreedyView<Content: View> {
  let label: String
  /// Whether the content lies at the top with its ideal height, as it scrolls.
  let scrolls: Bool
  let content: Content

  nonisolated init(_ label: String, scrolls: Bool = false, @ViewBuilder content: () -> Content) {
    self.label = label
    self.scrolls = scrolls
    self.content = content()
  }
}

extension GreedyView: View {
  typealias Body = Never

  static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    GreedyElement(view, context)
  }
}

private final class GreedyElement<Content: View>: ContainerElement<
  GreedyView<Content>, VStack<Content>
>
{
  init(_ view: GreedyView<Content>, _ context: ViewContext) {
    super.init(context)
    showStacked(view)
    let greedy = GreedyNode(view.label, scrolls: view.scrolls, context)
    greedy.unmade = view.scrolls ? unmade : nil
    node = greedy
    fill()
  }

  override func update(_ view: GreedyView<Content>, _ context: ViewContext) {
    super.update(view, context)
    showStacked(view)
  }

  private let unmade = UnmadeRows()

  private func showStacked(_ view: GreedyView<Content>) {
    var inside = context.inside(stackAxis: nil)
    if view.scrolls {
      let scrolling = RowContext(scrolling: .vertical, unmade)
      inside.rows = RowContext(around: scrolling.rowsInSight)
    }
    show(VStack(alignment: .center, spacing: view.scrolls ? 0 : nil) { view.content }, inside)
  }
}

final class GreedyNode: ContainerNode, LazyNode {
  private let name: String
  private let scrolls: Bool
  /// Rows of the content that come in sight as it is placed.
  var unmade: UnmadeRows?

  init(_ name: String, scrolls: Bool, _ context: ViewContext) {
    self.name = name
    self.scrolls = scrolls
    super.init(context)
  }

  override var label: String { name }
  override var priority: Double { 0 }
  var lazyAxes: Axis.Set { scrolls ? .vertical : [] }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    guard proposal.width.isNaN || proposal.height.isNaN else {
      return CGSize(width: proposal.width, height: proposal.height)
    }
    let inner = scrolls ? Proposal(width: proposal.width, height: .nan) : proposal
    let ideal = children.first?.size(inner) ?? .zero
    return proposal.replacingUnspecified(
      width: Double(ideal.width), height: Double(ideal.height))
  }

  override func placeChildren() {
    guard let child = children.first else { return }
    var proposal = Proposal(placed.size)
    if scrolls { proposal.height = .nan }
    let size = child.size(proposal)
    child.place(
      at: CGPoint(
        x: (placed.size.width - size.width) / 2,
        y: scrolls ? 0 : (placed.size.height - size.height) / 2),
      ViewSize(size, proposal), in: self)
    unmade?.makeWhatIsInSight(of: self, .vertical)
  }

  override func gatherSpacing() -> Spacing { .plainView }
}
