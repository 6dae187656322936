import LayoutProbe

/// Several versions of a source as the files of one module, so that they are compiled together: a
/// compile takes as long to start as to look at many of them.
struct CandidateModule: Sendable {
  /// One version.
  private struct Candidate: Sendable {
    let name: String
    let scan: SourceScan
    let hidden: HiddenDeclarations
    let entry: CandidateEntry
  }

  private let candidates: [Candidate]

  private static let module = "Reduced"

  /// - Parameters:
  ///   - texts: the versions, by numbers with which their names are made.
  ///   - views: the views and layouts that are probed by name.
  init(_ texts: [(number: Int, text: String)], views: [String], rewriting: Rewriting) {
    candidates = texts.map { number, text in
      let name = Self.name(number)
      let sources = ModuleSources(
        name: Self.module, files: [SourceUnit.File(path: name, text: text)], views: views,
        rewriting: rewriting)
      let scan = sources.files[0].scan
      return Candidate(
        name: name, scan: scan, hidden: HiddenDeclarations(scan.rewritten.text),
        entry: CandidateEntry(sources.entry.items, number: number))
    }
  }

  /// What a version is called in messages and reports.
  static func name(_ number: Int) -> String { "candidate-\(number).swift" }

  /// Whether a version has something to probe, and can be compiled with others.
  static func isFit(
    _ text: String, views: [String], rewriting: Rewriting
  ) -> (isProbed: Bool, isShared: Bool) {
    let module = CandidateModule([(0, text)], views: views, rewriting: rewriting)
    let candidate = module.candidates[0]
    return (!candidate.entry.isEmpty, candidate.hidden.isShared)
  }

  /// What goes to the compiler.
  var sources: ModuleSources {
    var sources = ModuleSources(name: Self.module, files: [])
    sources.hasEntry = false
    var entry = """
      import LayoutProbe
      import SwiftUI

      @_cdecl("\(EntryPoint.symbol)")
      public func \(EntryPoint.symbol)() -> UnsafeMutableRawPointer {
        SourceProbeList.retained { list in

      """
    for candidate in candidates {
      let text = candidate.hidden.rewritten.text + "\n" + candidate.entry.accessors
      sources.generated.append(.init(name: candidate.name, text: text))
      entry += candidate.entry.registrations
    }
    sources.generated.append(.init(name: EntryPoint.fileName + ".swift", text: entry + "  }\n}\n"))
    return sources
  }

  /// The byte of a version that the compiler complains about; nil if it is in none of its lines.
  func offset(of diagnostic: ModuleSources.Diagnostic) -> Int? {
    guard let candidate = candidates.first(where: { $0.name == diagnostic.path }),
      diagnostic.line <= candidate.hidden.rewritten.lineCount
    else { return nil }
    // No line ends are added, so that lines are the same; columns are not.
    let hidden = candidate.hidden.rewritten
    let place = hidden.originalPosition(line: diagnostic.line, column: diagnostic.column)
    return candidate.scan.rewritten.origin(line: place.line, column: place.column)?.offset
  }
}
