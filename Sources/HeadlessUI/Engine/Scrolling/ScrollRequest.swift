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
      let found = scope.contents(identifiedBy: id)
      // A button may have the identifier of what it scrolls to.
      let inScope = found.lazy.compactMap { $0.target(in: scope) }.first
      switch inScope ?? found.lazy.compactMap({ $0.target(around: scope) }).first {
      case .unmade(let make):
        make()
        return true
      case .made(let node, let scroll): scroll.scroll(to: node, anchor: anchor)
      case nil: break
      }
    case .edge(let edge): scope.firstScrollView?.scroll(to: edge)
    case .point(let x, let y): scope.firstScrollView?.scroll(toX: x, y: y)
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

/// What is scrolled, and to what.
private enum ScrollCandidate {
  case made(LayoutNode, any InsetScrolling)
  case unmade(make: @MainActor () -> Void)
}

extension ScrollTargetContent {
  /// The first node, with the outermost scroll view within a scope that it is in; nil if it is in none.
  @MainActor
  fileprivate func target(in scope: AnyElement) -> ScrollCandidate? {
    switch self {
    case .unmade(let make): return .unmade(make: make)
    case .made(let element):
      guard let node = element.placedNode else { return nil }
      let tops = Set(scope.nodes.map(ObjectIdentifier.init))
      var found: (any InsetScrolling)?
      for around in sequence(first: node, next: \.parent) {
        if around !== node, let scroll = around as? any InsetScrolling { found = scroll }
        if tops.contains(ObjectIdentifier(around)) { break }
      }
      return found.map { .made(node, $0) }
    }
  }

  /// The first node, with the scroll view around a scope.
  @MainActor
  fileprivate func target(around scope: AnyElement) -> ScrollCandidate? {
    guard case .made(let element) = self, let node = element.placedNode, let top = scope.nodes.first
    else { return nil }
    let around = sequence(first: top, next: \.parent).dropFirst()
    return around.lazy.compactMap { $0 as? any InsetScrolling }.first.map { .made(node, $0) }
  }
}

extension AnyElement {
  /// All that an identifier stands for in it.
  fileprivate final func contents(identifiedBy id: AnyHashable) -> [ScrollTargetContent] {
    // Iterative: a tree may be deeper than the stack.
    var (found, pending): ([ScrollTargetContent], [AnyElement]) = ([], [self])
    while let element = pending.popLast() {
      if let content = element.ownContent(identifiedBy: id) { found.append(content) }
      pending.append(contentsOf: element.children.reversed())
    }
    return found
  }

  fileprivate final var firstScrollView: (any InsetScrolling)? {
    nodes.lazy.compactMap(\.firstScrollView).first
  }

  fileprivate final var placedNode: LayoutNode? {
    nodes.first { $0.flags.contains(.wasPlaced) }
  }
}
