import HeadlessUI

/// What is not the same in two layouts of one probe.
struct RunDifference: Equatable {
  /// The path of the node.
  var path: String
  /// What the node is.
  var label: String
  /// What places it.
  var subject: String?
  /// Its frame, or how many nodes there are.
  var first: String
  var second: String

  /// Nil if all nodes are there and have the same frames in both trees, to the last bit.
  init?(_ first: [NodeReport], _ second: [NodeReport]) {
    guard first.count == second.count, zip(first, second).allSatisfy({ $0.isLike($1) }) else {
      path = first.first?.label ?? ""
      label = path
      self.first = "\(first.count) nodes"
      self.second =
        first.count == second.count ? "\(second.count) others" : "\(second.count) nodes"
      return
    }
    let different = first.indices.filter { !first[$0].isSame(second[$0]) }
    // A size is another one first of all in the innermost node, and moves those around it.
    let resized = different.filter { !first[$0].hasSameSize(second[$0]) }
    let innermost = resized.first { index in
      !resized.contains { $0 > index && first.isDescendant($0, of: index) }
    }
    guard let index = innermost ?? different.first else { return nil }
    path = first.path(of: index)
    label = first[index].label
    subject = first[..<index].last { $0.depth < first[index].depth }?.label ?? label
    self.first = first[index].frame.map(NumberText.exact) ?? "nowhere"
    self.second = second[index].frame.map(NumberText.exact) ?? "nowhere"
  }

  var violation: Violation {
    Violation(
      message: "the frame of \(label) differs when it is laid out again",
      witness: ["first: \(first)", "again: \(second)"], expected: first, found: second,
      path: path, subject: subject)
  }
}

extension NodeReport {
  fileprivate func isLike(_ other: NodeReport) -> Bool {
    label == other.label && depth == other.depth && (frame == nil) == (other.frame == nil)
  }

  fileprivate func isSame(_ other: NodeReport) -> Bool {
    guard let frame, let second = other.frame else { return true }
    return same(frame.minX, second.minX) && same(frame.minY, second.minY) && hasSameSize(other)
  }

  fileprivate func hasSameSize(_ other: NodeReport) -> Bool {
    guard let size = frame?.size, let second = other.frame?.size else { return true }
    return same(size.width, second.width) && same(size.height, second.height)
  }

  private func same(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || (a.isNaN && b.isNaN) }
}

extension [NodeReport] {
  fileprivate func isDescendant(_ index: Int, of outer: Int) -> Bool {
    index > outer && self[outer + 1...index].allSatisfy { $0.depth > self[outer].depth }
  }

  /// The names of the nodes from the root to one, with the index among its siblings where there are
  /// several.
  fileprivate func path(of index: Int) -> String {
    var parts: [String] = []
    var index: Int? = index
    while let current = index {
      let depth = self[current].depth
      let parent = self[..<current].lastIndex { $0.depth < depth }
      let siblings = indices.filter { sibling in
        self[sibling].depth == depth && parent.map { isDescendant(sibling, of: $0) } ?? true
      }
      let number = siblings.firstIndex(of: current) ?? 0
      parts.append(siblings.count > 1 ? "\(self[current].label)[\(number)]" : self[current].label)
      index = parent
    }
    return parts.reversed().joined(separator: "/")
  }
}

extension ProbeReport {
  /// The report with what is not the same in another process.
  ///
  /// - Parameters:
  ///   - other: the probe as it was laid out there.
  ///   - settings: which rules count; what the probe says about them holds as well.
  package func compared(with other: ProbeReport, _ settings: RuleSettings) -> ProbeReport {
    guard let loop, let otherLoop = other.loop, loop.isAtRest, otherLoop.isAtRest,
      loop.verdict == otherLoop.verdict,
      !findings.contains(where: { Unrepeatable.isKnown(by: $0.rule) }),
      let difference = RunDifference(tree, other.tree)
    else { return self }
    var settings = settings
    if let rules { settings.merge(rules) }
    var report = self
    var violation = difference.violation
    violation.message += " by another process"
    let finding = ContractRules.finding(Unrepeatable.self, violation, at: "", subject: nil)
    report.findings = Folding.folded([settings.applied(to: finding)] + findings)
    return report
  }
}
