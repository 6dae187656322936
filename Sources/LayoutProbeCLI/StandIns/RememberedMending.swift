import Foundation
import LayoutProbe

/// What was mended in a module in an earlier run, kept in the folder in which it is compiled: most edits
/// leave nearly all of it as it was, and to find it takes dozens of looks of the compiler.
struct RememberedMending: Codable {
  private struct File: Codable {
    /// What is mended, and what the user wrote.
    let text: String
    let written: String
    let mends: [Mend]
    let edits: [RewrittenSource.Edit]
    let additions: [String]

    init(_ file: MendedFile, in sources: ModuleSources.File) {
      text = sources.text
      written = sources.scan.rewritten.originalText
      (mends, edits, additions) = (file.mends, file.edits, file.additions)
    }
  }

  /// What stands for all that the module was compiled with.
  private let surroundings: String
  private let types: GeneratedTypes
  private let standIns: [StandIn]
  private let scopedImports: [String: String]
  private let files: [String: File]
  /// The files that the compiler missed.
  let found: Set<String>

  /// All files that were compiled.
  var paths: Set<String> { Set(files.keys) }

  /// Nil if there is nothing to remember, or that depends on what previews did.
  init?(_ mending: ModuleMending, found: Set<String>, surroundings: String) {
    let kept = mending.kept
    guard kept.trapped.isEmpty, kept.protocolSamples.isEmpty else { return nil }
    let sources = Dictionary(
      mending.original.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    files = kept.files.reduce(into: [:]) { files, item in
      files[item.key] = sources[item.key].map { File(item.value, in: $0) }
    }
    (types, standIns, scopedImports) = (kept.types, kept.standIns, kept.scopedImports)
    self.found = found
    self.surroundings = surroundings
  }

  // MARK: Files

  private static func url(in state: URL) -> URL { state.appendingPathComponent("mended.json") }

  /// What is kept in a folder, if it was mended with the same surroundings.
  init?(in state: URL, surroundings: String) {
    guard let data = try? Data(contentsOf: Self.url(in: state)),
      let kept = try? JSONDecoder().decode(Self.self, from: data),
      kept.surroundings == surroundings
    else { return nil }
    self = kept
  }

  /// What cannot be kept is found again.
  func keep(in state: URL) {
    try? JSONEncoder().encode(self).write(to: Self.url(in: state), options: .atomic)
  }

  static func forget(in state: URL) {
    try? FileManager.default.removeItem(at: url(in: state))
  }

  // MARK: Another version

  /// What of it holds for a version of the module; nil if too much is others.
  func kept(for sources: ModuleSources) -> KeptMends? {
    guard paths.isSubset(of: sources.files.map(\.path)) else { return nil }
    let version = SourceVersion(of: sources, since: files.mapValues { ($0.text, $0.written) })
    var types = types
    let moved = standIns.compactMap(version.moved)
    guard types.move(version.moved), moved.count == standIns.count else { return nil }
    var kept = KeptMends(
      files: [:], types: types, standIns: moved, scopedImports: scopedImports,
      standInModules: sources.standInModules, knownModules: sources.knownModules,
      isRemembered: true, wasMended: true)
    let labels = zip(standIns, moved).map { ($0.label, $1.label) }.filter { $0 != $1 }
    for file in sources.files {
      guard let before = files[file.path] else {
        kept.altered.insert(file.path)
        continue
      }
      var mended = MendedFile(file)
      let mends = before.mends.compactMap { version.moved($0, in: mended) }
      let edits = before.edits.compactMap { version.moved($0, in: mended, labels) }
      mended.restore(mends, edits, before.additions)
      kept.files[file.path] = mended
      let isSame =
        before.text == file.text && mends.count == before.mends.count
        && edits.count == before.edits.count
      if !isSame { kept.altered.insert(file.path) }
    }
    return kept
  }
}
