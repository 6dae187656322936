import Foundation

/// A container with bars at its edges; it takes all that it is proposed, and its content what the
/// bars leave of it.
struct BarContainer<Content: View> {
  let label: String
  let kind: BarContainerKind
  let content: Content

  nonisolated init(
    _ label: String, _ kind: BarContainerKind, @ViewBuilder content: () -> Content
  ) {
    self.label = label
    self.kind = kind
    self.content = content()
  }
}

/// Which bars a container shows.
enum BarContainerKind {
  /// A navigation bar and a toolbar.
  case navigation
  /// The same, unless a navigation container inside shows them.
  case column
  /// The same, with a button that goes back.
  case page
  /// Tabs.
  case tabs
}

extension BarContainer: View {
  typealias Body = Never

  static func _makeElement(_ view: Self, _ context: _ViewContext) -> _ViewElement<Self> {
    BarContainerElement(view, context)
  }
}

private final class BarContainerElement<Content: View>: ContainerElement<
  BarContainer<Content>, VStack<Content>
>
{
  private let scope = ContainerScope(size: .zero)
  private let pages: NavigationPages?
  private var environment = DerivedEnvironment()

  init(_ view: BarContainer<Content>, _ context: ViewContext) {
    pages = view.kind == .navigation ? NavigationPages(in: context.alternatives) : nil
    super.init(context)
    showStacked(view)
    node = BarContainerNode(view.label, view.kind, scope, pages, context)
    fill()
  }

  override func update(_ view: BarContainer<Content>, _ context: ViewContext) {
    super.update(view, context)
    showStacked(view)
    (node as? BarContainerNode)?.update(context.environment)
  }

  private func showStacked(_ view: BarContainer<Content>) {
    var inside = context.inside(stackAxis: nil)
    inside.environment = environment.values(from: inside.environment) { [scope, pages] values in
      values.containerScope = scope
      values.hasSafeArea = true
      if let pages { values.navigationPages = pages }
    }
    if let pages { inside.alternatives = pages.alternatives }
    show(VStack(alignment: .center) { view.content }, inside)
  }
}

final class BarContainerNode: FillingNode, CoverableNode {
  private let kind: BarContainerKind
  private let scope: ContainerScope
  private let pages: NavigationPages?
  private var lengths: BarLengths
  private var hasTabs: Bool
  private var known: (findings: BarFindings, bars: Bars)?
  private var lastArea: SafeArea?
  /// Whether it begins where the safe area does, as it was placed last.
  private var isAtEdge = true
  private let navigationBar: NavigationBarNode?
  private let toolbar: ToolbarNode?
  private let tabBar: TabBarNode?

  init(
    _ name: String, _ kind: BarContainerKind, _ scope: ContainerScope, _ pages: NavigationPages?,
    _ context: ViewContext
  ) {
    self.kind = kind
    self.scope = scope
    self.pages = pages
    lengths = BarLengths(context.environment)
    hasTabs = context.environment.tabViewStyle.hasTabs
    let isTabs = kind == .tabs
    navigationBar = isTabs ? nil : NavigationBarNode(context)
    toolbar = isTabs ? nil : ToolbarNode(context)
    tabBar = isTabs ? TabBarNode(context) : nil
    super.init(name, context)
    flags.formUnion([.positionSensitive, .describesBars])
    for bar in allBars { adopt(bar) }
  }

  deinit { for bar in allBars { release(bar) } }

  private var allBars: [BarNode] { [navigationBar, toolbar, tabBar].compactMap(\.self) }

  override var childNodes: ContiguousArray<LayoutNode> {
    children + allBars.filter { !$0.children.isEmpty }
  }

  // What lies below a bar shows through it, or is about to.
  override var fit: NodeFit { NodeFit(layersContent: true) }

  func update(_ environment: EnvironmentValues) {
    let (newLengths, newTabs) = (BarLengths(environment), environment.tabViewStyle.hasTabs)
    guard newLengths != lengths || newTabs != hasTabs else { return }
    (lengths, hasTabs) = (newLengths, newTabs)
    invalidate()
  }

  override var clipsContent: Bool { true }

  var isCovered: Bool { pages?.coverRoot ?? false }

  override func safeArea(givenTo child: LayoutNode) -> SafeArea? { lastArea }

  override var detail: String? {
    let bars = bars
    var parts: [String] = []
    if bars.top > 0 { parts.append("bar \(Number.text(Double(bars.aboveTop + bars.top)))") }
    if bars.bottom > 0 {
      parts.append("\(kind == .tabs ? "tabs" : "toolbar") \(Number.text(Double(bars.bottom)))")
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  override func contentDidChange() {
    super.contentDidChange()
    known = nil
  }

  /// The bars that are shown now.
  var bars: Bars { current.bars }

  private var current: (findings: BarFindings, bars: Bars) {
    if let known { return known }
    let findings = findings()
    let bars =
      switch kind {
      case .navigation, .page:
        Bars.navigation(findings, lengths, isColumn: false, isAtEdge: isAtEdge)
      case .column: Bars.navigation(findings, lengths, isColumn: true, isAtEdge: isAtEdge)
      case .tabs: hasTabs ? Bars.tabs(findings, lengths) : Bars()
      }
    known = (findings, bars)
    return (findings, bars)
  }

  /// What the views inside say, without those that say it to another container.
  private func findings() -> BarFindings {
    var findings = BarFindings()
    var known: Set<ObjectIdentifier> = []
    var rest: [LayoutNode] = children.reversed()
    while let node = rest.popLast() {
      guard node.flags.contains(.describesBars) else { continue }
      if let container = node as? BarContainerNode {
        if container.kind != .tabs { findings.hasInnerNavigation = true }
        if container.isSame(as: kind) { continue }
      }
      if let effect = node as? RecordedEffectNode, let bar = effect.effect.bar {
        findings.add(bar)
        if kind != .tabs, let offstage = (effect as? OffstageNode)?.offstage,
          known.insert(ObjectIdentifier(offstage)).inserted
        {
          findings.add(offstage.nodes)
        }
      }
      rest += node.childNodes.reversed()
    }
    return findings
  }

  private func isSame(as kind: BarContainerKind) -> Bool { isOfTabs == (kind == .tabs) }

  fileprivate var isOfTabs: Bool { kind == .tabs }

  override func prepare(for proposal: Proposal) {
    scope.resize(proposal.inset(by: bars.insets).replacingUnspecified(), of: self)
  }

  override func idealSize(_ proposal: Proposal) -> CGSize {
    let insets = bars.insets
    let ideal = super.idealSize(proposal.inset(by: insets))
    return CGSize(width: ideal.width, height: ideal.height + insets.top + insets.bottom)
  }

  override func placeChildren() {
    let edge = context.safeArea.inner.minY
    if isAtEdge != (abs(frameWhilePlacing.minY - edge) < 0.5) {
      isAtEdge.toggle()
      known = nil
    }
    let used = bars
    placeContent(used)
    // What is made only where it is placed may say something about bars.
    known = nil
    if bars != used { placeContent(bars) }
    placeBars()
  }

  private func placeBars() {
    let (findings, bars) = current
    // They take in what they show: nothing of that is asked for the size of the container.
    let absorbs = flags.contains(.absorbsChanges)
    flags.insert(.absorbsChanges)
    defer { if !absorbs { flags.remove(.absorbsChanges) } }
    if bars.top > 0 {
      navigationBar?.show(findings, bars, lengths)
    } else {
      navigationBar?.setChildren([])
    }
    if bars.bottom > 0 {
      toolbar?.show(findings)
      tabBar?.show(tabLabels, lengths)
    } else {
      toolbar?.setChildren([])
      tabBar?.setChildren([])
    }
    let (width, height) = (placed.size.width, placed.size.height)
    for bar in allBars where !bar.children.isEmpty {
      let isAtTop = bar === navigationBar
      let size = CGSize(width: width, height: isAtTop ? bars.aboveTop + bars.top : bars.bottom)
      bar.place(
        at: CGPoint(x: 0, y: isAtTop ? -bars.aboveTop : height - size.height),
        ViewSize(size, Proposal(size)), in: self)
    }
  }

  /// What is shown of each tab, in their order.
  private var tabLabels: [ContiguousArray<LayoutNode>] {
    var rest: [LayoutNode] = Array(children)
    while let node = rest.popLast() {
      if let choice = node as? ChosenNode { return choice.allChildNodes.map(\.tabLabel) }
      rest += node.childNodes
    }
    return []
  }

  private func placeContent(_ bars: Bars) {
    guard let child = children.first else { return }
    let room = placed.size.inset(by: bars.insets)
    scope.resize(room, of: self)
    let area = context.safeArea.inside(
      frameWhilePlacing, without: bars.insets, isRightToLeft: flags.contains(.rightToLeft))
    placing(in: area, after: &lastArea) {
      placeInMiddle(child, of: room, below: bars.top)
    }
  }
}

extension LayoutNode {
  /// What the view says that its tab shows; nothing of tabs inside.
  fileprivate var tabLabel: ContiguousArray<LayoutNode> {
    var rest: [LayoutNode] = [self]
    while let node = rest.popLast() {
      guard node.flags.contains(.describesBars) else { continue }
      let offstage = (node as? OffstageNode)?.offstage?.nodes ?? []
      if offstage.contains(where: { $0.barSlot == .tab }) {
        return ContiguousArray(offstage.filter { $0.barSlot == .tab })
      }
      if (node as? BarContainerNode)?.isOfTabs == true { continue }
      rest += node.childNodes.reversed()
    }
    return []
  }

  /// Whether the navigation bar directly above shows a large title; a list in a row of another one has none.
  var isBelowLargeTitle: Bool {
    var above = parent
    while let node = above, !(node is ListRowNode) {
      if let container = node as? BarContainerNode, container.bars.top > 0 {
        return container.bars.isLarge
      }
      above = node.parent
    }
    return false
  }
}

private enum HasSafeAreaKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether there is a safe area that views may reach into.
  var hasSafeArea: Bool {
    get { self[HasSafeAreaKey.self] || windowSafeAreaInsets != EdgeInsets() }
    set { self[HasSafeAreaKey.self] = newValue }
  }
}

extension TabViewLook {
  /// Whether there is a bar of tabs.
  fileprivate var hasTabs: Bool { self != .page && self != .verticalPage }
}
