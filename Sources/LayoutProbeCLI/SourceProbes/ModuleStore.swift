import Foundation

/// Compiled modules on disk, each in a folder under a key that stands for everything that went into
/// it; those that cannot be compiled as well, with the compiler's messages.
struct ModuleStore: Sendable {
  let cache: ProbeCache
  /// How many modules are kept.
  var limit = 400
  /// For how many modules the compiler's own state is kept.
  var stateLimit = 100

  init(cache: ProbeCache) { self.cache = cache }

  private var folder: URL { cache.folder.appendingPathComponent("built") }

  func folder(_ key: String) -> URL { folder.appendingPathComponent(key) }

  func library(_ key: String, _ name: String) -> URL {
    folder(key).appendingPathComponent("lib\(name)." + ProbeCompiler.libraryExtension)
  }

  /// The record of a key, if all is there that belongs to it. It counts as used now.
  func record(_ key: String) -> ModuleRecord? {
    let url = folder(key).appendingPathComponent("record.json")
    guard let data = try? Data(contentsOf: url),
      let record = try? JSONDecoder().decode(ModuleRecord.self, from: data)
    else { return nil }
    if record.messages == nil {
      guard Self.size(library(key, record.moduleName)) == record.librarySize else {
        try? FileManager.default.removeItem(at: folder(key))
        return nil
      }
      for dependency in record.dependencies {
        guard FileManager.default.fileExists(atPath: folder(dependency).path) else { return nil }
        touch(dependency)
      }
    }
    touch(key)
    return record
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
    defer { try? FileManager.default.removeItem(at: work) }
    let files = FileManager.default
    if let built {
      let name = library(key, record.moduleName).lastPathComponent
      let library = work.appendingPathComponent(name)
      try files.copyItem(at: built.appendingPathComponent(name), to: library)
      record.librarySize = Self.size(library)
      let module = "\(record.moduleName).swiftmodule"
      if files.fileExists(atPath: built.appendingPathComponent(module).path) {
        try files.copyItem(
          at: built.appendingPathComponent(module), to: work.appendingPathComponent(module))
      }
    }
    try JSONEncoder().encode(record).write(to: work.appendingPathComponent("record.json"))
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    if rename(work.path, folder(key).path) != 0 {
      // Another run was faster, or what is there is broken.
      if let other = self.record(key) { return other }
      try? files.removeItem(at: folder(key))
      guard rename(work.path, folder(key).path) == 0 else {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: folder(key).path])
      }
    }
    Self.prune(folder, to: limit, keeping: key)
    cache.removeLeftovers()
    return record
  }

  /// Where the compiler keeps what it can use again of a module, whatever its contents are. Nobody
  /// else uses the folder while `body` runs.
  func withState<Result>(_ identity: String, _ body: (URL) throws -> Result) throws -> Result {
    let states = cache.folder.appendingPathComponent("state")
    let state = states.appendingPathComponent(identity)
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    let lock = open(state.appendingPathComponent("lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    if lock >= 0 { flock(lock, LOCK_EX) }
    defer { if lock >= 0 { close(lock) } }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: state.path)
    Self.prune(states, to: stateLimit, keeping: identity)
    return try body(state)
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

  /// Removes what was not used for longest.
  private static func prune(_ folder: URL, to limit: Int, keeping name: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard names.count > limit else { return }
    let dated = names.map { name -> (url: URL, date: Date) in
      let url = folder.appendingPathComponent(name)
      let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
      return (url, attributes?[.modificationDate] as? Date ?? .distantPast)
    }
    for old in dated.sorted(by: { $0.date > $1.date }).dropFirst(limit)
    where old.url.lastPathComponent != name {
      try? FileManager.default.removeItem(at: old.url)
    }
  }

  private static func size(_ url: URL) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return (attributes?[.size] as? NSNumber)?.intValue ?? 0
  }
}
