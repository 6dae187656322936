/// Findings that only some conditions show, each once, with where it holds.
struct MatrixFindings {
  /// What makes two findings one, under several conditions.
  private struct Identity: Hashable {
    var rule: String
    var path: String
    var key: String
  }

  private let own: Set<Identity>
  private var order: [Identity] = []
  private var first: [Identity: Finding] = [:]
  private var shownBy: [Identity: [MatrixCondition]] = [:]

  /// - Parameter own: what is found without any condition.
  init(own: [Finding]) { self.own = Set(own.map(Self.identity)) }

  /// The rule that a finding about a loop is counted under: one that is there without any condition may
  /// take another form under one, and is no other loop.
  private static let loop = "loop"

  private static func identity(_ finding: Finding) -> Identity {
    if LoopRules.ids.contains(finding.rule) { return Identity(rule: loop, path: "", key: "") }
    return Identity(rule: finding.rule, path: finding.path, key: finding.key)
  }

  /// Whether layout does not settle without any condition.
  var ownsLoop: Bool { own.contains { $0.rule == Self.loop } }

  /// Whether there is a loop among findings that was not seen before.
  func isNewLoop(in findings: [Finding]) -> Bool {
    findings.contains { finding in
      let identity = Self.identity(finding)
      return LoopRules.ids.contains(finding.rule) && !own.contains(identity)
        && first[identity] == nil
    }
  }

  mutating func add(_ findings: [Finding], _ condition: MatrixCondition) {
    for finding in findings {
      let identity = Self.identity(finding)
      // A known loop that is not followed to its proof is nothing new.
      if ownsLoop, finding.rule == LoopUndetermined.id { continue }
      guard !own.contains(identity), shownBy[identity]?.last != condition else { continue }
      if first[identity] == nil {
        first[identity] = finding
        order.append(identity)
      }
      shownBy[identity, default: []].append(condition)
    }
  }

  /// What is the same for a finding about each of the rows of a list.
  private struct Likeness: Hashable {
    var rule: String
    var path: String
    var place: String
  }

  /// The findings, with words for where each holds. Of those that are alike in all rows of a view, the
  /// first stands for the others.
  func findings(in matrix: LayoutMatrix) -> [Finding] {
    var alike: [Likeness: Int] = [:]
    var shown: [(finding: Finding, likeness: Likeness)] = []
    for identity in order {
      guard var finding = first[identity] else { continue }
      let place = Self.text(shownBy[identity] ?? [], in: matrix)
      let path = identity.path.replacing(#/\[\d+\]/#, with: "[]")
      let likeness = Likeness(rule: identity.rule, path: path, place: place)
      alike[likeness, default: 0] += 1
      guard alike[likeness] == 1 else { continue }
      finding.message += ", only \(place)"
      finding.key = [finding.key, "matrix"].filter { !$0.isEmpty }.joined(separator: " ")
      shown.append((finding, likeness))
    }
    return shown.map { finding, likeness in
      let others = (alike[likeness] ?? 1) - 1
      guard others > 0 else { return finding }
      var finding = finding
      finding.message += ", and \(others) more like it"
      return finding
    }
  }

  /// `with text size accessibility1 or larger, or on iPhone SE`
  static func text(_ conditions: [MatrixCondition], in matrix: LayoutMatrix) -> String {
    var parts = MatrixAxis.allCases.compactMap { axis -> String? in
      let shown = conditions.filter { $0.values.count == 1 }.compactMap { $0.values[axis] }
      guard let first = shown.first else { return nil }
      let all = matrix.values[axis] ?? []
      if axis.isOrdered, shown.count > 1, let start = all.firstIndex(of: first) {
        // Those that follow each other are told by their ends.
        if Array(all[start...]) == shown {
          return start == 0
            ? "\(MatrixCondition.text(axis, first)) or any other of the matrix"
            : "\(MatrixCondition.text(axis, first)) or \(Self.more(axis))"
        }
        if start == 0, Array(all.prefix(shown.count)) == shown, let last = shown.last {
          return "\(MatrixCondition.text(axis, last)) or \(Self.less(axis))"
        }
      }
      return shown.map { MatrixCondition.text(axis, $0) }.joined(separator: " and ")
    }
    if parts.isEmpty { parts = conditions.map(\.description) }
    // Each has an "or" of its own.
    return parts.count < 2
      ? parts.joined() : parts.dropLast().joined(separator: ", ") + ", or " + parts[parts.count - 1]
  }

  private static func more(_ axis: MatrixAxis) -> String { axis == .device ? "wider" : "larger" }

  private static func less(_ axis: MatrixAxis) -> String {
    axis == .device ? "narrower" : "smaller"
  }
}
