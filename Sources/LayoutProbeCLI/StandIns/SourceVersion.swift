import LayoutProbe

/// A version of a module's files beside an earlier one: what was mended in that, as it is to be done in this.
struct SourceVersion {
  /// Of the files that are others.
  private var alignments: [String: OutlineAlignment] = [:]
  private var lines: [String: LineAlignment] = [:]
  /// What was missing may be there now.
  private var changedNames: Set<String> = []

  /// - Parameter earlier: by path, what was mended and what the user had written.
  init(of sources: ModuleSources, since earlier: [String: (text: String, written: String)]) {
    for file in sources.files {
      let now = { SourceOutline(TokenizedSource(file.text)) }
      guard let before = earlier[file.path] else {
        changedNames.formUnion(OutlineAlignment.names(of: now()))
        continue
      }
      guard before.text != file.text else { continue }
      let alignment = OutlineAlignment(
        from: SourceOutline(TokenizedSource(before.text)), to: now())
      alignments[file.path] = alignment
      lines[file.path] = LineAlignment(before.written, file.scan.rewritten.originalText)
      changedNames.formUnion(alignment.changedNames)
    }
  }

  /// With the place where it is now; nil if it is nowhere, or may not be needed any more.
  func moved(_ standIn: StandIn) -> StandIn? {
    guard !isConcerned(standIn) else { return nil }
    guard let lines = lines[standIn.place.file] else { return standIn }
    guard let line = lines.line(standIn.place.line) else { return nil }
    return standIn.moved(to: line)
  }

  /// Nil if what it replaces is not there any more as it was, or may be right now.
  func moved(_ mend: Mend, in file: MendedFile) -> Mend? {
    let identifiers =
      changedNames.isEmpty
      ? []
      : alignments[file.path]?.identifiers(in: mend.range)
        ?? file.outline.identifiers(in: mend.range)
    guard !isConcerned(mend.standIn), changedNames.isDisjoint(with: identifiers) else { return nil }
    guard let alignment = alignments[file.path] else { return mend }
    guard let range = alignment.range(mend.range),
      let token = file.outline.token(at: range.lowerBound)
    else { return nil }
    var moved = mend
    moved.range = range
    moved.standIn = mend.standIn.moved(to: file.line(of: token))
    moved.text = Self.relabel(mend.text, mend.standIn.label, moved.standIn.label)
    return moved
  }

  /// - Parameter labels: what names the places of stand-ins, before and now.
  func moved(
    _ edit: RewrittenSource.Edit, in file: MendedFile, _ labels: [(String, String)]
  ) -> RewrittenSource.Edit? {
    guard let alignment = alignments[file.path] else { return edit }
    guard let range = alignment.range(edit.range) else { return nil }
    let texts = edit.pieces.compactMap { piece -> String? in
      guard case .inserted(let text) = piece else { return nil }
      let label = labels.first { text.contains(SwiftText.literal($0.0)) }
      return label.map { Self.relabel(text, $0.0, $0.1) } ?? text
    }
    return texts.count == edit.pieces.count
      ? RewrittenSource.Edit(range, texts.map { .inserted($0) }) : nil
  }

  private static func relabel(_ text: String, _ before: String, _ now: String) -> String {
    text.replacing(SwiftText.literal(before), with: SwiftText.literal(now))
  }

  /// Whether it stands for something that has to do with a declaration that changed.
  private func isConcerned(_ standIn: StandIn) -> Bool {
    guard !changedNames.isEmpty, standIn.kind != .module else { return false }
    return [standIn.reason, standIn.original].contains { text in
      text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        .contains { changedNames.contains(String($0)) }
    }
  }
}

extension StandIn {
  fileprivate func moved(to line: Int) -> StandIn {
    var moved = self
    moved.place = SourcePlace(file: place.file, line: line)
    return moved
  }
}

/// Where the lines of a text are in another version of it.
private struct LineAlignment {
  private let places: [Int]

  init(_ old: String, _ new: String) {
    places = OutlineAlignment.alignment(Self.lines(old), Self.lines(new))
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
  }

  /// Counted from 1; nil if the line is not there any more.
  func line(_ line: Int) -> Int? {
    guard places.indices.contains(line - 1), places[line - 1] >= 0 else { return nil }
    return places[line - 1] + 1
  }
}
