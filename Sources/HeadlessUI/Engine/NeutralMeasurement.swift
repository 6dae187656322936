import Foundation

/// Asks questions that leave no trace.
///
/// Everything a question may change is put aside for its time: memos, arrangements of stacks, caches
/// of layouts; nothing is reported, and an observer is told only whose code runs, not what it is
/// asked, so that counts stay as they were and a layout that never answers has a name.
enum NeutralMeasurement {
  static func run<R>(_ node: LayoutNode, _ questions: () -> R) -> R {
    let context = node.context
    let observer = context.observer
    let naming = observer.map(NamingObserver.init)
    context.observer = naming
    context.isProbing = true
    let putBack = setAside(node)
    defer {
      for action in putBack.reversed() { action() }
      context.isProbing = false
      context.observer = observer
    }
    return withExtendedLifetime(naming) { questions() }
  }

  private static func setAside(_ node: LayoutNode) -> [() -> Void] {
    var putBack: [() -> Void] = []
    var pending: ContiguousArray<LayoutNode> = [node]
    while let node = pending.popLast() {
      putBack.append(node.setAside())
      pending.append(contentsOf: node.allChildNodes)
    }
    return putBack
  }
}

/// Hands on whose code runs, and nothing else.
private final class NamingObserver: LayoutObserver {
  private let next: any LayoutObserver

  init(_ next: any LayoutObserver) { self.next = next }

  func observe(_ event: LayoutEvent) {
    switch event {
    case .entering, .leaving: next.observe(event)
    case .sized, .placed, .placedForGuides, .cacheMade, .cacheUpdated, .bodyEvaluated: break
    }
  }
}
