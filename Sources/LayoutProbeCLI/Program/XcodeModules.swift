import Foundation
import LayoutProbe

/// The modules of an Xcode project, a target each.
struct XcodeModules {
  let project: XcodeProject
  /// The platform that is compiled for; nil for what each target says.
  private let asked: TargetPlatform?
  private(set) var modules: [ProgramModule] = []
  private(set) var problems: [ProgramModel.Problem] = []

  init(_ project: XcodeProject, platform asked: TargetPlatform? = nil) {
    self.project = project
    self.asked = asked
    for (id, target) in project.targets { add(id, target) }
  }

  private mutating func add(_ id: String, _ target: JSONValue) {
    guard target["isa"]?.argument == "PBXNativeTarget" else { return }
    let name = target["name"]?.argument ?? id
    var settings = XcodeSettings(project, target: target, platform: asked ?? .iOS)
    let platforms = settings.platforms
    let platform = asked ?? platforms.first ?? .iOS
    if platform != asked ?? .iOS {
      settings = XcodeSettings(project, target: target, platform: platform)
    }
    var contents = contents(ofPhases: target, on: platform)
    for path in synchronized(id, target) { contents.take(path, isResource: true) }
    let missing = contents.missing
    note(missing, of: name)
    var module = ProgramModule(
      id: project.file + ":" + name, name: settings.moduleName,
      origin: .project(file: project.file), kind: kind(target), folder: nil,
      files: contents.files.subtracting(missing).sorted())
    module.otherSources = contents.others.sorted()
    module.resources = contents.resources.subtracting(missing).sorted().map {
      ProgramModule.Resource(path: $0, rule: .process)
    }
    module.resources += contents.copies.filter { !missing.contains($0.path) }.map {
      ProgramModule.Resource(path: $0.path, rule: .copy, folder: $0.folder)
    }
    module.dependencies = (target["dependencies"]?.texts ?? []).compactMap { id in
      project.object(project[id]?["target"]).flatMap { $0["name"]?.argument }
        .map { project.file + ":" + $0 }
    }
    module.externalProducts = (target["packageProductDependencies"]?.texts ?? []).compactMap {
      project[$0]?["productName"]?.argument
    }
    module.settings = settings.module
    module.information = InformationFile(settings, root: project.root)?.data
    module.platforms = platforms
    modules.append(module)
  }

  /// What belongs to a target, by paths.
  private struct Contents {
    /// Swift files.
    var files: Set<String> = []
    /// Sources in other languages.
    var others: Set<String> = []
    var resources: Set<String> = []
    /// What is copied as it is: by the folder of the bundle that it is copied to.
    var copies: [(path: String, folder: String)] = []

    mutating func take(_ path: String, isResource: Bool) {
      switch URL(fileURLWithPath: path).pathExtension {
      case "swift": files.insert(path)
      case "c", "cc", "cpp", "cxx", "m", "mm", "S": others.insert(path)
      case "h", "hh", "hpp", "plist", "entitlements", "xcconfig", "intentdefinition", "metal": break
      // Core Data's models are among the sources, since Xcode writes classes for them.
      case "xcdatamodeld", "xcdatamodel": resources.insert(path)
      default: if isResource { resources.insert(path) }
      }
    }

    /// What is listed and does not exist.
    var missing: [String] {
      files.union(resources).union(copies.map(\.path)).filter { !FilePath.exists($0) }.sorted()
    }
  }

  /// What the build phases of a target name.
  private func contents(ofPhases target: JSONValue, on platform: TargetPlatform) -> Contents {
    var contents = Contents()
    for phase in (target["buildPhases"]?.texts ?? []).compactMap({ project[$0] }) {
      let isa = phase["isa"]?.argument
      let isCopy =
        isa == "PBXCopyFilesBuildPhase" && phase["dstSubfolderSpec"]?.argument == Self.resources
      guard isa == "PBXSourcesBuildPhase" || isa == "PBXResourcesBuildPhase" || isCopy else {
        continue
      }
      for file in (phase["files"]?.texts ?? []).compactMap({ project[$0] }) {
        guard isWanted(file, on: platform), let reference = file["fileRef"]?.argument else {
          continue
        }
        let isFolder = project[reference]?["lastKnownFileType"]?.argument == "folder"
        for path in paths(reference) {
          if isCopy || (isFolder && isa == "PBXResourcesBuildPhase") {
            contents.copies.append((path, isCopy ? phase["dstPath"]?.argument ?? "" : ""))
          } else {
            contents.take(path, isResource: isa == "PBXResourcesBuildPhase")
          }
        }
      }
    }
    return contents
  }

  /// Says which files a target lists that do not exist.
  private mutating func note(_ missing: [String], of target: String) {
    guard let first = missing.first else { return }
    let more = missing.count == 1 ? "" : " and \(missing.count - 1) more"
    let shown = RelativePath.way(to: first, from: project.root)
    let verb = missing.count == 1 ? "does not exist" : "do not exist"
    problems.append(
      ProgramModel.Problem(
        path: project.file,
        message: "the target '\(target)' lists '\(shown)'\(more), which \(verb)"))
  }

  /// Where a phase copies files to that become resources.
  private static let resources = "7"

  private func kind(_ target: JSONValue) -> ProgramModule.Kind {
    let type = target["productType"]?.argument ?? ""
    if type.hasSuffix("test-bundle") || type.contains("testing") || type.contains("unit-test")
      || type.contains("ui-testing")
    {
      return .test
    }
    return type.contains("framework") || type.contains("library") ? .library : .application
  }

  /// Whether a file belongs to the target on this platform.
  private func isWanted(_ file: JSONValue, on platform: TargetPlatform) -> Bool {
    let platforms =
      (file["platformFilters"]?.texts ?? [])
      + [file["platformFilter"]?.argument]
      .compactMap(\.self)
    let name = platform == .visionOS ? "xros" : platform.manifestName
    return platforms.isEmpty || platforms.contains(name)
  }

  /// The files of a reference: more than one for a group of languages or versions.
  private func paths(_ reference: String) -> [String] {
    guard let object = project[reference] else { return [] }
    if object["isa"]?.argument == "PBXVariantGroup" {
      return (object["children"]?.texts ?? []).compactMap(project.path)
    }
    return project.path(reference).map { [$0] } ?? []
  }

  /// The files of folders that belong to the target as a whole, or in part.
  private func synchronized(_ id: String, _ target: JSONValue) -> Set<String> {
    let own = Set(target["fileSystemSynchronizedGroups"]?.texts ?? [])
    var paths: Set<String> = []
    for group in own.sorted() {
      guard let folder = project.path(group) else { continue }
      let content = SourceFolder(folder, excluding: exceptions(group, of: id, folder))
      paths.formUnion(content.swift + content.others + content.rest)
    }
    // Of a folder that belongs to another target, the exceptions are this one's.
    for (group, folder) in folders where !own.contains(group) {
      paths.formUnion(exceptions(group, of: id, folder))
    }
    return paths
  }

  private var folders: [(String, String)] {
    project.ids("PBXFileSystemSynchronizedRootGroup").compactMap { id in
      project.path(id).map { (id, $0) }
    }
  }

  private func exceptions(_ group: String, of target: String, _ folder: String) -> Set<String> {
    let sets = (project[group]?["exceptions"]?.texts ?? []).compactMap { project[$0] }
    return Set(
      sets.filter { $0["target"]?.argument == target }
        .flatMap { $0["membershipExceptions"]?.texts ?? [] }
        .map { FilePath.join(folder, $0) })
  }
}
