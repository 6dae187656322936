import HeadlessUI

/// A rule about the end of a run: it is broken by one kind of verdict.
protocol LoopRule: RunRule {
  static func covers(_ verdict: LoopVerdict) -> Bool
  /// How to mend what a write keeps going; nil where there is nothing to add to ``fix``.
  static func fix(for write: StateWrite) -> String?
}

extension LoopRule {
  static func fix(for write: StateWrite) -> String? { nil }
}

/// The rules about what never settles, of which one is broken by a run at most.
enum LoopRules {
  static let ids: Set = [LoopChurning.id, LoopDiverging.id, LoopOscillating.id]
}

extension LoopRule {
  static func check(_ run: RunEvidence) -> [Violation] {
    guard let loop = run.loop, loop.rule == id, covers(loop.verdict) else { return [] }
    // A loop that waits in between is another matter than one that does not.
    let waits = loop.time?.recurring.first.map { "; \(LoopReport.text($0))" } ?? ""
    return [
      Violation(
        message: "layout \(loop.verdict)\(waits)", witness: loop.ring.map(\.description),
        expected: "it settles",
        found: loop.verdict.name, path: loop.firstOffendingWrite?.source?.path ?? "",
        key: loop.firstOffendingWrite?.state ?? "", subject: loop.firstOffendingWrite?.source?.name,
        place: loop.firstOffendingWrite?.place ?? loop.ring.lazy.compactMap(\.place).first,
        fix: loop.firstOffendingWrite.flatMap(fix))
    ]
  }
}
