/// A change that makes a source smaller.
struct ReductionEdit: Sendable {
  /// What kind of change it is.
  enum Kind: String, Sendable {
    case declaration, statement, several, contents, branch, modifier, argument, constant, word
  }

  struct Change: Sendable {
    /// In bytes.
    let range: Range<Int>
    let text: String

    init(_ range: Range<Int>, _ text: String = "") {
      self.range = range
      self.text = text
    }
  }

  let kind: Kind
  var changes: [Change]

  init(_ kind: Kind, _ changes: [Change]) {
    self.kind = kind
    self.changes = changes
  }

  init(_ kind: Kind, _ range: Range<Int>, _ text: String = "") {
    self.init(kind, [Change(range, text)])
  }

  /// The bytes that go.
  var gain: Int { changes.reduce(0) { $0 + $1.range.count - $1.text.utf8.count } }

  /// From the first to the last byte that is changed.
  var range: Range<Int> {
    (changes.map(\.range.lowerBound).min() ?? 0)..<(changes.map(\.range.upperBound).max() ?? 0)
  }

  func overlaps(_ other: ReductionEdit) -> Bool {
    changes.contains { change in
      other.changes.contains { change.range.overlaps($0.range) }
    }
  }

  /// A source with the edit.
  func applied(to source: TokenizedSource) -> RewrittenSource {
    RewrittenSource(
      source.bytes, edits: changes.map { RewrittenSource.Edit($0.range, $0.text) })
  }

  /// A source with edits that do not overlap, printed anew.
  static func apply(_ edits: [ReductionEdit], to source: TokenizedSource) -> String {
    guard var all = edits.first else { return source.text(in: 0..<source.bytes.count) }
    all.changes = edits.flatMap(\.changes)
    return TidySource.text(all.applied(to: source).text)
  }
}
