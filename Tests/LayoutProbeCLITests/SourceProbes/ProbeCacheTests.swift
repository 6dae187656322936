import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Keeping compiled modules")
struct ProbeCacheTests {
  private let text = Data("a library".utf8)

  private func store(_ folder: TemporaryFolder) -> ModuleStore {
    ModuleStore(cache: ProbeCache(folder: folder.url))
  }

  @discardableResult
  private func publish(
    _ key: String, in store: ModuleStore, dependencies: [String] = []
  ) throws -> ModuleRecord {
    let built = try store.cache.makeWorkFolder()
    try text.write(to: built.appendingPathComponent(store.library(key, "M").lastPathComponent))
    try Data("a module".utf8).write(to: built.appendingPathComponent("M.swiftmodule"))
    var record = ModuleRecord(moduleName: "M")
    record.dependencies = dependencies
    return try store.publish(record, from: built, for: key)
  }

  @Test("A published module is found again with its library, and only under its own key")
  func found() throws {
    let store = store(try TemporaryFolder())
    #expect(store.record("aa") == nil)
    let record = try publish("aa", in: store)
    #expect(store.record("aa") == record)
    #expect(try Data(contentsOf: store.library("aa", "M")) == text)
    let module = store.folder("aa").appendingPathComponent("M.swiftmodule").path
    #expect(FileManager.default.fileExists(atPath: module))
    #expect(store.record("a") == nil)
  }

  @Test("A library that is cut short is not used, nor one whose modules are gone")
  func broken() throws {
    let store = store(try TemporaryFolder())
    try publish("aa", in: store)
    try text.dropLast().write(to: store.library("aa", "M"))
    #expect(store.record("aa") == nil)
    try publish("bb", in: store)
    try publish("cc", in: store, dependencies: ["bb"])
    #expect(store.record("cc") != nil)
    try FileManager.default.removeItem(at: store.folder("bb"))
    #expect(store.record("cc") == nil)
  }

  @Test("Files of a module that were changed are not used, nor are those that need it")
  func changed() throws {
    let store = store(try TemporaryFolder())
    let library = store.library("aa", "M").lastPathComponent
    for name in [library, "M.swiftmodule", "record.json"] {
      try publish("aa", in: store)
      try publish("bb", in: store, dependencies: ["aa"])
      #expect(store.record("bb") != nil)
      let url = store.folder("aa").appendingPathComponent(name)
      var data = try Data(contentsOf: url)
      data[data.count / 2] ^= 1
      try data.write(to: url)
      #expect(store.record("bb") == nil, "\(name)")
      #expect(store.record("aa") == nil, "\(name)")
    }
  }

  @Test("Modules that take too much room make room, those first that were not used for longest")
  func room() throws {
    var store = store(try TemporaryFolder())
    for index in 0..<3 {
      try publish("k\(index)", in: store)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: Double(index) - 1000)],
        ofItemAtPath: store.folder("k\(index)").path)
    }
    let files = try FileManager.default.contentsOfDirectory(
      at: store.folder("k0"), includingPropertiesForKeys: [.fileSizeKey])
    let size = try files.reduce(0) {
      $0 + (try $1.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0)
    }
    store.byteLimit = size * 5 / 2
    try publish("k3", in: store)
    #expect(["k0", "k1", "k2", "k3"].filter { store.record($0) != nil } == ["k2", "k3"])
    // One that alone takes more is kept all the same.
    store.byteLimit = 1
    try publish("k4", in: store)
    #expect(store.record("k4") != nil)
  }

  @Test("What the compiler works in is not removed while a run works in it")
  func stateInUse() throws {
    var store = store(try TemporaryFolder())
    store.stateLimit = 1
    try store.withState("a") { first in
      try store.withState("b") { _ in }
      #expect(FileManager.default.fileExists(atPath: first.path))
    }
    try store.withState("b") { second in
      #expect(FileManager.default.fileExists(atPath: second.path))
    }
    let states = store.cache.folder.appendingPathComponent("state").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: states) == ["b"])
  }

  @Test("Work in a cache that was removed meanwhile is done again, and not for ever")
  func removed() throws {
    let store = store(try TemporaryFolder())
    var times = 0
    try store.withState("a") { _ in
      times += 1
      if times == 1 { try FileManager.default.removeItem(at: store.cache.folder) }
    }
    #expect(times == 2)
    #expect(throws: ModuleStore.Gone.self) {
      try store.withState("a") { _ in
        try FileManager.default.removeItem(at: store.cache.folder)
        throw CancellationError()
      }
    }
  }

  @Test("What the compiler said about a module that it cannot compile is found again")
  func messages() throws {
    let store = store(try TemporaryFolder())
    var record = ModuleRecord(moduleName: "M")
    record.messages = "no 'x'"
    _ = try store.publish(record, from: nil, for: "aa")
    #expect(store.record("aa")?.messages == "no 'x'")
  }

  @Test("Runs that publish and look up at the same time never see half a module")
  func concurrent() throws {
    let store = store(try TemporaryFolder())
    DispatchQueue.concurrentPerform(iterations: 60) { index in
      do {
        try publish("k\(index % 3)", in: store)
        _ = try #require(store.record("k\(index % 3)"))
        #expect(try Data(contentsOf: store.library("k\(index % 3)", "M")) == text)
      } catch {
        Issue.record(error)
      }
    }
  }

  @Test("The modules that were not used for longest make room for new ones")
  func pruned() throws {
    var store = store(try TemporaryFolder())
    store.limit = 3
    for index in 0..<3 {
      try publish("k\(index)", in: store)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: Double(index) - 1000)],
        ofItemAtPath: store.folder("k\(index)").path)
    }
    #expect(store.record("k0") != nil)
    try publish("k3", in: store)
    #expect(["k0", "k1", "k2", "k3"].filter { store.record($0) != nil } == ["k0", "k2", "k3"])
  }

  @Test("A cache folder that cannot be used costs a warning and nothing else")
  func unusable() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("file", "")
    let cache = ProbeCache(folder: URL(fileURLWithPath: file))
    defer { try? FileManager.default.removeItem(at: cache.folder) }
    #expect(cache.warning?.contains(file) == true)
    let store = ModuleStore(cache: cache)
    let record = try publish("k", in: store)
    #expect(store.record("k") == record)
  }

  @Test("The cache is where the environment says")
  func defaultFolder() {
    let own = ["LAYOUTPROBE_CACHE": "/x/y", "XDG_CACHE_HOME": "/c", "HOME": "/h"]
    #expect(ProbeCache.defaultFolder(own).path == "/x/y")
    let home = ProbeCache.defaultFolder(["HOME": "/h", "LAYOUTPROBE_CACHE": ""]).path
    #if os(macOS)
      #expect(home == "/h/Library/Caches/layoutprobe")
    #else
      #expect(home == "/h/.cache/layoutprobe")
      #expect(ProbeCache.defaultFolder(["XDG_CACHE_HOME": "/c"]).path == "/c/layoutprobe")
    #endif
  }

  @Test("A key is the same in every run and different for every change")
  func keys() {
    // The published test vector of FNV-1a for "2:ab".
    #expect(StableHash.of([]) == "6c62272e07bb014262b821756295c58d")
    #expect(StableHash.of(["ab", "c"]) != StableHash.of(["a", "bc"]))
  }
}
