import Foundation
import LayoutProbe

/// The objects of an Xcode project, and where its files lie.
struct XcodeProject: Sendable {
  struct Failure: Error, Equatable {
    let message: String
  }

  /// The `project.pbxproj`.
  let file: String
  /// The folder that paths of the project are seen from.
  let root: String
  private let objects: [String: JSONValue]
  private let project: JSONValue
  /// The group that each object lies in.
  private let parents: [String: String]

  init(file: String) throws {
    self.file = file
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: file))
    } catch {
      throw Failure(message: "cannot be read: \(error.localizedDescription)")
    }
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      throw Failure(message: "is not a property list: \(Self.reason(error))")
    }
    guard let keys = list as? [String: Any],
      case .object(let objects)? = JSONValue(propertyList: keys["objects"] as Any),
      let id = keys["rootObject"] as? String, let project = objects[id]
    else { throw Failure(message: "holds no project") }
    self.objects = objects
    self.project = project
    let folder = FilePath.parent(FilePath.parent(file))
    root = FilePath.join(folder, project["projectDirPath"]?.argument ?? "")
    var parents: [String: String] = [:]
    for (id, object) in objects {
      for child in object["children"]?.texts ?? [] { parents[child] = id }
    }
    self.parents = parents
  }

  private static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let detail = error.userInfo["NSDebugDescription"] as? String
    let text = detail ?? error.localizedDescription
    return text.last == "." ? String(text.dropLast()) : text
  }

  subscript(id: String) -> JSONValue? { objects[id] }

  func object(_ id: JSONValue?) -> JSONValue? { id?.argument.flatMap { objects[$0] } }

  /// The ids of all objects of a kind, in order.
  func ids(_ isa: String) -> [String] {
    objects.filter { $0.value["isa"]?.argument == isa }.keys.sorted()
  }

  /// The targets, in the project's order.
  var targets: [(id: String, object: JSONValue)] {
    (project["targets"]?.texts ?? []).compactMap { id in objects[id].map { (id, $0) } }
  }

  var configurations: JSONValue? { project["buildConfigurationList"] }

  /// Where a group or file lies; nil if that is not in the sources.
  func path(_ id: String) -> String? { path(id, depth: 0).map(FilePath.spelled) }

  private func path(_ id: String, depth: Int) -> String? {
    // A group that lies in itself would have no end.
    guard depth < 64, let object = objects[id] else { return nil }
    let own = object["path"]?.argument ?? ""
    switch object["sourceTree"]?.argument ?? "<group>" {
    case "<group>":
      guard let parent = parents[id] else { return FilePath.join(root, own) }
      return path(parent, depth: depth + 1).map { FilePath.join($0, own) }
    case "SOURCE_ROOT", "PROJECT_DIR": return FilePath.join(root, own)
    case "<absolute>": return own
    default: return nil
    }
  }

  /// Folders of packages that the project holds.
  var localPackages: [String] {
    var folders = ids("XCLocalSwiftPackageReference").compactMap {
      objects[$0]?["relativePath"]?.argument.map { FilePath.join(root, $0) }
    }
    for id in ids("PBXFileReference") {
      let type = objects[id]?["lastKnownFileType"] ?? objects[id]?["explicitFileType"]
      guard ["wrapper", "folder", "text"].contains(type?.argument), let path = path(id) else {
        continue
      }
      folders.append(path)
    }
    var seen: Set<String> = []
    return folders.filter { FilePath.exists($0 + "/Package.swift") && seen.insert($0).inserted }
  }
}

extension JSONValue {
  /// A property list of texts, lists and dictionaries.
  init?(propertyList: Any) {
    if let text = propertyList as? String {
      self = .text(text)
    } else if let list = propertyList as? [Any] {
      self = .list(list.compactMap { JSONValue(propertyList: $0) })
    } else if let keys = propertyList as? [String: Any] {
      self = .object(keys.compactMapValues { JSONValue(propertyList: $0) })
    } else {
      return nil
    }
  }
}
