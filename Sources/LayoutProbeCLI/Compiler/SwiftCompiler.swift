import Foundation

/// The Swift compiler to use, and a description of it that changes when it does.
struct SwiftCompiler: Equatable, Sendable {
  let path: String
  /// Made of file attributes only, because asking the compiler takes longer than a warm run.
  let identity: String

  init(path: String, identity: String) {
    self.path = path
    self.identity = identity
  }

  /// A variable that names a compiler which is none; nil if there is none such.
  static func mistake(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> (variable: String, value: String)? {
    for name in ["SWIFT_EXEC", "SWIFTC"] {
      guard let value = environment[name], !value.isEmpty else { continue }
      return resolved(value, environment) == nil ? (name, value) : nil
    }
    return nil
  }

  /// The path of a program that is named by its path, or as on a command line.
  private static func resolved(_ name: String, _ environment: [String: String]) -> String? {
    if isExecutable(name) { return name }
    guard !name.contains("/") else { return nil }
    return (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").lazy
      .map { "\($0)/\(name)" }.first(where: isExecutable)
  }

  /// Finds the compiler by `SWIFT_EXEC`, `SWIFTC` or the search path.
  static func find(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> SwiftCompiler? {
    for name in ["SWIFT_EXEC", "SWIFTC"] {
      if let value = environment[name], !value.isEmpty, let path = resolved(value, environment) {
        return SwiftCompiler(path: path, identity: identity(path, environment))
      }
    }
    return resolved("swiftc", environment).map {
      SwiftCompiler(path: $0, identity: identity($0, environment))
    }
  }

  private static func isExecutable(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
  }

  private static func identity(_ path: String, _ environment: [String: String]) -> String {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    // The driver's file may outlive an update of the compiler proper next to it.
    let frontend = URL(fileURLWithPath: real).deletingLastPathComponent()
      .appendingPathComponent("swift-frontend").path
    return ([real, frontend] + selections(environment)).map(attributes).joined(separator: "|")
  }

  /// The files by which a stand-in for the compiler picks the real one.
  private static func selections(_ environment: [String: String]) -> [String] {
    #if os(macOS)
      let link = "/var/db/xcode_select_link"
      let selected = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
      let developer = environment["DEVELOPER_DIR"] ?? selected ?? ""
      return [
        developer + "/Toolchains/XcodeDefault.xctoolchain/usr/bin/swift-frontend",
        developer + "/usr/bin/swift-frontend",
      ]
    #else
      let home = environment["HOME"] ?? NSHomeDirectory()
      let manager = environment["SWIFTLY_HOME_DIR"] ?? home + "/.local/share/swiftly"
      return [manager + "/config.json"]
    #endif
  }

  private static func attributes(_ path: String) -> String {
    guard let found = try? FileManager.default.attributesOfItem(atPath: path) else { return path }
    let size = (found[.size] as? NSNumber)?.int64Value ?? 0
    let date = (found[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(path) \(size) \(date)"
  }
}
