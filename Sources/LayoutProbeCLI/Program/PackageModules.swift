import Foundation

/// The modules of a package, as SwiftPM lays them out.
struct PackageModules {
  let manifest: PackageManifest
  /// The path of the manifest.
  let path: String
  /// The platform that is compiled for.
  private let platform: TargetPlatform
  private(set) var modules: [ProgramModule] = []
  private(set) var problems: [ProgramModel.Problem] = []

  private var folder: String { FilePath.parent(path) }

  init(_ manifest: PackageManifest, path: String, platform asked: TargetPlatform? = nil) {
    self.manifest = manifest
    self.path = path
    platform = asked ?? manifest.platforms.first ?? .iOS
    for target in manifest.targets { add(target) }
  }

  static func id(_ target: String, manifest: String) -> String { manifest + ":" + target }

  private mutating func add(_ target: PackageManifest.Target) {
    let kind: ProgramModule.Kind
    switch target.type {
    case "regular": kind = .library
    case "executable": kind = .application
    case "test": kind = .test
    case "macro": kind = .macro
    case "plugin": kind = .plugin
    default: return
    }
    guard let root = root(of: target) else {
      if kind == .library || kind == .application {
        let expected = target.path ?? "Sources/\(target.name)"
        problems.append(
          ProgramModel.Problem(
            path: path, message: "the target '\(target.name)' has no folder '\(expected)'"))
      }
      return
    }
    // Folders of targets that lie in this one are theirs.
    let nested = manifest.targets.compactMap { other in
      other.name == target.name ? nil : other.path.map { FilePath.join(folder, $0) }
    }.filter { $0 != root && FilePath.isWithin($0, root) }
    let excluded = Set(target.exclude.map { FilePath.join(root, $0) } + nested)
    var content = SourceFolder(root, excluding: excluded)
    if let named = target.sources {
      content = named.reduce(into: SourceFolder.empty) { all, name in
        all.add(FilePath.join(root, name), excluding: excluded)
      }
    }
    let name = Self.moduleName(target.name)
    var module = ProgramModule(
      id: Self.id(target.name, manifest: path), name: name, origin: .package(manifest: path),
      kind: content.swift.isEmpty && !content.others.isEmpty ? .clang : kind, folder: root,
      files: content.swift.filter { FilePath.name($0) != "Package.swift" })
    module.otherSources = content.others
    module.resources = resources(of: target, root, excluded)
    module.settings.defines =
      ["SWIFT_PACKAGE"]
      + target.defines.filter {
        $0.platforms.isEmpty || $0.platforms.contains(platform.manifestName)
      }
      .map(\.name)
    module.platforms = manifest.platforms
    module.settings.languageMode = target.languageMode ?? manifest.languageMode
    module.settings.features = target.features
    module.settings.isIsolatedToMainActor = target.isIsolatedToMainActor
    module.settings.packageName = SwiftText.identifier(manifest.name).lowercased()
    let targets = Set(manifest.targets.map(\.name))
    for dependency in target.dependencies {
      switch dependency {
      case .target(let name): module.dependencies.append(Self.id(name, manifest: path))
      case .named(let name) where targets.contains(name):
        module.dependencies.append(Self.id(name, manifest: path))
      case .named(let name), .product(let name, _): module.externalProducts.append(name)
      }
    }
    modules.append(module)
  }

  /// What an import calls a target.
  static func moduleName(_ target: String) -> String { SwiftText.identifier(target) }

  private func root(of target: PackageManifest.Target) -> String? {
    if let path = target.path {
      let root = FilePath.join(folder, path)
      return FilePath.isFolder(root) ? root : nil
    }
    let parents: [String] =
      switch target.type {
      case "test": ["Tests", "Sources", "Source", "src", "srcs"]
      case "plugin": ["Plugins"]
      default: ["Sources", "Source", "src", "srcs"]
      }
    for parent in parents {
      let root = "\(folder)/\(parent)/\(target.name)"
      if FilePath.isFolder(root) { return root }
    }
    // The only target of a package may do without a folder of its own.
    let alone = manifest.targets.filter { ["regular", "executable"].contains($0.type) }
    guard alone.count == 1, alone[0].name == target.name else { return nil }
    return parents.lazy.map { "\(folder)/\($0)" }.first(where: FilePath.isFolder)
  }

  private mutating func resources(
    of target: PackageManifest.Target, _ root: String, _ excluded: Set<String>
  ) -> [ProgramModule.Resource] {
    var resources: [ProgramModule.Resource] = []
    for (path, rule) in target.resources {
      let full = FilePath.join(root, path)
      guard FilePath.exists(full) else {
        problems.append(
          ProgramModel.Problem(
            path: self.path,
            message: "the resource '\(path)' of the target '\(target.name)' does not exist"))
        continue
      }
      resources.append(ProgramModule.Resource(path: full, rule: rule))
    }
    // What Xcode knows how to compile needs no mention.
    let known: Set<String> = ["xcassets", "xcstrings", "lproj", "strings", "storyboard", "xib"]
    for path in SourceFolder(root, excluding: excluded).rest
    where known.contains(URL(fileURLWithPath: path).pathExtension)
      && !resources.contains(where: { FilePath.isWithin(path, $0.path) })
    {
      resources.append(ProgramModule.Resource(path: path, rule: .process))
    }
    return resources
  }
}

extension SourceFolder {
  static let empty = SourceFolder("/dev/null")

  /// Adds a file or a folder.
  mutating func add(_ path: String, excluding: Set<String>) {
    if FilePath.isFolder(path) {
      walk(path, excluding)
    } else if FilePath.exists(path), !excluding.contains(path) {
      take(path)
    }
  }
}
