import Foundation

/// Rows one below the other in a container that scrolls; it takes all that it is proposed.
struct ListContainer<Content: View> {
  let label: String
  let isEditing: Bool
  let content: Content

  nonisolated init(
    _ label: String, isEditing: Bool = false, @ViewBuilder content: () -> Content
  ) {
    self.label = label
    self.isEditing = isEditing
    self.content = content()
  }
}

extension ListContainer: View {
  typealias Body = Never

  static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    ListElement(view, context)
  }
}

private final class ListElement<Content: View>: ContainerElement<
  ListContainer<Content>, ModifiedContent<Content, ListRow>
>
{
  private let unmade = UnmadeRows()
  private var environment = DerivedEnvironment()
  private var isEditing = false

  init(_ view: ListContainer<Content>, _ context: ViewContext) {
    super.init(context)
    showRows(view)
    let list = ListNode(view.label, context)
    list.unmade = unmade
    list.update(context.environment)
    node = list
    fill()
  }

  override func update(_ view: ListContainer<Content>, _ context: ViewContext) {
    super.update(view, context)
    showRows(view)
    (node as? ListNode)?.update(context.environment)
  }

  private func showRows(_ view: ListContainer<Content>) {
    var inside = context.inside(stackAxis: nil)
    if view.isEditing != isEditing {
      isEditing = view.isEditing
      environment = DerivedEnvironment()
    }
    inside.environment = environment.values(from: inside.environment) { values in
      values.isInListRow = true
      values.makesRows = true
      values.isEditingRows = view.isEditing
      values.sectionLook = ListMetrics(values).isGrouped ? .grouped : .plain
      values.beginScrolledContent()
    }
    inside.rows = RowContext(scrolling: .vertical, unmade).rowsInSight
    show(view.content.modifier(ListRow()), inside)
  }
}

/// Sections of rows at the top of what it becomes, each with its ideal height.
final class ListNode: FillingNode, LazyNode, RowStack, InsetScrolling {
  // Until it is told.
  private var metrics = ListMetrics(.automatic, .iOS18)
  private var rowSpacing: CGFloat = 0
  private var sectionSpacing: CGFloat?
  private var contentMargins = EdgeInsets()
  /// Space that bars take which lie over the list.
  var safeArea = EdgeInsets() {
    didSet { if safeArea != oldValue { invalidate() } }
  }
  /// Rows of the content that come in sight as it is placed.
  var unmade: UnmadeRows?

  func update(_ environment: EnvironmentValues) {
    keep(environment.scrollAnchors)
    let new = (
      ListMetrics(environment), environment.listRowSpacing ?? 0,
      environment.listSectionSpacing, environment.contentMargins
    )
    guard
      new.0 != metrics || new.1 != rowSpacing || new.2 != sectionSpacing
        || new.3 != contentMargins
    else { return }
    (metrics, rowSpacing, sectionSpacing, contentMargins) = new
    invalidate()
  }

  let scrollAxes = Axis.Set.vertical
  var scrolling = Scrolling()

  override var fit: NodeFit { NodeFit(scrollAxes: scrollAxes) }
  override var clipsContent: Bool { true }

  var lazyAxes: Axis.Set { .vertical }

  /// Where the last row ended when rows were placed.
  private var placedEnd: CGFloat = 0

  var margins: EdgeInsets { contentMargins + safeArea }
  var contentSize: CGSize {
    CGSize(
      width: placed.size.width - margins.leading - margins.trailing,
      height: placedEnd)
  }

  func distance(_ before: LayoutNode?, _ node: LayoutNode) -> Double { Double(rowSpacing) }

  /// The space above a row.
  ///
  /// - Parameter before: what the row before is to its section; nil for the first row.
  private func space(above part: SectionPart?, after before: SectionPart??) -> CGFloat {
    guard let before else {
      if part?.kind == .header { return metrics.spaceAboveFirstHeader }
      return isBelowLargeTitle ? 0 : metrics.groupSpacing
    }
    if before?.section == part?.section {
      let isBetweenRows = before?.kind != .header && part?.kind != .footer
      return isBetweenRows ? rowSpacing : 0
    }
    if let sectionSpacing { return sectionSpacing }
    switch (before?.kind == .footer, part?.kind == .header) {
    case (true, true): return metrics.spaceBetweenFooterAndHeader
    case (true, false): return metrics.spaceBelowFooter
    case (false, true): return metrics.spaceAboveHeader
    case (false, false): return metrics.groupSpacing
    }
  }

  /// Where rows begin, and where the last of them ends.
  private func positions(_ offer: Proposal) -> (tops: [CGFloat], end: CGFloat) {
    var (position, tops, before) = (CGFloat(0), [CGFloat](), SectionPart??.none)
    tops.reserveCapacity(children.count)
    for row in children {
      // Rows that are not made are like those before them.
      let part = row is UnmadeRowsNode ? before ?? nil : row.sectionPart
      position += space(above: part, after: before)
      tops.append(position)
      position += row.size(offer).height
      before = .some(part)
    }
    return (tops, position + (children.isEmpty ? 0 : metrics.spaceAtEnd))
  }

  private func groupInset(_ width: Double) -> CGFloat {
    metrics.groupInset(inWidth: width.isNaN ? 0 : CGFloat(width))
  }

  /// What rows are proposed in a list that is proposed something.
  private func offer(_ width: Double) -> Proposal {
    let inset = 2 * groupInset(width)
    let room = Double(inset + margins.leading + margins.trailing)
    return Proposal(width: width.isNaN ? .nan : max(0, width - room), height: .nan)
  }

  override func idealSize(_ proposal: Proposal) -> CGSize {
    let offer = offer(proposal.width)
    let width = children.map { $0.size(offer).width }.max() ?? 0
    let margins = margins
    return CGSize(
      width: width + 2 * groupInset(proposal.width) + margins.leading + margins.trailing,
      height: positions(offer).end + margins.top + margins.bottom)
  }

  override func placeChildren() {
    let offer = offer(Double(placed.size.width))
    let (tops, end) = positions(offer)
    placedEnd = end
    let overflow = overflow(of: CGSize(width: 0, height: end))
    context.note(placed: self)
    let x = margins.leading + groupInset(Double(placed.size.width))
    let y = margins.top - scrolling.offset(overflow).y
    for (row, top) in zip(children, tops) {
      row.place(at: CGPoint(x: x, y: y + top), ViewSize(row.size(offer), offer), in: self)
    }
    unmade?.makeWhatIsInSight(of: self, .vertical)
  }
}
