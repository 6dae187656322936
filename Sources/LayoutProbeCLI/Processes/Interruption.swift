import Foundation

/// What must not outlive the program when a signal ends it: processes that it started, folders and
/// files of its own.
///
/// All of it is behind a lock, which makes the unchecked conformance true. Once the program is
/// ending the lock is never released, so that nothing new is started.
final class Interruption: @unchecked Sendable {
  static let shared = Interruption()

  private let lock = NSLock()
  private var processes: Set<pid_t> = []
  private var paths: Set<String> = []
  private var sources: [any DispatchSourceSignal] = []
  /// Children that are no processes of the program: those that it was born with.
  private var others: Set<pid_t> = []
  private var isStarted = false
  private var servers: [any WorkerServer] = []
  private var ownSupervisor: (any WorkerServer)?
  private var lastWords: (@Sendable () -> Void)?

  /// What starts processes that end with the program, however it ends; nil if nothing does.
  var supervisor: (any WorkerServer)? { lock.withLock { ownSupervisor } }

  /// From now on, signals that ask the program to end also end and remove what is its own.
  func start(supervisor: (any WorkerServer)?, _ servers: [any WorkerServer]) {
    lock.withLock {
      guard !isStarted else { return }
      isStarted = true
      ownSupervisor = supervisor
      self.servers = servers
      #if os(Linux)
        others = Set(Strays.children(of: getpid()))
        Strays.adopt()
      #endif
      for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
        // The parent process may have decided that the program goes on, as nohup does.
        let before = signal(number, SIG_IGN)
        guard !Interruption.isIgnored(before) else { continue }
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler { [unowned self] in end(number) }
        source.resume()
        sources.append(source)
      }
    }
  }

  private static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Starts a process that ends with this one.
  func run(_ process: Process) throws {
    try lock.withLock {
      try process.run()
      processes.insert(process.processIdentifier)
    }
  }

  /// Starts a process that ends with this one, in another way; nil if it could not be started.
  func run(_ start: () -> pid_t?) -> pid_t? {
    lock.withLock {
      let process = start()
      if let process { processes.insert(process) }
      return process
    }
  }

  /// Ends what processes of the program have left behind.
  func endStrays() {
    #if os(Linux)
      lock.withLock {
        // Without that, none of them comes to this process, and which ones are others' is not known.
        guard isStarted else { return }
        Strays.end(except: others.union(processes))
      }
    #endif
  }

  /// A process has ended by itself: its number may soon be another's.
  func forget(_ process: pid_t) { lock.withLock { _ = processes.remove(process) } }

  /// A file or folder that is to be removed, unless it is forgotten before.
  func add(path: String) { lock.withLock { _ = paths.insert(path) } }

  /// A folder that is to be removed, unless it is forgotten before; it is never made while the program
  /// is ending.
  func make(folder: URL, _ attributes: [FileAttributeKey: Any]) throws {
    try lock.withLock {
      paths.insert(folder.path)
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: attributes)
    }
  }

  /// A file or folder that is gone, or is to stay.
  func forget(path: String) { lock.withLock { _ = paths.remove(path) } }

  /// Sets what is still done when a signal ends the program: the results so far are handed over. Nil for
  /// nothing.
  func setLastWords(_ words: (@Sendable () -> Void)?) { lock.withLock { lastWords = words } }

  private func end(_ number: Int32) {
    lock.lock()
    for process in processes { ChildProcess.kill(process) }
    for server in servers { server.stop() }
    #if os(Linux)
      Strays.end(except: others)
    #endif
    for path in paths { Interruption.remove(path) }
    lastWords?()
    // By convention the code says which signal it was.
    let start = Terminal.isTerminal(Terminal.standardError) ? "\n" : ""
    Standard.write("\(start)layoutprobe: ended by signal \(number)\n", to: 2)
    _exit(128 + number)
  }

  /// Removes what threads of this process may still be writing into.
  private static func remove(_ path: String) {
    // Under another name, no file is added to a folder meanwhile, which would keep it there.
    let doomed = path + ".ended"
    let renamed = rename(path, doomed) == 0 ? doomed : path
    for _ in 0..<removalAttempts {
      try? FileManager.default.removeItem(atPath: renamed)
      if !FileManager.default.fileExists(atPath: renamed) { return }
      usleep(10_000)
    }
  }

  /// A process that is ending, or a file that a thread has just opened, is gone soon.
  private static let removalAttempts = 100
}
