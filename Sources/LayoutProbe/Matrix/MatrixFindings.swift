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

  private static func identity(_ finding: Finding) -> Identity {
    Identity(rule: finding.rule, path: finding.path, key: finding.key)
  }

  mutating func add(_ findings: [Finding], _ condition: MatrixCondition) {
    for finding in findings {
      let identity = Self.identity(finding)
      guard !own.contains(identity), shownBy[identity]?.last != condition else { continue }
      if first[identity] == nil {
        first[identity] = finding
        order.append(identity)
      }
      shownBy[identity, default: []].append(condition)
    }
  }

  /// The findings, with words for where each holds.
  func findings(in matrix: LayoutMatrix) -> [Finding] {
    order.compactMap { identity in
      guard var finding = first[identity] else { return nil }
      let place = Self.text(shownBy[identity] ?? [], in: matrix)
      finding.message += ", only \(place)"
      finding.key = [finding.key, "matrix"].filter { !$0.isEmpty }.joined(separator: " ")
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
