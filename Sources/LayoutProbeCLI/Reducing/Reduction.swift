import Foundation

/// Makes a source smaller as long as it still shows what it must: delta debugging on its syntax.
///
/// What comes of it depends on the source alone, not on time or on how many versions are tried at once.
struct Reduction {
  /// The verdicts on versions, in their order.
  typealias Test = ([String]) throws -> [TrialVerdict]

  let test: Test
  /// The views and layouts that are probed by name.
  var views: [String] = []
  /// Hears of each smaller version, and of how many were tried.
  var progress: (_ best: String, _ tries: Int) -> Void = { _, _ in }

  /// The smallest version that was found.
  private(set) var best: String
  private(set) var tries = 0
  /// The versions that were tried.
  private var known: Set<String> = []
  /// What was tried in vain since all was tried last.
  private var failed: Set<String> = []
  /// The names without which an edit cannot be, as the compiler said.
  private var needed: [String: Set<String>] = [:]
  /// Edits that follow from what the compiler objected to.
  private var repairs: [(edit: ReductionEdit, origin: Attempt)] = []

  /// So many versions are tried before the next ones are chosen: more of them if there was none right
  /// among the last ones, as a compile takes as long for a few as for many.
  private var batch = Reduction.leastBatch
  private static let leastBatch = 16
  private static let largestBatch = 64
  /// How often an edit was tried in vain.
  private var failures: [String: Int] = [:]
  /// An edit that failed so often is not tried again, even if others were made meanwhile.
  private static let maximumFailures = 2
  private static let repairDepth = 3

  /// - Parameter text: a version that shows what it must.
  init(
    _ text: String, views: [String] = [], progress: @escaping (String, Int) -> Void = { _, _ in },
    test: @escaping Test
  ) {
    best = text
    self.views = views
    self.progress = progress
    self.test = test
    known.insert(text)
  }

  /// An edit with the version that it makes.
  private struct Attempt {
    var edit: ReductionEdit
    var key: String
    /// As it is tried: what is around the edit is as it was.
    var rewritten: RewrittenSource
    /// How often it was widened after the compiler refused it.
    var depth = 0
  }

  /// Tries all edits, the largest first, until none of them is left that does any good.
  mutating func run() throws {
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      failed = []
      while let attempts = nextAttempts() {
        if try run(attempts) { isSmaller = true }
      }
    }
  }

  // MARK: Choosing

  private mutating func nextAttempts() -> [Attempt]? {
    var attempts: [Attempt] = []
    let edits = ReductionEdits(best, views: views)
    let keyed = Self.keyed(edits)
    for (edit, origin) in repairs.prefix(batch / 2) {
      if var attempt = attempt(edit, origin.key, edits.source) {
        attempt.depth = origin.depth + 1
        attempts.append(attempt)
      }
    }
    repairs.removeFirst(min(repairs.count, batch / 2))
    // Those that do not overlap can all be right; others only one after the other.
    for mayOverlap in [false, true] {
      for (edit, key) in keyed where attempts.count < batch {
        guard !failed.contains(key), !attempts.contains(where: { $0.key == key }),
          failures[key, default: 0] < Self.maximumFailures
        else { continue }
        if !mayOverlap, attempts.contains(where: { $0.edit.overlaps(edit) }) { continue }
        guard let attempt = attempt(edit, key, edits.source) else {
          failed.insert(key)
          continue
        }
        attempts.append(attempt)
      }
    }
    return attempts.isEmpty ? nil : attempts
  }

  /// Nil for what is not smaller, was tried before, or is refused for sure.
  private mutating func attempt(
    _ edit: ReductionEdit, _ key: String, _ source: TokenizedSource
  ) -> Attempt? {
    let rewritten = edit.applied(to: source)
    let text = TidySource.text(rewritten.text)
    guard text.utf8.count < best.utf8.count, !isHopeless(key, text), known.insert(text).inserted
    else { return nil }
    return Attempt(edit: edit, key: key, rewritten: rewritten)
  }

  /// Edits with names by which they are known again when something else was removed, the largest
  /// first.
  private static func keyed(
    _ edits: ReductionEdits
  ) -> [(edit: ReductionEdit, key: String)] {
    var counts: [String: Int] = [:]
    let keyed = edits.edits.map { edit -> (edit: ReductionEdit, key: String) in
      let removed = edit.changes.map { change in
        edits.source.text(in: change.range).filter { !$0.isWhitespace } + "→" + change.text
      }
      let key = "\(edit.kind.rawValue) \(removed.joined(separator: "|"))"
      counts[key, default: 0] += 1
      return (edit, "\(key) \(counts[key] ?? 0)")
    }
    return keyed.enumerated().sorted { a, b in
      (-a.element.edit.gain, a.offset) < (-b.element.edit.gain, b.offset)
    }.map(\.element)
  }

  /// Whether the compiler said of an edit before that it misses a name which is still used.
  private func isHopeless(_ key: String, _ text: String) -> Bool {
    guard let names = needed[key] else { return false }
    let source = TokenizedSource(text)
    return source.tokens.indices.contains { index in
      source.kind(index) == .identifier && names.contains(source.text(index))
    }
  }

  // MARK: Trying

  /// Whether one of the attempts, or several together, made the source smaller.
  private mutating func run(_ attempts: [Attempt]) throws -> Bool {
    let verdicts = try test(attempts.map(\.rewritten.text))
    tries += attempts.count
    var right: [Attempt] = []
    let outline = SourceOutline(TokenizedSource(best))
    for (attempt, verdict) in zip(attempts, verdicts) {
      switch verdict {
      case .shows: right.append(attempt)
      case .differs: fail(attempt.key)
      case .refused(let refusals):
        fail(attempt.key)
        learn(attempt, refusals, outline)
      }
    }
    guard !right.isEmpty else {
      batch = min(2 * batch, Self.largestBatch)
      progress(best, tries)
      return false
    }
    batch = Self.leastBatch
    // What they are about is not where it was: they are found again.
    failed.subtract(repairs.map(\.origin.key))
    for repair in repairs { failures[repair.origin.key] = nil }
    for repair in repairs { known.remove(TidySource.text(repair.origin.rewritten.text)) }
    repairs = []
    take(try together(right))
    return true
  }

  private mutating func fail(_ key: String) {
    failed.insert(key)
    failures[key, default: 0] += 1
  }

  private mutating func take(_ text: String) {
    best = text
    progress(best, tries)
  }

  /// The smallest version of those that are right, and of the largest number of them together.
  private mutating func together(_ right: [Attempt]) throws -> String {
    var smallest = right.map { TidySource.text($0.rewritten.text) }
      .min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    var edits: [ReductionEdit] = []
    for edit in right.map(\.edit).sorted(by: { $0.gain > $1.gain })
    where !edits.contains(where: { $0.overlaps(edit) }) {
      edits.append(edit)
    }
    let source = TokenizedSource(best)
    var counts: Set<Int> = []
    var count = edits.count
    while count > 1 {
      counts.insert(count)
      count = count * 2 / 3
    }
    let texts = counts.sorted(by: >)
      .map { ReductionEdit.apply(Array(edits.prefix($0)), to: source) }
      .filter { known.insert($0).inserted }
    if !texts.isEmpty {
      let verdicts = try test(texts)
      tries += texts.count
      for (text, verdict) in zip(texts, verdicts) where verdict == .shows {
        if text.utf8.count < smallest?.utf8.count ?? .max { smallest = text }
      }
    }
    return smallest ?? best
  }

  private mutating func learn(
    _ attempt: Attempt, _ refusals: [Refusal], _ outline: SourceOutline
  ) {
    let names = RefusalRepair.missingNames(refusals)
    if !names.isEmpty, attempt.depth == 0 { needed[attempt.key] = names }
    guard attempt.depth < Self.repairDepth, Self.isWorthRepair(attempt.edit.kind),
      let edit = RefusalRepair.repaired(attempt.edit, attempt.rewritten, refusals, outline)
    else { return }
    repairs.append((edit, attempt))
  }

  /// Declarations are used elsewhere; what follows from other edits is tried by itself.
  private static func isWorthRepair(_ kind: ReductionEdit.Kind) -> Bool {
    switch kind {
    case .declaration, .argument, .statement, .contents: true
    default: false
    }
  }
}
