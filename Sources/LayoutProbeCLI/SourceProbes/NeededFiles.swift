/// Which files declare what others cannot do without. They are looked for in groups: what a group
/// has is not taken from one after it.
struct NeededFiles {
  private var groups: [[DeclaringSource]]
  /// More groups, read only if nothing before them has what is missing.
  private var neighbourhood: Neighbourhood?

  init(_ files: [SourceUnit.File], neighbourhood: Neighbourhood? = nil) {
    groups = [files.map(DeclaringSource.init)]
    self.neighbourhood = neighbourhood
  }

  /// The files of the neighbourhood that were read, whether they have what is missing or not.
  var read: [String] { neighbourhood?.read ?? [] }

  /// A file and the names that it is needed for.
  struct Needed: Equatable {
    let file: SourceUnit.File
    var names: [String]
  }

  /// How many files of a group are taken for one name that none of them declares for certain. One
  /// that more of them declare, such as `body`, tells nothing.
  private static let maximumGuesses = 3

  /// The files that declare what the compiler did not find, in the order of the groups and their
  /// files.
  ///
  /// - Parameter known: the paths of files that are there already.
  mutating func missing(in messages: String, besides known: Set<String> = []) -> [Needed] {
    var found: [Needed] = []
    for missing in MissingDeclaration.all(in: messages) {
      for file in files(for: missing, besides: known) {
        if let index = found.firstIndex(where: { $0.file.path == file.path }) {
          if !found[index].names.contains(missing.name) { found[index].names.append(missing.name) }
        } else {
          found.append(Needed(file: file, names: [missing.name]))
        }
      }
    }
    return found
  }

  private mutating func files(
    for missing: MissingDeclaration, besides known: Set<String>
  ) -> [SourceUnit.File] {
    var number = 0
    while number < groups.count || addGroup() {
      let fits = groups[number].compactMap { source in
        known.contains(source.file.path) ? nil : source.fit(missing).map { (source.file, $0) }
      }
      number += 1
      // Of two files that declare the same, both together would not compile.
      if let exact = fits.first(where: { $0.1 == .exact }) { return [exact.0] }
      if !fits.isEmpty, fits.count <= Self.maximumGuesses { return fits.map(\.0) }
    }
    return []
  }

  private mutating func addGroup() -> Bool {
    guard let files = neighbourhood?.next() else { return false }
    groups.append(files.map(DeclaringSource.init))
    return true
  }
}
