import HeadlessUI

/// Checks node rules on a hosted tree: on its root, on every layout that is not built in, and on
/// nodes marked with `showSizes`.
///
/// Rules let layouts place subviews where layout would not, so the host must be one made for it.
@MainActor
struct TreeContract {
  let host: ViewHost
  /// What was said while the tree was laid out for the report, by the same paths.
  let issues: [RuntimeIssue]
  /// Pixels to a point.
  let displayScale: CGFloat
  /// Lengths that the source names.
  let landmarks: [CGFloat]
  /// What the source says about layouts, by the names of their types.
  let clues: [String: LayoutClues]
  /// Whether layouts hold sample views.
  var holdsSamples = false
  /// False for a rule whose findings say nothing in the place of others.
  let isChosen: (String) -> Bool
  /// Told which rule is checked next; false to leave it out.
  let checks: (String) -> Bool

  /// What they break, by the order of the tree.
  func findings() -> [Finding] { check(experiments: false, after: []) }

  /// What layouts break when they are tried in a way that they may rightly refuse by crashing.
  func findingsOfExperiments(after known: [Finding]) -> [Finding] {
    check(experiments: true, after: known)
  }

  private func check(experiments: Bool, after known: [Finding]) -> [Finding] {
    var findings: [Finding] = []
    var pending = [(node: host.tree, isRoot: true, isClipped: false)]
    while let (node, isRoot, wasClipped) = pending.popLast() {
      let isClipped = wasClipped || node.effects.contains { FitSubject.clipping.contains($0.name) }
      let isOfInterest =
        node.reference.isCustomLayout || node.annotations.contains { $0 is SizeMark }
      if isRoot || isOfInterest {
        findings += ContractRules.findings(
          subject(node, isRoot: isRoot, isOfInterest, isClipped: isClipped),
          experiments: experiments, after: known,
          isChosen: isChosen, checks: checks)
      }
      if !experiments { findings += ContractRules.findings(node, checks: checks) }
      // What is clipped around several views says nothing of one of them.
      let children = node.children
      pending += children.reversed().map { ($0, false, isClipped && children.count == 1) }
    }
    // What a layout breaks, its surroundings break too, this rule or another: it is said where it
    // begins.
    return findings.filter { finding in
      !findings.contains { other in
        other.path.hasPrefix(finding.path + "/") && other.rule == finding.rule
      }
    }
  }

  private func subject(
    _ node: NodeSnapshot, isRoot: Bool, _ isOfInterest: Bool, isClipped: Bool
  ) -> RuleSubject {
    let path = node.path
    return RuleSubject(
      path: path, name: node.reference.layoutName, typeName: node.reference.layoutName,
      issues: issues.filter { (isRoot && $0.path.isEmpty) || $0.path.hasPrefix(path) },
      trial: LayoutTrial(node.reference), displayScale: displayScale,
      isOfInterest: isOfInterest, isClipped: isClipped, holdsSamples: holdsSamples,
      choosesByRoom: node.reference.choosesByRoom,
      landmarks: landmarks,
      clues: node.reference.layoutTypePath.flatMap { clues[$0] } ?? LayoutClues()
    ) { host.measure(node.reference, $0) }
  }

  /// Whether there is any layout in the tree that is not built in.
  static func hasLayouts(_ root: NodeSnapshot) -> Bool {
    var pending = [root]
    while let node = pending.popLast() {
      if node.reference.isCustomLayout { return true }
      pending += node.children
    }
    return false
  }
}
