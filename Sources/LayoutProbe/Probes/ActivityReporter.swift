import HeadlessUI

/// Turns what the engine does into activities: the innermost code of the user's that is running.
final class ActivityReporter: LayoutObserver {
  private let report: (ProbeActivity?) -> Void
  private var running: [ProbeActivity] = []
  /// What is measured now; nil while the tree is laid out.
  var question: SizeRequest?
  private var paths: [NodeReference: String] = [:]

  init(_ report: @escaping (ProbeActivity?) -> Void) { self.report = report }

  func observe(_ event: LayoutEvent) {
    switch event {
    case .bodyEvaluated(let type):
      report(.body(type: type))
    case .actionBegan(let name):
      report(.action(name))
    case .actionsEnded:
      report(nil)
    case .entering(let node, let phase):
      let path = paths[node] ?? node.path
      paths[node] = path
      let question =
        node.trialProposal.map { .proposal(width: $0.width, height: $0.height) } ?? question
      running.append(
        question.map { .answering($0, name: node.label, phase: phase, path: path) }
          ?? .layout(name: node.label, phase: phase, path: path))
      report(running.last)
    case .leaving:
      _ = running.popLast()
      report(running.last)
    case .sized, .placed, .placedForGuides, .cacheMade, .cacheUpdated:
      break
    }
  }
}

extension ViewHost {
  /// Who is told what the view's code is doing.
  var activityReporter: ActivityReporter? { observer as? ActivityReporter }
}
