import Foundation

/// Asks questions that leave no trace.
///
/// Everything a question may change is put aside for its time: memos, arrangements of stacks, caches
/// of layouts; nobody observes it and nothing is reported.
enum NeutralMeasurement {
  static func run<R>(_ node: LayoutNode, _ questions: () -> R) -> R {
    let context = node.context
    let observer = context.observer
    context.observer = nil
    context.isProbing = true
    let putBack = setAside(node)
    defer {
      for action in putBack.reversed() { action() }
      context.isProbing = false
      context.observer = observer
    }
    return questions()
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
