/// What was mended in modules whose code is compiled bit by bit, as it turns out to be called.
final class MendingMemory: @unchecked Sendable {
  private let lock = NSLock()
  private var known: [String: ModuleMending] = [:]
  private var found: [String: Set<String>] = [:]
  private var patience: [String: Patience] = [:]

  /// What was mended in a module, if anything was.
  func look(_ id: String) -> ModuleMending? { lock.withLock { known[id] } }

  /// Takes out what was mended in a module, if anything was.
  func take(_ id: String) -> ModuleMending? { lock.withLock { known.removeValue(forKey: id) } }

  func keep(_ mending: ModuleMending, _ id: String) { lock.withLock { known[id] = mending } }

  /// The files of a module that the compiler missed before.
  func found(_ id: String) -> Set<String> { lock.withLock { found[id] ?? [] } }

  func keep(found paths: Set<String>, _ id: String) { lock.withLock { found[id] = paths } }

  /// How long the compiler may take for expressions of a module, if it was compiled before.
  func patience(_ id: String) -> Patience? { lock.withLock { patience[id] } }

  func keep(_ patience: Patience, _ id: String) { lock.withLock { self.patience[id] = patience } }
}
