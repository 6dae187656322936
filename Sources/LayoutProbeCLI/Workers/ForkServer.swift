#if os(Linux)
  import Foundation

  /// A process that was split off before this one had a second thread, and makes workers by
  /// splitting them off itself: what a program needs to start, it has then done once and not for
  /// each of them. It also starts other programs, and ends all of it when this process ends, for
  /// any reason.
  ///
  /// Each worker is a process of its own all the same: nothing that it does reaches another one.
  ///
  /// The lock makes the unchecked conformance true.
  final class ForkServer: WorkerServer, @unchecked Sendable {
    /// What a process is started with.
    struct Request: Codable, Sendable {
      /// The program that it becomes; nil if it is a worker that is split off.
      var executable: String?
      /// Those of the program, or of the command that the worker runs.
      var arguments: [String]
      /// Added to the server's own.
      var environment: [String: String] = [:]
      var output: String
      var errors: String
    }

    typealias Fork = @convention(c) () -> pid_t

    private let process: pid_t
    private let lock = NSLock()
    /// The ends of this process. The server ends as soon as one of them is closed.
    private let connections: [Int32]
    /// Each serves one worker at a time.
    private var free: [Int32]
    /// Whether there may be something to end with the server.
    private var hasStarted = false

    private static let maximumConnections = 32
    /// Of a server that is asked to do something that takes no time, in seconds.
    private static let patience = 5.0
    /// The same where it may still be on its own start.
    private static let patienceAtStart = 60.0

    /// Splits the server off; nil where that is not safe, or not to be had.
    ///
    /// - Parameters:
    ///   - other: a server that was split off before, with which this one has nothing to do.
    ///   - run: what a worker does; its exit code.
    @MainActor
    init?(besides other: ForkServer? = nil, run: @MainActor ([String]) -> ExitCode) {
      // A stream that is closed would be taken for a connection's number.
      let hasStreams = (0...2).allSatisfy { fcntl($0, F_GETFD) >= 0 }
      guard let fork = ForkServer.fork, hasStreams, ForkServer.hasOneThread else { return nil }
      var own: [Int32] = []
      var theirs: [Int32] = []
      // Compilers may run beside workers.
      let count = min(
        2 * ProcessInfo.processInfo.activeProcessorCount, ForkServer.maximumConnections)
      for _ in 0..<max(1, count) {
        var ends: [Int32] = [0, 0]
        let type = Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { break }
        own.append(ends[0])
        theirs.append(ends[1])
      }
      fflush(nil)
      let process = own.isEmpty ? -1 : fork()
      if process == 0 {
        (own + (other?.connections ?? [])).forEach { close($0) }
        guard let side = ForkSide(connections: theirs, fork: fork) else {
          _exit(ExitCode.internalError.rawValue)
        }
        side.serve(run)
      }
      theirs.forEach { close($0) }
      guard process > 0 else {
        own.forEach { close($0) }
        return nil
      }
      self.process = process
      connections = own
      free = own
    }

    /// Swift does not offer it, since most of a program is missing in the new process if there was
    /// more than one thread.
    private static let fork: Fork? = dlsym(nil, "fork").map { unsafeBitCast($0, to: Fork.self) }

    private static var hasOneThread: Bool {
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count) == 1
    }

    func run(
      _ arguments: [String], output: URL, errors: URL, limit: TimeLimit
    ) -> ChildProcess.End? {
      run(
        Request(arguments: arguments, output: output.path, errors: errors.path), output, errors,
        limit)
    }

    func run(_ child: ChildProcess, limit: TimeLimit) -> ChildProcess.End? {
      run(
        Request(
          executable: child.executable, arguments: child.arguments,
          environment: child.environment, output: child.output.path, errors: child.errors.path),
        child.output, child.errors, limit)
    }

    private func run(
      _ request: Request, _ output: URL, _ errors: URL, _ limit: TimeLimit
    ) -> ChildProcess.End? {
      guard let connection = lock.withLock({ free.popLast() }) else { return nil }
      guard let message = try? JSONEncoder().encode(request), !message.isEmpty,
        let worker = Interruption.shared.run({ start(message, connection) })
      else { return nil }  // The next worker would fail for the same reason.
      defer { Interruption.shared.forget(worker) }
      var end = ChildProcess.End()
      var watch = TimeLimit.Watch(limit, worker)
      var hasEnded = false
      while !hasEnded, let seconds = watch.next() {
        hasEnded = ForkServer.hasAnswer(connection, within: seconds)
      }
      if !hasEnded {
        end.timeLimit = watch.limitReached
        limit.atTimeout(worker) { ForkServer.hasAnswer(connection, within: 0) }
        if !ForkServer.hasAnswer(connection, within: 0) { ChildProcess.kill(worker) }
      }
      guard let status = number(from: connection, within: ForkServer.patience) else {
        // The server has gone, and the worker with it.
        end.signal = SIGKILL
        end.read(output: output, errors: errors)
        return end
      }
      lock.withLock { free.append(connection) }
      if status & 0x7F == 0 { end.status = status >> 8 & 0xFF } else { end.signal = status & 0x7F }
      end.read(output: output, errors: errors)
      return end
    }

    private func start(_ message: Data, _ connection: Int32) -> pid_t? {
      let sent = message.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
      guard sent == message.count,
        let worker = number(from: connection, within: ForkServer.patienceAtStart), worker > 0
      else { return nil }
      lock.withLock { hasStarted = true }
      return worker
    }

    private static func hasAnswer(_ connection: Int32, within seconds: Double) -> Bool {
      var watched = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
      return poll(&watched, 1, Int32((seconds * 1000).rounded(.up))) > 0
    }

    /// What the server says; nil if it has gone, or does not answer, whereupon it is ended.
    private func number(from connection: Int32, within seconds: Double) -> Int32? {
      let start = ContinuousClock.now
      while true {
        let left = seconds - (ContinuousClock.now - start) / .seconds(1)
        guard left > 0 else {
          kill(process, SIGKILL)
          return nil
        }
        guard ForkServer.hasAnswer(connection, within: left) else { continue }
        var number: Int32 = 0
        let count = recv(connection, &number, MemoryLayout<Int32>.size, 0)
        if count == MemoryLayout<Int32>.size { return number }
        guard count < 0, errno == EINTR else { return nil }
      }
    }

    func stop() {
      // Unlike closing them, this is safe while another thread waits for an answer.
      connections.forEach { _ = shutdown($0, Int32(SHUT_RDWR)) }
      if !lock.withLock({ hasStarted }) { kill(process, SIGKILL) }
      let start = ContinuousClock.now
      var status: Int32 = 0
      while waitpid(process, &status, WNOHANG) == 0 {
        let hasTime = ContinuousClock.now - start < .seconds(ForkServer.patience)
        if hasTime { usleep(500) } else { kill(process, SIGKILL) }
      }
    }
  }
#endif
