import Foundation

/// A scrollable view: along its axes it takes what it is proposed and lets its content be ideal.
public struct ScrollView<Content> where Content: View {
  /// The content.
  public var content: Content
  /// The axes that scroll.
  public var axes: Axis.Set
  /// Whether indicators show; without influence on layout.
  public var showsIndicators: Bool

  /// A scrollable view.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: View {
  /// The engine shows the content.
  public typealias Body = Never

  /// The container and its content.
  public static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    ScrollViewElement(view, context)
  }
}

private final class ScrollViewElement<Content: View>: ContainerElement<
  ScrollView<Content>, VStack<Content>
>
{
  init(_ view: ScrollView<Content>, _ context: ViewContext) {
    super.init(context)
    // Several views in a scroll view are a stack, whatever the axis.
    show(VStack { view.content }, context.inside(stackAxis: nil))
    node = ScrollViewNode(view.axes, context)
    fill()
  }

  override func update(_ view: ScrollView<Content>, _ context: ViewContext) {
    super.update(view, context)
    show(VStack { view.content }, context.inside(stackAxis: nil))
    (node as? ScrollViewNode)?.axes = view.axes
  }
}

/// Offers nothing along the axes that scroll.
final class ScrollViewNode: ContainerNode {
  var axes: Axis.Set {
    didSet { if axes != oldValue { invalidate() } }
  }

  init(_ axes: Axis.Set, _ context: ViewContext) {
    self.axes = axes
    super.init(context)
  }

  override var label: String { "ScrollView" }
  override var detail: String? {
    switch axes {
    case .vertical: nil
    case .horizontal: "horizontal"
    case [.horizontal, .vertical]: "both axes"
    default: "no axis"
    }
  }
  override var priority: Double { 0 }

  private func offer(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? .nan : proposal.width,
      height: axes.contains(.vertical) ? .nan : proposal.height)
  }

  private func contentSize(_ proposal: Proposal) -> CGSize {
    children.first?.size(offer(proposal)) ?? .zero
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let content = contentSize(proposal)
    return CGSize(
      width: axes.contains(.horizontal) && !proposal.width.isNaN
        ? CGFloat(proposal.width) : content.width,
      height: axes.contains(.vertical) && !proposal.height.isNaN
        ? CGFloat(proposal.height) : content.height)
  }

  override func placeChildren() {
    guard let content = children.first else { return }
    // Across the scrolling axis the content is offered what the scroll view itself became.
    let proposal = offer(Proposal(placed.size))
    let size = content.size(proposal)
    let slack = CGSize(
      width: max(placed.size.width - size.width, 0),
      height: max(placed.size.height - size.height, 0))
    content.place(
      at: CGPoint(
        x: axes.contains(.horizontal) ? 0 : slack.width / 2,
        y: axes.contains(.vertical) ? 0 : slack.height / 2),
      ViewSize(size, proposal), in: self)
  }

  override func computeSpacing() -> Spacing { .plainView }
}
