import Foundation

/// A container that shows one of its children.
protocol ChoosingNode: LayoutNode {
  /// Nil as long as none is chosen.
  var chosen: LayoutNode? { get }
}

/// A node whose content may lie below a page.
protocol CoverableNode: LayoutNode {
  var isCovered: Bool { get }
}

/// The actions of the views among which one is chosen, such as tabs, or of which the last lies above the
/// others, such as pages: those of the one in sight run, those of the others wait until theirs is.
@MainActor
final class ShownAlternatives {
  /// The alternatives around these ones.
  private let outer: ShownAlternatives?
  private var members: [Member] = []
  /// With how many those are removed that are gone: views come and go with each pass of a loop.
  private var mostMembers = 64

  private struct Member {
    weak var element: (any AppearingElement)?
  }

  init(in outer: ShownAlternatives?) { self.outer = outer }

  /// Has an element told when its alternative is chosen, or that around it.
  func add(_ element: any AppearingElement) {
    if members.count >= mostMembers {
      removeGone()
      mostMembers = max(64, 2 * members.count)
    }
    members.append(Member(element: element))
    outer?.add(element)
  }

  /// Tells those whose alternative was chosen or left, once what is shown was laid out.
  func update() {
    removeGone()
    for case let element? in members.map(\.element)
    where element.isShown != show(element) {
      if element.isShown { element.disappear() } else { element.appear() }
    }
  }

  private func removeGone() { members.removeAll { !($0.element?.isAlive ?? false) } }

  /// Whether all alternatives that an element is in are the chosen ones, and no page lies above it. What
  /// has no views is in none.
  fileprivate func show(_ element: AnyElement) -> Bool {
    var node: LayoutNode? = element.nodes.first
    while let inner = node, let above = inner.parent {
      if let choice = above as? any ChoosingNode, choice.chosen !== inner { return false }
      if let page = above as? any CoverableNode, page.isCovered { return false }
      node = above
    }
    // What no bar has taken in is not shown.
    return node.map { $0.parent != nil || !$0.isBarItem } ?? true
  }
}

extension Optional<ShownAlternatives> {
  /// Whether an element is in no alternatives, or all that it is in are the chosen ones.
  @MainActor func show(_ element: AnyElement) -> Bool { self?.show(element) ?? true }
}
