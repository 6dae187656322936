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

extension View {
  /// Has the views shown in a bar of the container around them.
  ///
  /// Bars have a font of their own, larger symbols, show the icons of labels, and do not follow the
  /// dynamic type size.
  nonisolated func inBar(_ slot: BarSlot) -> some View {
    modifier(TraitModifier(key: ObjectIdentifier(BarSlotKey.self), value: slot))
      .modifier(BarEnvironment(slot: slot))
  }
}

private struct BarEnvironment: ContextModifier {
  typealias Body = Never

  let slot: BarSlot

  nonisolated init(slot: BarSlot) { self.slot = slot }

  func change(_ environment: inout EnvironmentValues) {
    environment.barSlot = slot
    environment.font =
      slot == .tab ? .system(size: BarLengths.tabFontSize, weight: .medium) : .body
    environment.imageScale = .large
    environment.dynamicTypeSize = .large
    environment.isInListRow = false
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
