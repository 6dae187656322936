import Foundation

/// Compiled libraries on disk, each under a key that stands for everything that went into it.
struct ProbeCache: Sendable {
  let folder: URL
  /// One line for the user when the cache cannot keep anything beyond this run.
  let warning: String?
  /// How many libraries are kept.
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

  /// The intact library for a key. It counts as used now.
  func library(for key: String) -> URL? {
    for entry in entries() where entry.key == key {
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
    let size = Self.size(library.path)
    let name = "\(key)-\(size).\(ProbeCompiler.libraryExtension)"
    let target = folder.appendingPathComponent(name)
    guard rename(library.path, target.path) == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: target.path])
    }
    prune(keeping: target)
    return target
  }

  /// A new folder on the cache's own volume, so that its files can be moved into the cache.
  func makeWorkFolder() throws -> URL {
    let url = folder.appendingPathComponent("work-" + UUID().uuidString)
    Interruption.shared.add(path: url.path)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  /// Removes the libraries that were not used for longest, and what killed runs left behind.
  private func prune(keeping published: URL) {
    let entries = entries().filter { $0.url.lastPathComponent != published.lastPathComponent }
    if entries.count >= limit {
      let dated = entries.map { (entry: $0, date: Self.date($0.url.path)) }
      for old in dated.sorted(by: { $0.date > $1.date }).dropFirst(max(0, limit - 1)) {
        try? FileManager.default.removeItem(at: old.entry.url)
      }
    }
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
      guard let size, size > 0, ProbeCache.size(url.path) == size,
        let handle = try? FileHandle(forReadingFrom: url)
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

  private func entries() -> [Entry] {
    names().compactMap { name in
      guard name.hasSuffix("." + ProbeCompiler.libraryExtension) else { return nil }
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
