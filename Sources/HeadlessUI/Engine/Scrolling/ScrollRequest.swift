import Foundation

/// Where something is to be scrolled to.
enum ScrollDestination: Equatable {
  /// The view with an identifier; without an anchor, as little as shows all of it.
  case view(AnyHashable, anchor: UnitPoint?)
  case edge(Edge)
  /// A point of the content; nil stays.
  case point(x: CGFloat?, y: CGFloat?)
}

/// What code asked to be scrolled, which the next pass does.
struct ScrollRequest {
  /// What asked: only scroll views in it, or around it, are scrolled.
  weak var scope: AnyElement?
  let destination: ScrollDestination

  /// - Returns: whether it is to be tried again once rows are made that it asked for.
  @MainActor
  func carryOut() -> Bool {
    guard let scope, scope.isAlive else { return false }
    switch destination {
    case .view(let id, let anchor):
      switch scope.content(identifiedBy: id) {
      case .unmade(let make):
        make()
        return true
      case .made(let element):
        guard let node = element.nodes.first, node.flags.contains(.wasPlaced) else { return false }
        node.scrollView(in: scope)?.scroll(to: node, anchor: anchor)
      case nil: break
      }
    case .edge(let edge): scope.nodes.first?.firstScrollView?.scroll(to: edge)
    case .point(let x, let y): scope.nodes.first?.firstScrollView?.scroll(toX: x, y: y)
    }
    return false
  }
}

/// What an identifier stands for.
enum ScrollTargetContent {
  case made(AnyElement)
  /// A row that is made when it comes in sight, or is asked for.
  case unmade(make: @MainActor () -> Void)
}

extension AnyElement {
  /// What an identifier stands for in it.
  final func content(identifiedBy id: AnyHashable) -> ScrollTargetContent? {
    // Iterative: a tree may be deeper than the stack.
    var pending: [AnyElement] = [self]
    while let element = pending.popLast() {
      if let found = element.ownContent(identifiedBy: id) { return found }
      pending.append(contentsOf: element.children.reversed())
    }
    return nil
  }
}

extension LayoutNode {
  /// The outermost scroll view within a scope that the node is in, or the next one around it.
  @MainActor
  fileprivate func scrollView(in scope: AnyElement) -> (any InsetScrolling)? {
    let tops = Set(scope.nodes.map(ObjectIdentifier.init))
    var inScope: (any InsetScrolling)?
    for node in sequence(first: self, next: \.parent) {
      if node !== self, let scroll = node as? any InsetScrolling { inScope = scroll }
      guard tops.contains(ObjectIdentifier(node)) else { continue }
      return inScope
        ?? sequence(first: node, next: \.parent).lazy.compactMap { $0 as? any InsetScrolling }.first
    }
    return inScope
  }
}
