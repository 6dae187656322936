import Foundation

/// The actions of the views in tabs: those of the chosen tab run, those of the others wait until
/// theirs is chosen.
@MainActor
final class ShownTabs {
  /// The tabs around these ones.
  private let outer: ShownTabs?
  private var members: [Member] = []

  private struct Member {
    weak var element: (any AppearingElement)?
  }

  init(in outer: ShownTabs?) { self.outer = outer }

  /// Has an element told when its tab is chosen, or that of the tabs around it.
  func add(_ element: any AppearingElement) {
    members.append(Member(element: element))
    outer?.add(element)
  }

  /// Tells those whose tab was chosen or left, once what is shown was laid out.
  func update() {
    members.removeAll { !($0.element?.isAlive ?? false) }
    for case let element? in members.map(\.element)
    where element.isShown != show(element) {
      if element.isShown { element.disappear() } else { element.appear() }
    }
  }

  /// Whether all tabs that an element is in are the chosen ones. What has no views is in none.
  fileprivate func show(_ element: AnyElement) -> Bool {
    var node: LayoutNode? = element.nodes.first
    while let inner = node, let above = inner.parent {
      if let choice = above as? ChosenNode, choice.chosen !== inner { return false }
      node = above
    }
    return true
  }
}

extension Optional<ShownTabs> {
  /// Whether an element is in no tabs, or all that it is in are the chosen ones.
  @MainActor func show(_ element: AnyElement) -> Bool { self?.show(element) ?? true }
}
