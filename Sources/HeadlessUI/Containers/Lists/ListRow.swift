import Foundation

private enum IsInListRowKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the view is in a row of a list or form, where some controls show their labels.
  var isInListRow: Bool {
    get { self[IsInListRowKey.self] }
    set { self[IsInListRowKey.self] = newValue }
  }
}

enum ListRowInsetsKey {}

/// Whether a row is no higher than one of text around a control that is higher than text.
enum FitsRowsKey {}

/// Makes a row of each of the views.
struct ListRow: NodeModifier {
  typealias Body = Never

  nonisolated init() {}

  func makeNode(_ child: LayoutNode, _ context: ViewContext) -> ListRowNode {
    ListRowNode(child: child, RowLook(context.environment), context)
  }

  func updateNode(_ node: ListRowNode, _ context: ViewContext) {
    node.look = RowLook(context.environment)
  }
}

/// What decides about the size of rows.
struct RowLook: Equatable {
  let metrics: ListMetrics
  let minimumHeight: CGFloat
  let minimumHeaderHeight: CGFloat?
  let isEditing: Bool

  init(_ environment: EnvironmentValues) {
    metrics = ListMetrics(environment)
    minimumHeight = environment.defaultMinListRowHeight
    minimumHeaderHeight = environment.defaultMinListHeaderHeight
    isEditing = environment.isEditingRows
  }
}

/// A row, header or footer of a list: its content with insets, in the middle of the least height.
final class ListRowNode: UnaryNode {
  var look: RowLook {
    didSet { if look != oldValue { invalidate() } }
  }

  init(child: LayoutNode, _ look: RowLook, _ context: ViewContext) {
    self.look = look
    super.init(child: child, context)
  }

  /// What it is to its section.
  var kind: SectionPart.Kind { sectionPart?.kind ?? .content }

  override var label: String {
    switch kind {
    case .header: "header"
    case .content: "row"
    case .footer: "footer"
    }
  }
  override var priority: Double { 0 }

  private func insets(_ proposal: Proposal) -> EdgeInsets {
    let given = trait(ObjectIdentifier(ListRowInsetsKey.self)) as? EdgeInsets
    var insets = given ?? usualInsets(inWidth: proposal.width.isNaN ? 0 : proposal.width)
    guard look.isEditing, kind == .content else { return insets }
    if RowEditing.delete.isPossible(for: self) { insets.leading += ListMetrics.editingControl }
    if RowEditing.move.isPossible(for: self) { insets.trailing += ListMetrics.editingControl }
    return insets
  }

  private func usualInsets(inWidth width: CGFloat) -> EdgeInsets {
    switch kind {
    case .header: look.metrics.headerInsets(inWidth: width)
    case .content: look.metrics.rowInsets(inWidth: width)
    case .footer: look.metrics.footerInsets(inWidth: width)
    }
  }

  /// The insets around an answer of the content.
  private func narrowed(_ given: EdgeInsets, around answer: CGSize) -> EdgeInsets {
    var insets = given
    guard answer.height <= ListMetrics.highestControl,
      child.trait(ObjectIdentifier(FitsRowsKey.self)) != nil
    else { return insets }
    insets.top = min(insets.top, look.metrics.controlInset)
    insets.bottom = min(insets.bottom, look.metrics.controlInset)
    return insets
  }

  private var minimumHeight: CGFloat {
    switch kind {
    case .header: look.minimumHeaderHeight ?? (look.metrics.isGrouped ? 0 : 28)
    case .content: look.minimumHeight
    case .footer: 0
    }
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let usual = insets(proposal)
    let answer = child.size(proposal.inset(by: usual))
    let insets = narrowed(usual, around: answer)
    return CGSize(
      width: proposal.width.isNaN
        ? max(0, answer.width + insets.leading + insets.trailing) : CGFloat(proposal.width),
      height: max(minimumHeight, answer.height + insets.top + insets.bottom))
  }

  override func childPlacement(_ viewSize: ViewSize) -> (origin: CGPoint, viewSize: ViewSize) {
    let usual = insets(viewSize.proposal)
    let offer = viewSize.proposal.inset(by: usual)
    let answer = child.size(offer)
    let insets = narrowed(usual, around: answer)
    let slack = viewSize.size.height - answer.height - insets.top - insets.bottom
    return (
      CGPoint(x: insets.leading, y: insets.top + max(0, slack / 2)), ViewSize(answer, offer)
    )
  }

  override func computeSpacing() -> Spacing { .plainView }
}
