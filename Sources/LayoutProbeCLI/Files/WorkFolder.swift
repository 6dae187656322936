import Foundation

/// Folders that exist as long as a piece of work is under way. The process that made one holds a
/// lock on it, which the system releases however the process ends: the next run removes those that
/// no process holds.
enum WorkFolder {
  /// What names of folders for a run begin with, in the folder for temporary files.
  static let temporaryPrefix = "layoutprobe-run-"

  /// The descriptors of locked folders by their paths; behind a lock.
  private nonisolated(unsafe) static var locks: [String: Int32] = [:]
  private static let access = NSLock()
  /// Another run may remove a folder before it is locked.
  private static let attempts = 10

  /// A new folder of this process.
  static func make(in parent: URL, prefix: String) throws -> URL {
    for _ in 0..<attempts {
      let url = parent.appendingPathComponent(prefix + UUID().uuidString)
      try Interruption.shared.make(folder: url, [.posixPermissions: 0o700])
      let descriptor = open(url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      if descriptor >= 0 {
        flock(descriptor, LOCK_EX)
        if FileManager.default.fileExists(atPath: url.path) {
          access.withLock { locks[url.path] = descriptor }
          return url
        }
        close(descriptor)
      }
      Interruption.shared.forget(path: url.path)
    }
    throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: parent.path])
  }

  /// A new folder of this process for temporary files.
  static func makeTemporary() throws -> URL {
    let parent = FileManager.default.temporaryDirectory
    removeLeft(in: parent, prefix: temporaryPrefix)
    return try make(in: parent, prefix: temporaryPrefix)
  }

  /// Removes a folder, unless it was moved elsewhere, which is then no folder of this kind any more.
  static func remove(_ url: URL) {
    try? FileManager.default.removeItem(at: url)
    Interruption.shared.forget(path: url.path)
    if let descriptor = access.withLock({ locks.removeValue(forKey: url.path) }) {
      close(descriptor)
    }
  }

  /// Removes the folders that processes left behind which have ended.
  static func removeLeft(in parent: URL, prefix: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let url = parent.appendingPathComponent(name)
      // Never through a link, which may lead anywhere.
      let descriptor = open(url.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(),
        flock(descriptor, LOCK_EX | LOCK_NB) == 0
      else { continue }
      try? FileManager.default.removeItem(at: url)
    }
  }
}
