import Foundation

/// Compiled modules on disk, each in a folder under a key that stands for everything that went into
/// it; those that cannot be compiled as well, with the compiler's messages.
struct ModuleStore: Sendable {
  let cache: ProbeCache
  /// How many modules are kept.
  var limit = 400
  /// For how many modules the compiler's own state is kept.
  var stateLimit = 100
  /// How many bytes either of them may take.
  var byteLimit = 1 << 30
  private let digests = FileDigests()

  init(cache: ProbeCache) { self.cache = cache }

  private var folder: URL { cache.folder.appendingPathComponent("built") }

  func folder(_ key: String) -> URL { folder.appendingPathComponent(key) }

  func library(_ key: String, _ name: String) -> URL {
    folder(key).appendingPathComponent("lib\(name)." + ProbeCompiler.libraryExtension)
  }

  /// The record of a key, if all is there that belongs to it, as it was. It counts as used now.
  func record(_ key: String) -> ModuleRecord? {
    guard let data = try? Data(contentsOf: folder(key).appendingPathComponent(Self.recordName))
    else { return nil }
    guard let record = Self.record(data), isIntact(record, key) else {
      try? FileManager.default.removeItem(at: folder(key))
      return nil
    }
    if record.messages == nil {
      for dependency in record.dependencies {
        guard
          let data = try? Data(
            contentsOf: folder(dependency).appendingPathComponent(Self.recordName)),
          let other = Self.record(data), isIntact(other, dependency)
        else { return nil }
        touch(dependency)
      }
    }
    touch(key)
    return record
  }

  private static let recordName = "record.json"

  /// A record as it is kept: its digest, and JSON.
  private static func data(_ record: ModuleRecord) throws -> Data {
    let json = try JSONEncoder().encode(record)
    return Data((String(ByteDigest.of(json), radix: 16) + "\n").utf8) + json
  }

  private static func record(_ data: Data) -> ModuleRecord? {
    guard let end = data.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let json = data[data.index(after: end)...]
    guard String(ByteDigest.of(json), radix: 16) == String(decoding: data[..<end], as: UTF8.self)
    else { return nil }
    return try? JSONDecoder().decode(ModuleRecord.self, from: json)
  }

  /// Whether the files of a module are as they were when they were put there.
  private func isIntact(_ record: ModuleRecord, _ key: String) -> Bool {
    record.digests.allSatisfy { name, digest in
      digests.digest(folder(key).appendingPathComponent(name)) == digest
    }
  }

  private func touch(_ key: String) {
    try? FileManager.default.setAttributes(
      [.modificationDate: Date()], ofItemAtPath: folder(key).path)
  }

  /// Moves what a module is made of into its folder, where other runs see either all or nothing.
  ///
  /// - Parameter built: where the compiler put the library and the module; nil if it made none.
  func publish(_ record: ModuleRecord, from built: URL?, for key: String) throws -> ModuleRecord {
    var record = record
    let work = try cache.makeWorkFolder()
    defer { WorkFolder.remove(work) }
    let files = FileManager.default
    if let built {
      let name = library(key, record.moduleName).lastPathComponent
      let library = work.appendingPathComponent(name)
      try files.copyItem(at: built.appendingPathComponent(name), to: library)
      record.digests[name] = digests.digest(library)
      let module = "\(record.moduleName).swiftmodule"
      if files.fileExists(atPath: built.appendingPathComponent(module).path) {
        let copy = work.appendingPathComponent(module)
        try files.copyItem(at: built.appendingPathComponent(module), to: copy)
        record.digests[module] = digests.digest(copy)
      }
    }
    try Self.data(record).write(to: work.appendingPathComponent(Self.recordName))
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    if rename(work.path, folder(key).path) != 0 {
      // Another run was faster, or what is there is broken.
      if let other = self.record(key) { return other }
      try? files.removeItem(at: folder(key))
      guard rename(work.path, folder(key).path) == 0 else {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: folder(key).path])
      }
    }
    prune(folder, to: limit, keeping: key)
    return record
  }

  /// The folder where the compiler keeps what it can use again of a module, in all its versions. No
  /// other process uses the folder while `body` runs.
  func withState<Result>(_ identity: String, _ body: (URL) throws -> Result) throws -> Result {
    for _ in 1..<Self.attempts {
      do { return try withStateOnce(identity, body) } catch is Gone {}
    }
    return try withStateOnce(identity, body)
  }

  /// The folder was removed while it was in use, again and again.
  struct Gone: Error, CustomStringConvertible {
    let folder: String

    var description: String {
      "the cache folder \(folder) was removed while it was in use; run the command again, or name "
        + "another folder: LAYOUTPROBE_CACHE=/path/to/folder"
    }
  }

  private static let attempts = 3

  /// Throws if the disk is full, which is no fault of what was compiled.
  func checkRoom(for folder: URL) throws { try DiskRoom.check(folder, named: cache.folder) }

  private func withStateOnce<Result>(
    _ identity: String, _ body: (URL) throws -> Result
  ) throws -> Result {
    let states = cache.folder.appendingPathComponent("state")
    let state = states.appendingPathComponent(identity)
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    let lock = open(
      state.appendingPathComponent(Self.lockName).path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    if lock >= 0 { flock(lock, LOCK_EX) }
    defer { if lock >= 0 { close(lock) } }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: state.path)
    defer { prune(states, to: stateLimit, keeping: identity) }
    let result = Swift.Result { try body(state) }
    // The cache may be removed at any time: then it is made anew, and what failed is no failure.
    guard FileManager.default.fileExists(atPath: state.path) else {
      throw Gone(folder: cache.folder.path)
    }
    return try result.get()
  }

  // MARK: Called code

  private func calledList(_ identity: String) -> URL {
    cache.folder.appendingPathComponent("state").appendingPathComponent(identity)
      .appendingPathComponent("called.json")
  }

  /// The files of a module whose code an earlier run called.
  func called(_ identity: String) -> Set<String> {
    guard let data = try? Data(contentsOf: calledList(identity)) else { return [] }
    return (try? JSONDecoder().decode(Set<String>.self, from: data)) ?? []
  }

  /// Keeps the files of a module whose code is called, for the next run.
  func keep(called: Set<String>, _ identity: String) {
    try? JSONEncoder().encode(called.sorted()).write(to: calledList(identity), options: .atomic)
  }

  private static let lockName = "lock"

  /// Removes what was not used for longest, as far as there is more than may be, or it takes more room.
  private func prune(_ folder: URL, to limit: Int, keeping kept: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let entries = names.map { name -> (url: URL, date: Date, size: Int) in
      let url = folder.appendingPathComponent(name)
      let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
      let date = name == kept ? .distantFuture : attributes?[.modificationDate] as? Date
      return (url, date ?? .distantPast, Self.size(url))
    }
    var size = 0
    for (index, entry) in entries.sorted(by: { $0.date > $1.date }).enumerated() {
      size += entry.size
      guard index >= limit || size > byteLimit, entry.url.lastPathComponent != kept else {
        continue
      }
      Self.removeUnused(entry.url)
      size -= entry.size
    }
  }

  /// Leaves alone what another run works in.
  private static func removeUnused(_ url: URL) {
    let lock = open(url.appendingPathComponent(lockName).path, O_RDWR | O_CLOEXEC)
    defer { if lock >= 0 { close(lock) } }
    guard lock < 0 || flock(lock, LOCK_EX | LOCK_NB) == 0 else { return }
    try? FileManager.default.removeItem(at: url)
  }

  /// How many bytes the files in a folder have.
  private static func size(_ folder: URL) -> Int {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.fileSizeKey])
    var size = 0
    while let file = files?.nextObject() as? URL {
      size += (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
    }
    return size
  }
}
