import Foundation

/// Compiled libraries on disk, each under a key that stands for everything that went into it, and
/// the messages about what did not compile.
struct ProbeCache: Sendable {
  let folder: URL
  /// One line for the user when the cache cannot keep anything beyond this run.
  let warning: String?
  /// How many libraries are kept, and how many messages.
  var limit = 200

  /// Uses the folder, or a temporary one of this run where that cannot be written.
  init(folder: URL) {
    if let problem = Self.prepare(folder) {
      let name = "layoutprobe-" + UUID().uuidString
      let temporary = FileManager.default.temporaryDirectory.appendingPathComponent(name)
      self.folder = temporary
      warning = "cannot use the cache folder \(folder.path) (\(problem)); compiling without it"
      _ = Self.prepare(temporary)
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

  private static let messagesExtension = "messages"

  /// The intact library for a key. It counts as used now.
  func library(for key: String) -> URL? { file(for: key, ProbeCompiler.libraryExtension) }

  /// What the compiler said about the sources of a key.
  func messages(for key: String) -> String? {
    file(for: key, Self.messagesExtension).flatMap { try? String(contentsOf: $0, encoding: .utf8) }
  }

  private func file(for key: String, _ pathExtension: String) -> URL? {
    for entry in entries(pathExtension) where entry.key == key {
      guard entry.isIntact else {
        try? FileManager.default.removeItem(at: entry.url)
        continue
      }
      try? FileManager.default.setAttributes(
        [.modificationDate: Date()], ofItemAtPath: entry.url.path)
      return entry.url
    }
    return nil
  }

  /// Moves a library into the cache, where other runs see either all of it or nothing.
  func publish(_ library: URL, for key: String) throws -> URL {
    let target = try move(library, to: key, ProbeCompiler.libraryExtension)
    removeLeftovers()
    return target
  }

  /// Keeps messages, if that is possible: without them the same is compiled again.
  func publish(messages: String, for key: String) {
    guard let work = try? makeWorkFolder() else { return }
    defer { try? FileManager.default.removeItem(at: work) }
    let file = work.appendingPathComponent("messages")
    guard (try? Data(messages.utf8).write(to: file)) != nil else { return }
    _ = try? move(file, to: key, Self.messagesExtension)
  }

  private func move(_ file: URL, to key: String, _ pathExtension: String) throws -> URL {
    let name = "\(key)-\(Self.size(file.path)).\(pathExtension)"
    let target = folder.appendingPathComponent(name)
    guard rename(file.path, target.path) == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: target.path])
    }
    prune(pathExtension, keeping: target)
    return target
  }

  /// A new folder on the cache's own volume, so that its files can be moved into the cache.
  func makeWorkFolder() throws -> URL {
    let url = folder.appendingPathComponent("work-" + UUID().uuidString)
    Interruption.shared.add(path: url.path)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  /// Removes what was not used for longest.
  private func prune(_ pathExtension: String, keeping published: URL) {
    let entries = entries(pathExtension).filter {
      $0.url.lastPathComponent != published.lastPathComponent
    }
    if entries.count >= limit {
      let dated = entries.map { (entry: $0, date: Self.date($0.url.path)) }
      for old in dated.sorted(by: { $0.date > $1.date }).dropFirst(max(0, limit - 1)) {
        try? FileManager.default.removeItem(at: old.entry.url)
      }
    }
  }

  /// Removes what killed runs left behind.
  private func removeLeftovers() {
    let dayAgo = Date(timeIntervalSinceNow: -86_400)
    for name in names() where name.hasPrefix("work-") {
      let url = folder.appendingPathComponent(name)
      if Self.date(url.path) < dayAgo { try? FileManager.default.removeItem(at: url) }
    }
  }
}

extension ProbeCache {
  private struct Entry {
    let url: URL
    let key: Substring
    /// Part of the name, because a truncated file would else look like any other.
    let size: Int?

    var isIntact: Bool {
      guard let size, size > 0, ProbeCache.size(url.path) == size else { return false }
      guard url.pathExtension != ProbeCache.messagesExtension else { return true }
      guard let handle = try? FileHandle(forReadingFrom: url)
      else { return false }
      defer { try? handle.close() }
      let magic = (try? handle.read(upToCount: 4)).flatMap { $0 } ?? Data()
      let known: [[UInt8]] = [
        [0x7F, 0x45, 0x4C, 0x46], [0xCF, 0xFA, 0xED, 0xFE], [0xCA, 0xFE, 0xBA, 0xBE],
      ]
      return known.contains(Array(magic))
    }
  }

  private func names() -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }

  private func entries(_ pathExtension: String) -> [Entry] {
    names().compactMap { name in
      guard name.hasSuffix("." + pathExtension) else { return nil }
      let stem = name.prefix { $0 != "." }
      let parts = stem.split(separator: "-")
      guard parts.count == 2 else { return nil }
      return Entry(
        url: folder.appendingPathComponent(name), key: parts[0], size: Int(parts[1]))
    }
  }

  private static func size(_ path: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.size] as? NSNumber)?.intValue ?? 0
  }

  private static func date(_ path: String) -> Date {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }

  /// What keeps the folder from being used, nil if nothing does.
  private static func prepare(_ folder: URL) -> String? {
    do {
      // Libraries in here get loaded: nobody else may put any.
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      return "it cannot be created"
    }
    let isWritable = FileManager.default.isWritableFile(atPath: folder.path)
    return isWritable ? nil : "it is not writable"
  }
}
