import Foundation
import Testing

@testable import LayoutProbeCLI

@Suite("Keeping compiled libraries")
struct ProbeCacheTests {
  private let elf = Data([0x7F, 0x45, 0x4C, 0x46, 1, 2, 3])

  private func publish(_ key: String, in cache: ProbeCache) throws -> URL {
    let file = try cache.makeWorkFolder().appendingPathComponent("library")
    try elf.write(to: file)
    return try cache.publish(file, for: key)
  }

  @Test("A published library is found again, and only under its own key")
  func found() throws {
    let folder = try TemporaryFolder()
    let cache = ProbeCache(folder: folder.url)
    #expect(cache.library(for: "aa") == nil)
    let library = try publish("aa", in: cache)
    #expect(cache.library(for: "aa")?.lastPathComponent == library.lastPathComponent)
    #expect(cache.library(for: "a") == nil)
    #expect(cache.warning == nil)
  }

  @Test("A library that is cut short or no library is not used")
  func broken() throws {
    let folder = try TemporaryFolder()
    let cache = ProbeCache(folder: folder.url)
    let broken = [Data(), elf.dropLast(), Data(repeating: 0, count: elf.count)]
    for (index, data) in broken.enumerated() {
      let library = try publish("k\(index)", in: cache)
      try data.write(to: library)
      #expect(cache.library(for: "k\(index)") == nil)
      #expect(!FileManager.default.fileExists(atPath: library.path))
    }
  }

  @Test("Messages are found again, and neither cut short ones nor libraries in their place")
  func messages() throws {
    let folder = try TemporaryFolder()
    let cache = ProbeCache(folder: folder.url)
    cache.publish(messages: "no 'x'", for: "aa")
    #expect(cache.messages(for: "aa") == "no 'x'")
    #expect(cache.messages(for: "a") == nil)
    #expect(cache.library(for: "aa") == nil)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
      try folder.write(name, "no")
    }
    #expect(cache.messages(for: "aa") == nil)
  }

  @Test("Runs that publish and look up at the same time never see half a library")
  func concurrent() throws {
    let folder = try TemporaryFolder()
    let cache = ProbeCache(folder: folder.url)
    DispatchQueue.concurrentPerform(iterations: 100) { index in
      do {
        _ = try publish("k\(index % 3)", in: cache)
        let library = try #require(cache.library(for: "k\(index % 3)"))
        #expect(try Data(contentsOf: library) == elf)
      } catch {
        Issue.record(error)
      }
    }
  }

  @Test("The libraries that were not used for longest make room for new ones")
  func pruned() throws {
    let folder = try TemporaryFolder()
    var cache = ProbeCache(folder: folder.url)
    cache.limit = 3
    for index in 0..<3 {
      let library = try publish("k\(index)", in: cache)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: Double(index) - 1000)],
        ofItemAtPath: library.path)
    }
    #expect(cache.library(for: "k0") != nil)
    _ = try publish("k3", in: cache)
    #expect(
      ["k0", "k1", "k2", "k3"].filter { cache.library(for: $0) != nil } == ["k0", "k2", "k3"])
  }

  @Test("A cache folder that cannot be used costs a warning and nothing else")
  func unusable() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("file", "")
    let cache = ProbeCache(folder: URL(fileURLWithPath: file))
    defer { try? FileManager.default.removeItem(at: cache.folder) }
    #expect(cache.warning?.contains(file) == true)
    let library = try publish("k", in: cache)
    #expect(cache.library(for: "k")?.lastPathComponent == library.lastPathComponent)
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
    let compiler = ProbeCompiler(
      compiler: SwiftCompiler(path: "swiftc", identity: "1"), moduleFolders: ["m"])
    func key(_ text: String, _ stamp: String) -> String {
      let unit = SourceUnit(name: "A", files: [.init(path: "A.swift", text: text)])
      return compiler.cacheKey(for: ProbeSources(unit), stamp: stamp)
    }
    #expect(key("a", "s") == key("a", "s"))
    #expect(Set([key("a", "s"), key("b", "s"), key("a", "t")]).count == 3)
  }
}
