import Foundation

/// Bars that a container shows at its edges.
struct BarKinds: OptionSet, Sendable {
  let rawValue: UInt8

  /// The navigation bar, at the top.
  static let navigation = BarKinds(rawValue: 1)
  /// The bar of tabs, at the bottom.
  static let tabs = BarKinds(rawValue: 2)
  /// The toolbar at the bottom.
  static let bottom = BarKinds(rawValue: 4)
}

/// What a view says about the bars around it.
enum BarAnnotation: Equatable, Sendable {
  /// The screen has a title.
  case title
  /// How the title shows.
  case titleMode(NavigationBarItem.TitleDisplayMode)
  /// There is a field to search with.
  case search
  /// Views are shown in bars.
  case items
  /// The button that goes back is shown or hidden.
  case backButton(isHidden: Bool)
  /// Bars are shown or hidden.
  case visibility(Visibility, BarKinds)
}

/// What the views in a container say about its bars; of two that say different things, the outer one.
struct BarFindings {
  var hasTitle = false
  var titleMode: NavigationBarItem.TitleDisplayMode?
  var hasSearch = false
  var hidesBackButton: Bool?
  /// The views that are shown in bars, in the order of the tree.
  private(set) var items: [BarSlot: [LayoutNode]] = [:]
  var hidden: BarKinds = []
  private var decided: BarKinds = []
  /// Whether there is another navigation container inside, which shows the bar.
  var hasInnerNavigation = false

  mutating func add(_ annotation: BarAnnotation) {
    switch annotation {
    case .title: hasTitle = true
    case .titleMode(let mode): titleMode = titleMode ?? mode
    case .search: hasSearch = true
    case .items: break
    case .backButton(let isHidden): hidesBackButton = hidesBackButton ?? isHidden
    case .visibility(let visibility, let kinds):
      let open = kinds.subtracting(decided)
      decided.formUnion(open)
      if visibility == .hidden { hidden.formUnion(open) }
    }
  }

  mutating func add(_ nodes: ContiguousArray<LayoutNode>) {
    for node in nodes {
      if let slot = node.barSlot { items[slot, default: []].append(node) }
    }
  }
}
