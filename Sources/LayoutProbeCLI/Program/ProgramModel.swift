import Foundation

/// The user's program, read from its descriptions as far as they are asked for: SwiftPM manifests and
/// Xcode projects, in the folders around a file and in the rest of its repository.
///
/// Asked from several threads; the lock makes the unchecked conformance true.
final class ProgramModel: @unchecked Sendable {
  /// What keeps a part of the program from being known. The rest is.
  struct Problem: Equatable, Sendable {
    /// The manifest or project file.
    let path: String
    let message: String
    /// Whether nothing at all is known of what it describes.
    var isWhole = false
  }

  /// A package or an Xcode project.
  struct Description: Sendable {
    let modules: [ProgramModule]
    /// The modules of each file.
    private(set) var owners: [String: [Int]] = [:]
    /// Packages that it holds or uses, as folders.
    let localPackages: [String]

    init(modules: [ProgramModule], localPackages: [String]) {
      self.modules = modules
      self.localPackages = localPackages
      for (number, module) in modules.enumerated() {
        for file in module.files { owners[file, default: []].append(number) }
      }
    }
  }

  private let reader: ManifestReader
  /// Folders of packages that are checked out.
  private let packageFolders: [String]
  /// The platform that everything is compiled for; nil for what each module says.
  let platform: TargetPlatform?
  private let lock = NSRecursiveLock()
  private var descriptions: [String: Description?] = [:]
  private var found: [Problem] = []
  private var roots: [String: Root] = [:]
  private var owners: [String: ProgramModule?] = [:]

  /// - Parameters:
  ///   - packageFolders: absolute paths of folders that hold packages.
  ///   - platform: what everything is compiled for; nil for what each module says.
  init(
    reader: ManifestReader, packageFolders: [String] = [], platform: TargetPlatform? = nil
  ) {
    self.reader = reader
    self.platform = platform
    self.packageFolders = packageFolders
  }

  /// In the order of paths, each once.
  var problems: [Problem] {
    lock.withLock { found.sorted { ($0.path, $0.message) < ($1.path, $1.message) } }
  }

  // MARK: Modules of files

  /// The module that a file belongs to; nil if none says so.
  ///
  /// - Parameter file: an absolute path without detours.
  func module(holding file: String) -> ProgramModule? {
    lock.withLock {
      if let known = owners[file] { return known }
      let module = findModule(holding: file)
      owners[file] = .some(module)
      return module
    }
  }

  private func findModule(holding file: String) -> ProgramModule? {
    let folder = FilePath.parent(file)
    let root = root(of: folder)
    for folder in FilePath.ancestors(folder) {
      let modules = descriptionFiles(in: folder).compactMap { best($0, holding: file) }
      if let module = modules.first {
        return modules.first { isApp($0, around: module) } ?? module
      }
      if folder == root.folder { break }
    }
    // A project may lie beside the folder of its sources.
    let name = FilePath.name(file)
    for project in root.projects(near: folder) where text(project).contains(name) {
      if let module = best(project, holding: file) { return module }
    }
    return nil
  }

  /// Whether a module is an app with nearly all of another's files, and more: the other one describes
  /// a part of it to some tool.
  private func isApp(_ module: ProgramModule, around other: ProgramModule) -> Bool {
    guard module.kind == .application, module.files.count > other.files.count else { return false }
    let shared = Set(module.files).intersection(other.files).count
    return shared * 10 >= other.files.count * 9
  }

  /// An app's before an extension's or a test's.
  private func best(_ path: String, holding file: String) -> ProgramModule? {
    guard let description = description(path) else { return nil }
    let modules = (description.owners[file] ?? []).map { description.modules[$0] }
    return modules.min { rank($0) < rank($1) }
  }

  private func rank(_ module: ProgramModule) -> Int {
    switch module.kind {
    case .application: module.name.hasSuffix("Extension") ? 2 : 0
    case .library: 1
    default: 3
    }
  }

  /// All modules of the packages and projects below a folder, in the order of their ids.
  func modules(below folder: String) -> [ProgramModule] {
    lock.withLock {
      let content = RootContent(folder)
      let paths = content.manifests + content.projects
      return paths.flatMap { description($0)?.modules ?? [] }.sorted { $0.id < $1.id }
    }
  }

  // MARK: Modules by name

  /// The module that an import means; nil if it is not part of the program.
  func module(named name: String, importedBy importer: ProgramModule?, near folder: String)
    -> ProgramModule?
  {
    lock.withLock {
      func isIt(_ module: ProgramModule) -> Bool {
        module.name == name && module.id != importer?.id
          && [.library, .clang, .application].contains(module.kind)
          && !(module.files.isEmpty && module.otherSources.isEmpty)
      }
      if let importer {
        var seen: Set<String> = []
        let near = reachable(from: importer, &seen)
        // What it says it depends on, before others of the same name.
        let stated = near.filter { importer.dependencies.contains($0.id) }
        if let module = stated.first(where: isIt) ?? near.first(where: isIt) { return module }
      }
      let root = root(of: folder)
      for path in root.manifests(near: folder) + root.projects(near: folder)
      where mentions(path, name) {
        if let module = description(path)?.modules.first(where: isIt) { return module }
      }
      for path in checkouts(root) where mentions(path, name) {
        if let module = description(path)?.modules.first(where: isIt) { return module }
      }
      // Where nothing describes the importer (its project may be generated), folders are named after targets.
      return importer?.isDescribed == true ? nil : root.folder(named: name, near: folder)
    }
  }

  /// Whether it is worth while to ask what a manifest or project says.
  private func mentions(_ path: String, _ name: String) -> Bool {
    // A target's name may be one that an import cannot spell.
    let names = name.contains("_") ? [name, name.replacing("_", with: "-")] : [name]
    let text = text(path)
    if path.hasSuffix(".pbxproj") {
      return names.contains { text.contains("= \($0);") || text.contains("= \"\($0)\";") }
    }
    return names.contains {
      text.contains("\"\($0)\"") || FilePath.isFolder("\(FilePath.parent(path))/Sources/\($0)")
    }
  }

  /// The modules of a module's own package or project, then those of the packages that it uses.
  private func reachable(
    from module: ProgramModule, _ seen: inout Set<String>
  ) -> [ProgramModule] {
    let path: String
    switch module.origin {
    case .package(let manifest): path = manifest
    case .project(let file): path = file
    case .folder: return []
    }
    return reachable(path, [], &seen)
  }

  private func reachable(
    _ path: String, _ way: [String], _ seen: inout Set<String>
  ) -> [ProgramModule] {
    if let start = way.firstIndex(of: path) {
      let names = (way[start...] + [path]).map { FilePath.name(FilePath.parent($0)) }
      note(path, "packages depend on each other: \(names.joined(separator: " → "))")
      return []
    }
    guard seen.insert(path).inserted, let description = description(path) else { return [] }
    return description.localPackages.reduce(into: description.modules) { modules, folder in
      modules += reachable(folder + "/Package.swift", way + [path], &seen)
    }
  }

  // MARK: Descriptions

  private func description(_ path: String) -> Description? {
    if let known = descriptions[path] { return known }
    let description = path.hasSuffix(".pbxproj") ? readProject(path) : readPackage(path)
    descriptions[path] = .some(description)
    return description
  }

  private func readPackage(_ path: String) -> Description? {
    do {
      let manifest = try reader.read(path)
      let package = PackageModules(manifest, path: path, platform: platform)
      for problem in package.problems { note(problem.path, problem.message) }
      if let refusal = manifest.refusal { note(path, "SwiftPM does not accept it: \(refusal)") }
      return Description(
        modules: package.modules.filter { !Self.own.contains($0.name) },
        localPackages: manifest.localPackages.compactMap { localPackage($0, usedBy: path) })
    } catch let failure as ManifestReader.Failure where failure.isRefusal {
      // It is for SwiftPM to insist on; what lies there can be compiled.
      note(path, "SwiftPM does not accept it: \(failure.message)")
      return nil
    } catch let failure as ManifestReader.Failure where failure.isOfPlaygrounds {
      // An app of Swift Playgrounds: right as it is, and only read where its products can be built.
      return nil
    } catch {
      note(path, (error as? ManifestReader.Failure)?.message ?? "\(error)", isWhole: true)
      return nil
    }
  }

  /// The folder of a package that a manifest names by its path. A repository may be cloned into a
  /// folder of another name: then it is the one beside that path which calls itself so.
  private func localPackage(_ folder: String, usedBy path: String) -> String? {
    if FilePath.exists(folder + "/Package.swift") { return folder }
    let parent = FilePath.parent(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent))?.sorted() ?? []
    let title = FilePath.name(folder)
    let renamed = names.prefix(Self.maximumNeighbours).first {
      Self.packageName(in: text("\(parent)/\($0)/Package.swift")) == title
    }
    note(
      path,
      "the package '\(folder)' does not exist"
        + (renamed.map { "; '\($0)' has its name and is taken" } ?? ""))
    return renamed.map { "\(parent)/\($0)" }
  }

  private static func packageName(in manifest: String) -> String? {
    manifest.firstMatch(of: #/\bPackage\s*\(\s*name:\s*"([^"\\]+)"/#).map { String($0.output.1) }
  }

  /// Of how many folders the manifests are looked at for a name.
  private static let maximumNeighbours = 300

  private func readProject(_ path: String) -> Description? {
    do {
      let project = try XcodeProject(file: path)
      let modules = XcodeModules(project, platform: platform)
      for problem in modules.problems { note(problem.path, problem.message) }
      return Description(modules: modules.modules, localPackages: project.localPackages)
    } catch {
      note(path, (error as? XcodeProject.Failure)?.message ?? "\(error)", isWhole: true)
      return nil
    }
  }

  /// What this program brings itself: a second copy would be another module.
  private static let own: Set<String> = [
    "HeadlessUI", "LayoutProbe", "LayoutProbeTesting", "SwiftUI",
  ]

  private func note(_ path: String, _ message: String, isWhole: Bool = false) {
    let problem = Problem(path: path, message: message, isWhole: isWhole)
    if !found.contains(problem) { found.append(problem) }
  }

  private func descriptionFiles(in folder: String) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return []
    }
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
      .map { "\(folder)/\($0)/project.pbxproj" }.filter(FilePath.exists)
    return (names.contains("Package.swift") ? ["\(folder)/Package.swift"] : []) + projects
  }

  private var texts: [String: String] = [:]

  private func text(_ path: String) -> String {
    if let known = texts[path] { return known }
    let text =
      (try? Data(contentsOf: URL(fileURLWithPath: path))).map {
        String(decoding: $0, as: UTF8.self)
      }
    texts[path] = text ?? ""
    return text ?? ""
  }

  // MARK: Repositories

  /// A repository, or the folder that stands for one.
  private final class Root {
    let folder: String
    lazy var content = RootContent(folder)
    lazy var checkouts = content.checkouts

    init(_ folder: String) { self.folder = folder }

    /// How many descriptions are looked into for one file or name.
    private static let maximum = 40

    func projects(near folder: String) -> [String] { nearest(content.projects, folder) }

    private var folders: [String: ProgramModule?] = [:]

    /// A folder of Swift files of that name that a folder is not in, as a module.
    func folder(named name: String, near folder: String) -> ProgramModule? {
      for path in nearest(content.folders[name] ?? [], folder)
      where !FilePath.isWithin(folder, path) {
        let module = folders[path] ?? ProgramModule(folder: path, named: name)
        folders[path] = .some(module)
        if let module { return module }
      }
      return nil
    }

    func manifests(near folder: String) -> [String] { nearest(content.manifests, folder) }

    /// Those that share most of their path with a folder come first.
    private func nearest(_ paths: [String], _ folder: String) -> [String] {
      let parts = folder.split(separator: "/")
      func distance(_ path: String) -> Int {
        -zip(parts, path.split(separator: "/")).prefix { $0 == $1 }.count
      }
      let sorted = paths.map { (distance($0), $0) }.sorted { $0 < $1 }
      return sorted.prefix(Self.maximum).map(\.1)
    }
  }

  private func root(of folder: String) -> Root {
    let ancestors = FilePath.ancestors(folder).dropLast()
    // Without a repository, the outermost folder that something describes.
    let described = ancestors.last { folder in
      !descriptionFiles(in: folder).isEmpty
        || Self.generators.contains { FilePath.exists("\(folder)/\($0)") }
    }
    let top =
      ancestors.first { FilePath.exists($0 + "/.git") } ?? described ?? folder
    if let known = roots[top] { return known }
    let root = Root(top)
    roots[top] = root
    return root
  }

  /// Files from which projects are generated, or packages are fetched.
  private static let generators = [
    "Cartfile", "MODULE.bazel", "Podfile", "Project.swift", "WORKSPACE", "Workspace.swift",
    "project.yml",
  ]

  /// The manifests of packages of others that lie checked out.
  private func checkouts(_ root: Root) -> [String] {
    var folders = packageFolders
    for folder in root.checkouts { folders.append(folder) }
    #if os(macOS)
      let derived = NSHomeDirectory() + "/Library/Developer/Xcode/DerivedData"
      let names = Set(root.content.projects.map { FilePath.name(FilePath.parent($0)) })
        .map { $0.replacing(".xcodeproj", with: "-") }
      for entry in (try? FileManager.default.contentsOfDirectory(atPath: derived))?.sorted() ?? []
      where names.contains(where: entry.hasPrefix) {
        folders.append("\(derived)/\(entry)/SourcePackages/checkouts")
      }
    #endif
    return folders.flatMap { folder -> [String] in
      if FilePath.exists(folder + "/Package.swift") { return [folder + "/Package.swift"] }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.sorted().map { "\(folder)/\($0)/Package.swift" }.filter(FilePath.exists)
    }
  }
}

/// The packages and projects below a folder.
private struct RootContent {
  private(set) var manifests: [String] = []
  private(set) var projects: [String] = []
  private(set) var checkouts: [String] = []
  /// All others that may hold sources, by their names.
  private(set) var folders: [String: [String]] = [:]
  private var entries = 0

  /// How many names of files and folders are looked at, so that a search ends soon anywhere.
  private static let maximumEntries = 60_000

  /// Folders of what others wrote, or what was built.
  private static let foreign: Set<String> = [
    "Carthage", "DerivedData", "Pods", "build", "node_modules",
  ]

  init(_ folder: String) { walk(folder) }

  private mutating func walk(_ folder: String) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    for name in names.sorted() {
      entries += 1
      guard entries < Self.maximumEntries else { return }
      let path = folder == "/" ? "/" + name : folder + "/" + name
      if name == "Package.swift" {
        manifests.append(path)
      } else if name.hasSuffix(".xcodeproj") {
        if FilePath.exists(path + "/project.pbxproj") { projects.append(path + "/project.pbxproj") }
      } else if name == ".build" || name == "SourcePackages" {
        if FilePath.isFolder(path + "/checkouts") { checkouts.append(path + "/checkouts") }
      } else if !name.hasPrefix("."), !name.contains(".xcassets"), !Self.foreign.contains(name),
        FilePath.isRealFolder(path)
      {
        folders[name, default: []].append(path)
        walk(path)
      }
    }
  }
}

extension ProgramModule {
  /// The Swift files below a folder, without tests; nil if there are none, or if one imports a module of that
  /// name: then the folder holds what goes with it.
  fileprivate init?(folder: String, named name: String) {
    let content = SourceFolder(folder)
    guard content.swift.count <= Self.mostFiles else { return nil }
    let files = content.swift.compactMap { try? SourceUnit.read($0) }
      .filter { !SourceUnit.isTest($0) && !$0.isDescription }
    guard !files.isEmpty, files.allSatisfy({ !ImportNames.names(in: $0.text).contains(name) })
    else { return nil }
    self.init(
      id: folder + ":" + name, name: name, origin: .folder(folder), kind: .library, folder: folder,
      files: files.map(\.path),
      resources: content.rest.filter(SourceFolder.isCatalog).map {
        Resource(path: $0, rule: .process)
      })
  }

  /// In a folder of more, there is more than one module.
  private static let mostFiles = 2_000
}

extension SourceUnit.File {
  /// Whether it describes modules to a tool instead of being part of one.
  fileprivate var isDescription: Bool {
    !ImportNames.names(in: text).isDisjoint(with: ["PackageDescription", "ProjectDescription"])
  }
}
