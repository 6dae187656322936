import Foundation

/// The Swift files around some that were named: those nearest first, none outside of their
/// package's target, or of their repository where there is no package.
struct Neighbourhood {
  /// One folder that was named, or that holds a file that was.
  private struct Place {
    /// As the user gave it.
    let shown: String
    /// Absolute and without detours.
    let folder: String
    /// All folders that are searched, nearest first.
    let reach: [String]
  }

  private let places: [Place]
  private let current: String
  private var step = 0
  private var seen: Set<String>
  /// The files that were read, as they are shown.
  private(set) var read: [String] = []

  /// How many files are read at most.
  private static let maximumFiles = 2000
  /// How many names of files and folders are looked at, so that a search ends soon anywhere.
  private static let maximumEntries = 20_000

  /// - Parameters:
  ///   - paths: files and folders as the user gave them.
  ///   - known: the files that need no reading.
  init(
    of paths: [String], besides known: [String],
    from current: String = FileManager.default.currentDirectoryPath
  ) {
    self.current = current
    func absolute(_ path: String) -> String { Self.absolute(path, from: current) }
    seen = Set(known.map(absolute))
    var places: [Place] = []
    for path in paths {
      let isFile = path.hasSuffix(".swift")
      let shown = isFile ? Self.parent(path) : path
      let folder = absolute(shown.isEmpty ? "." : shown)
      guard !places.contains(where: { $0.folder == folder }) else { continue }
      places.append(Place(shown: shown, folder: folder, reach: Self.reach(of: folder)))
    }
    self.places = places
  }

  /// The next files outwards: those beside, those below, then those of one folder above after the
  /// other. Nil if there are no more.
  mutating func next() -> [SourceUnit.File]? {
    while step <= places.map(\.reach.count).max() ?? -1 {
      var paths: [(absolute: String, shown: String)] = []
      var entries = 0
      for place in places {
        let folder = step == 0 ? place.folder : place.reach.dropFirst(step - 1).first
        guard let folder else { continue }
        for path in Self.sources(in: folder, isDeep: step > 0, &entries) {
          paths.append((path, shown(path, place)))
        }
      }
      step += 1
      var files: [SourceUnit.File] = []
      for path in paths.sorted(by: { $0.shown < $1.shown })
      where read.count < Self.maximumFiles && seen.insert(path.absolute).inserted {
        read.append(path.shown)
        // What cannot be read is no concern of a file that may not even need it.
        guard let file = try? SourceUnit.read(path.shown), !SourceUnit.isTest(file) else {
          continue
        }
        files.append(file)
      }
      if !files.isEmpty { return files }
    }
    return nil
  }

  /// As the user would give it, beside what was given.
  private func shown(_ path: String, _ place: Place) -> String {
    let inside = place.folder == "/" ? "/" : place.folder + "/"
    if path.hasPrefix(inside) {
      let rest = path.dropFirst(inside.count)
      if place.shown.isEmpty { return String(rest) }
      return place.shown.hasSuffix("/") ? place.shown + rest : place.shown + "/" + rest
    }
    return place.shown.hasPrefix("/") ? path : RelativePath.way(to: path, from: current)
  }

  // MARK: Folders

  /// The folders from one up to that which holds all that may belong to it.
  private static func reach(of folder: String) -> [String] {
    let top = top(above: folder)
    var reach = [folder]
    while let last = reach.last, last != top, last != "/" { reach.append(parent(last)) }
    return reach
  }

  /// The folder of the package's target, or the repository's where there is no package; the folder
  /// itself where there is neither.
  private static func top(above folder: String) -> String {
    guard let root = ProjectRoot.around(folder) else { return folder }
    guard exists(root + "/Package.swift"), root != folder else { return root }
    let names = folder.dropFirst(root.count).split(separator: "/")
    let sources: Set<String> = ["Sources", "Source", "src", "srcs", "Tests"]
    return root + "/"
      + names.prefix(sources.contains(String(names[0])) ? 2 : 1)
      .joined(separator: "/")
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  /// Folders of what others wrote, or what was built.
  private static let foreign: Set<String> = ["Carthage", "DerivedData", "Pods", "node_modules"]

  private static func sources(
    in folder: String, isDeep: Bool, _ entries: inout Int
  ) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return []
    }
    var paths: [String] = []
    for name in names.sorted() where !name.hasPrefix(".") && name != "Package.swift" {
      entries += 1
      guard entries < maximumEntries else { return paths }
      let path = folder == "/" ? "/" + name : folder + "/" + name
      if name.hasSuffix(".swift") {
        paths.append(path)
      } else if isDeep, !foreign.contains(name), isFolder(path), !ProjectRoot.isRoot(path) {
        paths += sources(in: path, isDeep: true, &entries)
      }
    }
    return paths
  }

  /// A link could lead out of the project, or back to where it is.
  private static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  // MARK: Paths

  private static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func absolute(_ path: String, from current: String) -> String {
    let way = RelativePath.way(to: path.hasPrefix("/") ? path : current + "/" + path, from: "/")
    return way == "." ? "/" : "/" + way
  }
}
