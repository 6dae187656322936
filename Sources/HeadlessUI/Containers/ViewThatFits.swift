import Foundation

/// Shows the first of its views whose ideal size fits the space, or the last one.
@frozen public struct ViewThatFits<Content> where Content: View {
  let axes: Axis.Set
  let content: Content

  /// Shows the first view that fits on the given axes.
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View {
  /// The engine chooses.
  public typealias Body = Never

  /// The container of all candidates.
  public static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    ViewThatFitsElement(view, context)
  }
}

private final class ViewThatFitsElement<Content: View>: ContainerElement<
  ViewThatFits<Content>, Content
>
{
  private let candidates: ShownAlternatives
  /// The candidate whose actions were told that they appear.
  private weak var shown: LayoutNode?

  init(_ view: ViewThatFits<Content>, _ context: ViewContext) {
    candidates = ShownAlternatives(in: context.alternatives)
    super.init(context)
    show(view.content, inside(context))
    node = ViewThatFitsNode(view.axes, context)
    fill()
    context.host.addGeometryReader(self)
  }

  private func inside(_ context: ViewContext) -> ViewContext {
    var inner = context.insideOfRow()
    inner.alternatives = candidates
    return inner
  }

  override func update(_ view: ViewThatFits<Content>, _ context: ViewContext) {
    super.update(view, context)
    show(view.content, inside(context))
    (node as? ViewThatFitsNode)?.axes = view.axes
  }

  /// What was chosen is known once it is placed.
  override func readGeometry() {
    guard let chosen = (node as? ViewThatFitsNode)?.chosen, chosen !== shown else { return }
    let isFirst = shown == nil
    shown = chosen
    // What is made waits for the end of the pass to appear anyway.
    guard !isFirst else { return }
    context.host.time.noteReading()
    context.host.makingContentOfLayout(true) { candidates.update() }
  }

  override func willDismantle() { context.host.removeGeometryReader(self) }
}

/// All candidates; the one that was chosen for a proposal answers for the node.
final class ViewThatFitsNode: ContainerNode, ChoosingNode {
  var axes: Axis.Set {
    didSet { if axes != oldValue { invalidate() } }
  }

  override var choosesByRoom: Bool { true }

  /// The candidate that was placed.
  private(set) var chosen: LayoutNode?

  init(_ axes: Axis.Set, _ context: ViewContext) {
    self.axes = axes
    super.init(context)
  }

  override var label: String { "ViewThatFits" }
  override var detail: String? {
    guard let chosen, let index = children.firstIndex(where: { $0 === chosen }) else { return nil }
    return "shows \(index + 1) of \(children.count)"
  }

  private func choice(_ proposal: Proposal) -> LayoutNode? {
    let log = ReasonLog.of(self)
    var tried: [FittingCandidate] = []
    // Ideal on the axes that are to fit; across them, in the space that there is: a text in a narrow
    // window is as high as it is with all of its lines.
    let offer = Proposal(
      width: axes.contains(.horizontal) ? .nan : proposal.width,
      height: axes.contains(.vertical) ? .nan : proposal.height)
    for child in children.dropLast() {
      let ideal = child.size(offer)
      let fitsWidth =
        !axes.contains(.horizontal) || proposal.width.isNaN
        || Double(ideal.width) <= proposal.width
      let fitsHeight =
        !axes.contains(.vertical) || proposal.height.isNaN
        || Double(ideal.height) <= proposal.height
      if log != nil {
        tried.append(
          FittingCandidate(
            name: child.visible.fullName, ideal: ideal, fitsWidth: fitsWidth,
            fitsHeight: fitsHeight))
      }
      if fitsWidth && fitsHeight {
        log?.note(.fitting(tried, chosen: tried.count - 1), of: self, for: proposal)
        return child
      }
    }
    if let log, let last = children.last {
      tried.append(
        FittingCandidate(
          name: last.visible.fullName, ideal: nil, fitsWidth: false, fitsHeight: false))
      log.note(.fitting(tried, chosen: tried.count - 1), of: self, for: proposal)
    }
    return children.last
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    choice(proposal)?.size(proposal) ?? .zero
  }

  override func computeExplicitGuide(_ key: AlignmentKey, _ viewSize: ViewSize) -> CGFloat? {
    choice(viewSize.proposal)?.explicitGuide(key, viewSize)
  }

  override func gatherSpacing() -> Spacing { children.first?.spacing() ?? .zero }

  override func placeChildren() {
    chosen = choice(placed.proposal)
    chosen?.place(at: .zero, placed, in: self)
  }

  /// Only the chosen one is in the picture.
  override var childNodes: ContiguousArray<LayoutNode> { chosen.map { [$0] } ?? children }

  override var allChildNodes: ContiguousArray<LayoutNode> { children }
}
