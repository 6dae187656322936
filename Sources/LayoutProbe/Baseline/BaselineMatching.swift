/// Which findings of a report are which of those that are recorded.
///
/// Each recorded finding stands for one finding, so that a second one of its kind is new. The same
/// place is tried first, then places that are less and less alike, over all findings at each step.
struct BaselineMatching {
  /// The recorded findings by those of the report, as indices.
  private(set) var pairs: [Int: Int] = [:]

  /// - Parameters:
  ///   - findings: The findings of a report, as they would be recorded.
  ///   - mayHaveMoved: Whether a recorded finding may now be in another probe or file.
  init(
    _ findings: [Baseline.KnownFinding], _ recorded: [Baseline.KnownFinding],
    mayHaveMoved: (Baseline.KnownFinding) -> Bool
  ) {
    var waiting = Set(recorded.indices)
    for step in BaselineMatching.steps {
      var places: [[String]: [Int]] = [:]
      for index in waiting.sorted(by: >) {
        guard let place = step.place(recorded[index]),
          step.isSamePlace || mayHaveMoved(recorded[index])
        else { continue }
        places[place, default: []].append(index)
      }
      guard !places.isEmpty else { continue }
      for (index, finding) in findings.enumerated() where pairs[index] == nil {
        guard let place = step.place(finding), let found = places[place]?.popLast() else {
          continue
        }
        pairs[index] = found
        waiting.remove(found)
      }
    }
  }

  private struct Step: Sendable {
    /// Whether it keeps to one probe of one file.
    var isSamePlace = false
    /// What both must have in common; nil if too little is known to say.
    var place: @Sendable (Baseline.KnownFinding) -> [String]?
  }

  private static let steps: [Step] = [
    Step(isSamePlace: true) {
      [$0.identity.rule, $0.identity.source, $0.identity.probe, $0.identity.path, $0.identity.key]
    },
    // Content changed around it, or a view has another name.
    Step(isSamePlace: true) { known in
      known.kindAndNeighbours.map { $0 + [known.identity.source, known.identity.probe] }
    },
    Step(isSamePlace: true) { $0.kind + [$0.identity.source, $0.identity.probe] },
    // The file has moved, then the probe has another name, then both.
    Step { known in known.kindAndNeighbours.map { $0 + [known.identity.probe] } },
    Step { known in known.kindAndNeighbours.map { $0 + [known.identity.source] } },
    Step { $0.kindAndNeighbours },
    // One of these, with other content around it.
    Step { known in known.wayFromRoot.map { $0 + [known.identity.probe] } },
    Step { known in known.wayFromRoot.map { $0 + [known.identity.source] } },
  ]
}

extension Baseline.KnownFinding {
  fileprivate var kind: [String] {
    let node = traits.node.isEmpty ? FindingTraits.lastName(of: identity.path) : traits.node
    return [identity.rule, node, FindingTraits.unqualified(identity.key)]
  }

  fileprivate var kindAndNeighbours: [String]? {
    traits.around.isEmpty ? nil : kind + [traits.around]
  }

  /// Of what was not checked, too little is known to tell one from another.
  fileprivate var wayFromRoot: [String]? {
    if !identity.path.isEmpty { return [identity.rule, identity.path, identity.key] }
    let isTold = !traits.node.isEmpty && !ContractRules.saysUnchecked(identity.rule)
    return isTold ? kind : nil
  }
}
