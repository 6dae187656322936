import Foundation

/// Where in the bars of the container around it a view is shown.
enum BarSlot: Hashable, Sendable {
  /// Before all others in the navigation bar: the button that goes back.
  case back
  case leading
  /// In the middle, unless something takes its place.
  case title
  /// Below the bar's first line, at the leading edge.
  case largeTitle
  /// In the place of the title.
  case principal
  case trailing
  /// Below the title.
  case search
  /// In the toolbar at the bottom.
  case bottom
  /// In the middle of the toolbar at the bottom.
  case status
  /// On the tab of the view.
  case tab
}

enum BarSlotKey {}

extension LayoutNode {
  /// Where in the bars around it the node is shown; nil if it is part of the content.
  var barSlot: BarSlot? { trait(ObjectIdentifier(BarSlotKey.self)) as? BarSlot }
}

private enum BarSlotOfViewKey: EnvironmentKey {
  static var defaultValue: BarSlot? { nil }
}

extension EnvironmentValues {
  /// Where in a bar the view is; nil if it is in none.
  var barSlot: BarSlot? {
    get { self[BarSlotOfViewKey.self] }
    set { self[BarSlotOfViewKey.self] = newValue }
  }
}

/// What views inherit around a bar, for what is presented from inside of it.
private final class OutsideBar {
  let values: EnvironmentValues

  init(_ values: EnvironmentValues) { self.values = values }
}

private enum OutsideBarKey: EnvironmentKey {
  static var defaultValue: OutsideBar? { nil }
}

extension EnvironmentValues {
  fileprivate var outsideBar: OutsideBar? {
    get { self[OutsideBarKey.self] }
    set { self[OutsideBarKey.self] = newValue }
  }

  /// Takes back what bars change for what is in them.
  mutating func leaveBar() {
    guard let outer = outsideBar?.values else { return }
    (barSlot, outsideBar) = (nil, nil)
    (font, imageScale) = (outer.font, outer.imageScale)
    (dynamicTypeSize, labelStyle) = (outer.dynamicTypeSize, outer.labelStyle)
  }
}

extension View {
  /// Has the views shown in a bar of the container around them.
  ///
  /// Bars have a font of their own, larger symbols, show the icons of labels, and do not follow the
  /// dynamic type size.
  nonisolated func inBar(_ slot: BarSlot) -> some View {
    modifier(BarItemModifier(slot: slot)).modifier(BarEnvironment(slot: slot))
  }
}

private struct BarItemModifier: NodeModifier {
  typealias Body = Never

  let slot: BarSlot

  nonisolated init(slot: BarSlot) { self.slot = slot }

  func makeNode(_ child: LayoutNode, _ context: ViewContext) -> BarItemNode {
    BarItemNode(child: child, slot, context)
  }

  func updateNode(_ node: BarItemNode, _ context: ViewContext) { node.slot = slot }
}

private final class BarItemNode: PassThroughNode {
  var slot: BarSlot {
    didSet { if slot != oldValue { invalidate() } }
  }

  init(child: LayoutNode, _ slot: BarSlot, _ context: ViewContext) {
    self.slot = slot
    super.init(child: child, context)
  }

  override var isBarItem: Bool { true }

  override func trait(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(BarSlotKey.self) ? slot : child.trait(key)
  }
}

private struct BarEnvironment: ContextModifier {
  typealias Body = Never

  let slot: BarSlot

  nonisolated init(slot: BarSlot) { self.slot = slot }

  func change(_ environment: inout EnvironmentValues) {
    environment.outsideBar = OutsideBar(environment)
    environment.barSlot = slot
    environment.font =
      slot == .tab ? .system(size: BarLengths.tabFontSize, weight: .medium) : .body
    environment.imageScale = .large
    environment.dynamicTypeSize = .large
    environment.isInListRow = false
    environment.makesRows = false
    switch slot {
    case .tab: environment.labelStyle = .custom(TabLabelStyle())
    case .leading, .trailing, .bottom:
      if case .look(.automatic) = environment.labelStyle {
        environment.labelStyle = .look(.iconOnly)
      }
    default: break
    }
  }
}
