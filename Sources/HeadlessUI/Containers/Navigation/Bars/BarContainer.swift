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
  private var knownBars: Bars?
  private var lastArea: SafeArea?

  init(
    _ name: String, _ kind: BarContainerKind, _ scope: ContainerScope, _ pages: NavigationPages?,
    _ context: ViewContext
  ) {
    self.kind = kind
    self.scope = scope
    self.pages = pages
    lengths = BarLengths(context.environment)
    hasTabs = context.environment.tabViewStyle.hasTabs
    super.init(name, context)
    flags.formUnion([.positionSensitive, .describesBars])
  }

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
    if bars.top > 0 { parts.append("bar \(Number.text(Double(bars.top)))") }
    if bars.bottom > 0 {
      parts.append("\(kind == .tabs ? "tabs" : "toolbar") \(Number.text(Double(bars.bottom)))")
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  override func contentDidChange() {
    super.contentDidChange()
    knownBars = nil
  }

  /// The bars that are shown now.
  var bars: Bars {
    if let knownBars { return knownBars }
    let findings = findings()
    let bars =
      switch kind {
      case .navigation: Bars.navigation(findings, lengths, isColumn: false)
      case .column: Bars.navigation(findings, lengths, isColumn: true)
      case .tabs: hasTabs ? Bars.tabs(findings, lengths) : Bars()
      }
    knownBars = bars
    return bars
  }

  /// What the views inside say, without those that say it to another container.
  private func findings() -> BarFindings {
    var findings = BarFindings()
    var rest: [LayoutNode] = children.reversed()
    while let node = rest.popLast() {
      guard node.flags.contains(.describesBars) else { continue }
      if let container = node as? BarContainerNode {
        if container.kind != .tabs { findings.hasInnerNavigation = true }
        if container.isSame(as: kind) { continue }
      }
      if let effect = node as? RecordedEffectNode, let bar = effect.effect.bar {
        findings.add(bar)
      }
      rest += node.childNodes.reversed()
    }
    return findings
  }

  private func isSame(as kind: BarContainerKind) -> Bool { (self.kind == .tabs) == (kind == .tabs) }

  override func prepare(for proposal: Proposal) {
    scope.resize(proposal.inset(by: bars.insets).replacingUnspecified(), of: self)
  }

  override func idealSize(_ proposal: Proposal) -> CGSize {
    let insets = bars.insets
    let ideal = super.idealSize(proposal.inset(by: insets))
    return CGSize(width: ideal.width, height: ideal.height + insets.top + insets.bottom)
  }

  override func placeChildren() {
    let used = bars
    placeContent(used)
    // What is made only where it is placed may say something about bars.
    knownBars = nil
    if bars != used { placeContent(bars) }
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
  /// Whether the navigation bar directly above shows a large title.
  var isBelowLargeTitle: Bool {
    var above = parent
    while let node = above {
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
