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
    let scope = ContainerScope(size: .zero)
    show(view, context, scope)
    let scroll = ScrollViewNode(view.axes, scope, context)
    scroll.unmade = unmade
    scroll.contentMargins = context.environment.contentMargins
    scroll.keep(context.environment.scrollAnchors)
    node = scroll
    fill()
  }

  override func update(_ view: ScrollView<Content>, _ context: ViewContext) {
    super.update(view, context)
    guard let scroll = node as? ScrollViewNode else { return }
    show(view, context, scroll.scope)
    scroll.scrollAxes = view.axes
    scroll.contentMargins = context.environment.contentMargins
    scroll.keep(context.environment.scrollAnchors)
  }

  private var environment = DerivedEnvironment()
  private let unmade = UnmadeRows()

  private func show(
    _ view: ScrollView<Content>, _ context: ViewContext, _ scope: ContainerScope
  ) {
    var inside = context.inside(stackAxis: nil)
    inside.environment = environment.values(from: inside.environment) { values in
      values.containerScope = scope
      values.beginScrolledContent()
    }
    inside.rows = RowContext(scrolling: view.axes, unmade)
    // Several views in a scroll view are a vertical stack, on either axis.
    show(VStack { view.content }, inside)
  }
}

/// Offers nothing along the axes that scroll.
final class ScrollViewNode: ContainerNode, InsetScrolling {
  var scrollAxes: Axis.Set {
    didSet { if scrollAxes != oldValue { invalidate() } }
  }
  var scrolling = Scrolling()

  /// Space around the content, inside of what scrolls.
  var contentMargins = EdgeInsets() {
    didSet { if contentMargins != oldValue { invalidate() } }
  }
  /// Space around the content that bars take which lie over the scroll view.
  var safeArea = EdgeInsets() {
    didSet { if safeArea != oldValue { invalidate() } }
  }
  let scope: ContainerScope
  /// Rows of the content that come in sight as it is placed.
  var unmade: UnmadeRows?
  private var lastArea: SafeArea?

  init(_ axes: Axis.Set, _ scope: ContainerScope, _ context: ViewContext) {
    scrollAxes = axes
    self.scope = scope
    super.init(context)
  }

  override var fit: NodeFit { NodeFit(scrollAxes: scrollAxes) }
  override var clipsContent: Bool { true }

  override var label: String { "ScrollView" }
  override var detail: String? {
    switch scrollAxes {
    case .vertical: nil
    case .horizontal: "horizontal"
    case [.horizontal, .vertical]: "both axes"
    default: "no axis"
    }
  }
  override var priority: Double { 0 }

  var margins: EdgeInsets { contentMargins + safeArea }
  var contentSize: CGSize { children.first?.placed.size ?? .zero }

  /// The proposal without the margins, and nothing along the axes that scroll.
  private func offer(_ proposal: Proposal) -> Proposal {
    let margins = margins
    let inner = proposal.inset(by: margins)
    scope.resize(inner.replacingUnspecified(), of: self)
    return Proposal(
      width: scrollAxes.contains(.horizontal) ? .nan : inner.width,
      height: scrollAxes.contains(.vertical) ? .nan : inner.height)
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let offer = offer(proposal)
    let content = children.first?.size(offer) ?? .zero
    let margins = margins
    if let log = ReasonLog.of(self) {
      log.note(
        .scroll(scrollAxes, margins: margins, offered: offer.proposedViewSize, answer: content),
        of: self, for: proposal)
    }
    return CGSize(
      width: scrollAxes.contains(.horizontal) && !proposal.width.isNaN
        ? CGFloat(proposal.width) : content.width + margins.leading + margins.trailing,
      height: scrollAxes.contains(.vertical) && !proposal.height.isNaN
        ? CGFloat(proposal.height) : content.height + margins.top + margins.bottom)
  }

  override func placeChildren() {
    guard let content = children.first else { return }
    // Across the scrolling axis the content is offered what the scroll view itself became.
    let proposal = offer(Proposal(placed.size))
    let size = content.size(proposal)
    let margins = margins
    let room = room
    let slack = CGSize(
      width: max(room.width - size.width, 0), height: max(room.height - size.height, 0))
    let overflow = overflow(of: size)
    context.note(placed: self)
    let offset = scrolling.offset(overflow)
    if let log = ReasonLog.of(self) { log.note(place: .scrolled(offset, margins), of: content) }
    let alignment = scrolling.anchors.alignment ?? .topLeading
    let origin = CGPoint(
      x: margins.leading - offset.x
        + slack.width * (scrollAxes.contains(.horizontal) ? alignment.x : 0.5),
      y: margins.top - offset.y
        + slack.height * (scrollAxes.contains(.vertical) ? alignment.y : 0.5))
    if context.safeArea.outer == context.safeArea.inner {
      lastArea = nil
      content.place(at: origin, ViewSize(size, proposal), in: self)
    } else {
      placing(in: areaOfContent, after: &lastArea) {
        content.place(at: origin, ViewSize(size, proposal), in: self)
      }
    }
    unmade?.makeWhatIsInSight(of: self, scrollAxes)
  }

  override func safeArea(givenTo child: LayoutNode) -> SafeArea? { lastArea }

  /// Along the axes that scroll, bars are space around the content, and nothing in it reaches below them.
  private var areaOfContent: SafeArea {
    var edges: Edge.Set = []
    if scrollAxes.contains(.horizontal) { edges.formUnion(.horizontal) }
    if scrollAxes.contains(.vertical) { edges.formUnion(.vertical) }
    return context.safeArea.ignoring(edges, isRightToLeft: flags.contains(.rightToLeft))
  }

  override func gatherSpacing() -> Spacing { .plainView }
}
