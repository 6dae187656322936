import Foundation

/// Asks questions that leave no trace.
///
/// Everything that a question may change is restored afterwards: memos, arrangements of stacks, caches
/// of layouts; nothing is reported, and an observer is told only whose code runs, not what it is
/// asked, so that counts stay as they were and a layout that never answers has a name.
enum NeutralMeasurement {
  static func run<R>(_ node: LayoutNode, _ questions: () -> R) -> R {
    let context = node.context
    let observer = context.observer
    let naming = observer.map(NamingObserver.init)
    context.observer = naming
    context.isProbing = true
    let restoring = takeSnapshots(of: node)
    defer {
      for restore in restoring.reversed() { restore() }
      context.isProbing = false
      context.observer = observer
    }
    return withExtendedLifetime(naming) { questions() }
  }

  private static func takeSnapshots(of node: LayoutNode) -> [() -> Void] {
    var restoring: [() -> Void] = []
    var pending: ContiguousArray<LayoutNode> = [node]
    while let node = pending.popLast() {
      guard !node.isUntouchedByQuestions else { continue }
      restoring.append(node.takeSnapshot())
      pending.append(contentsOf: node.allChildNodes)
    }
    return restoring
  }
}

/// Hands on whose code runs, and nothing else.
private final class NamingObserver: LayoutObserver {
  private let next: any LayoutObserver

  init(_ next: any LayoutObserver) { self.next = next }

  func observe(_ event: LayoutEvent) {
    switch event {
    case .entering, .leaving: next.observe(event)
    case .sized, .placed, .placedForGuides, .cacheMade, .cacheUpdated, .bodyEvaluated, .actionBegan,
      .actionsEnded:
      break
    }
  }
}
