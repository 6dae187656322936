import Foundation

/// Compiles what the cache does not hold yet. What does not compile is not tried again until
/// something about it changes.
struct CachedProbeCompiler: Sendable {
  enum Outcome: Equatable, Sendable {
    case library(URL, isCached: Bool)
    case failed(messages: String)
  }

  let compiler: ProbeCompiler
  let cache: ProbeCache
  /// The identity of the modules that the sources are compiled against.
  let stamp: String

  init(compiler: ProbeCompiler, cache: ProbeCache, stamp: String) {
    var compiler = compiler
    if compiler.moduleCache == nil {
      compiler.moduleCache = cache.folder.appendingPathComponent("modules").path
    }
    self.compiler = compiler
    self.cache = cache
    self.stamp = stamp
  }

  func library(for sources: ProbeSources) throws -> Outcome {
    let key = compiler.cacheKey(for: sources, stamp: stamp)
    if let library = cache.library(for: key) { return .library(library, isCached: true) }
    if let messages = cache.messages(for: key) { return .failed(messages: messages) }
    let folder = try cache.makeWorkFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    switch try compiler.compile(sources, in: folder) {
    case .compiled(let library):
      return .library(try cache.publish(library, for: key), isCached: false)
    case .failed(let messages, let isFinal):
      if isFinal { cache.publish(messages: messages, for: key) }
      return .failed(messages: messages)
    }
  }
}
