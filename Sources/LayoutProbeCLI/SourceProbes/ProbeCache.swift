import Foundation

/// The folder in which compiled modules and what is known of them outlive a run.
struct ProbeCache: Sendable {
  let folder: URL
  /// One line for the user when the cache cannot keep anything beyond this run.
  let warning: String?

  /// Uses the folder, or a temporary one of this run where that cannot be written.
  init(folder: URL) {
    if let problem = Self.prepare(folder) {
      let temporary = try? WorkFolder.makeTemporary()
      self.folder = temporary ?? folder
      warning = "cannot use the cache folder \(folder.path) (\(problem)); compiling without it"
    } else {
      self.folder = folder
      warning = nil
    }
  }

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.init(folder: Self.defaultFolder(environment))
  }

  static func defaultFolder(_ environment: [String: String]) -> URL {
    func url(_ name: String) -> URL? {
      environment[name].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
    }
    if let folder = url("LAYOUTPROBE_CACHE") { return folder }
    let home = url("HOME") ?? FileManager.default.homeDirectoryForCurrentUser
    #if os(macOS)
      return home.appendingPathComponent("Library/Caches/layoutprobe")
    #else
      let caches = url("XDG_CACHE_HOME") ?? home.appendingPathComponent(".cache")
      return caches.appendingPathComponent("layoutprobe")
    #endif
  }

  /// A new folder on the cache's own volume, so that its files can be moved into the cache.
  func makeWorkFolder() throws -> URL {
    try WorkFolder.make(in: folder, prefix: Self.workPrefix)
  }

  private static let workPrefix = "work-"

  /// Removes what killed runs left behind.
  func removeLeftovers() {
    for folder in [folder] + ["manifests", "resources"].map(folder.appendingPathComponent) {
      WorkFolder.removeLeft(in: folder, prefix: Self.workPrefix)
    }
  }
}

extension ProbeCache {
  /// What keeps the folder from being used, nil if nothing does.
  private static func prepare(_ folder: URL) -> String? {
    do {
      // Libraries in this folder are loaded: no other user may put any there.
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      return "it cannot be created"
    }
    let isWritable = FileManager.default.isWritableFile(atPath: folder.path)
    return isWritable ? nil : "it is not writable"
  }
}
