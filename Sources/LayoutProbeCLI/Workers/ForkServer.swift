#if os(Linux)
  import Foundation

  /// A process that was split off before this one had a second thread, and makes workers by
  /// splitting them off itself: what a program needs to start, it has then done once and not for
  /// each of them.
  ///
  /// Each worker is a process of its own all the same: nothing that it does reaches another one.
  ///
  /// The lock makes the unchecked conformance true.
  final class ForkServer: WorkerServer, @unchecked Sendable {
    /// What a worker is started with.
    struct Request: Codable, Sendable {
      /// Those of the command that the worker runs.
      var arguments: [String]
      var output: String
      var errors: String
    }

    private let process: pid_t
    private let lock = NSLock()
    /// The ends of this process. The server ends as soon as one of them is closed.
    private let connections: [Int32]
    /// Each serves one worker at a time.
    private var free: [Int32]

    private static let maximumConnections = 16

    /// Splits the server off; nil where that is not safe, or not to be had.
    ///
    /// - Parameters:
    ///   - prepare: what the server does before it serves.
    ///   - run: what a worker does; its exit code.
    @MainActor
    init?(
      preparing prepare: @MainActor () -> Void, run: @MainActor ([String]) -> ExitCode
    ) {
      // A stream that is closed would be taken for a connection's number.
      let hasStreams = (0...2).allSatisfy { fcntl($0, F_GETFD) >= 0 }
      guard let fork = ForkServer.fork, hasStreams, ForkServer.hasOneThread else { return nil }
      var own: [Int32] = []
      var other: [Int32] = []
      let count = min(ProcessInfo.processInfo.activeProcessorCount, ForkServer.maximumConnections)
      for _ in 0..<max(1, count) {
        var ends: [Int32] = [0, 0]
        let type = Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { break }
        own.append(ends[0])
        other.append(ends[1])
      }
      fflush(nil)
      let process = own.isEmpty ? -1 : fork()
      if process == 0 {
        own.forEach { close($0) }
        ForkSide(connections: other, fork: fork).serve(preparing: prepare, run: run)
      }
      other.forEach { close($0) }
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
    private static let fork: (@convention(c) () -> pid_t)? = dlsym(nil, "fork").map {
      unsafeBitCast($0, to: (@convention(c) () -> pid_t).self)
    }

    fileprivate static var hasOneThread: Bool {
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count) == 1
    }

    func run(
      _ arguments: [String], output: URL, errors: URL, limit: TimeLimit
    ) -> ChildProcess.End? {
      let request = Request(arguments: arguments, output: output.path, errors: errors.path)
      guard let connection = lock.withLock({ free.popLast() }) else { return nil }
      guard let message = try? JSONEncoder().encode(request), !message.isEmpty,
        let worker = Interruption.shared.run({ ForkServer.start(message, connection) })
      else { return nil }  // Whatever the reason is, the next worker would fare no better.
      defer { Interruption.shared.forget(worker) }
      var end = ChildProcess.End()
      var watched = pollfd(fd: connection, events: Int16(POLLIN), revents: 0)
      var watch = TimeLimit.Watch(limit, worker)
      var found: Int32 = 0
      while found == 0, let seconds = watch.next() {
        found = poll(&watched, 1, Int32((seconds * 1000).rounded(.up)))
        if found < 0, errno == EINTR { found = 0 }
      }
      if found == 0 {
        end.isTimedOut = true
        ChildProcess.kill(worker)
      }
      guard let status = ForkServer.number(from: connection) else {
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

    private static func start(_ message: Data, _ connection: Int32) -> pid_t? {
      let sent = message.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, 0) }
      guard sent == message.count, let worker = number(from: connection), worker > 0 else {
        return nil
      }
      return worker
    }

    fileprivate static func number(from connection: Int32) -> Int32? {
      var number: Int32 = 0
      while true {
        let count = recv(connection, &number, MemoryLayout<Int32>.size, 0)
        if count == MemoryLayout<Int32>.size { return number }
        guard count < 0, errno == EINTR else { return nil }
      }
    }

    func stop() {
      connections.forEach { close($0) }
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }
  }

  /// The server's own side.
  @MainActor
  private struct ForkSide {
    let connections: [Int32]
    let fork: @convention(c) () -> pid_t

    private struct Worker {
      let process: pid_t
      /// Ends when the worker does, which holds its other end.
      let life: Int32
    }

    /// Requests longer than this are not understood.
    private static let maximumLength = 1 << 17

    func serve(
      preparing prepare: @MainActor () -> Void, run: @MainActor ([String]) -> ExitCode
    ) -> Never {
      // Whoever signals the program's group means the program, which then ends this.
      setpgid(0, 0)
      // Nobody must wait for this process to close what the program was given.
      ForkSide.redirect(0, to: "/dev/null", O_RDONLY)
      for descriptor in [Int32(1), 2] { ForkSide.redirect(descriptor, to: "/dev/null", O_WRONLY) }
      StackRoom.raise()
      ForkSide.leaveCrashesAlone()
      prepare()
      // What a second thread holds, nobody would let go of in a worker. They start by themselves then.
      guard ForkServer.hasOneThread else { _exit(ExitCode.success.rawValue) }
      var workers: [Int: Worker] = [:]
      while true {
        var watched = connections.indices.map { index in
          // A connection is listened to when its worker is done, but its end is always seen.
          pollfd(
            fd: connections[index], events: workers[index] == nil ? Int16(POLLIN) : 0, revents: 0)
        }
        let busy = workers.sorted { $0.key < $1.key }
        watched += busy.map { pollfd(fd: $0.value.life, events: Int16(POLLIN), revents: 0) }
        guard poll(&watched, nfds_t(watched.count), -1) > 0 else { continue }
        for (index, worker) in zip(busy, watched.dropFirst(connections.count))
        where worker.revents != 0 {
          workers[index.key] = nil
          finish(index.value, connections[index.key])
        }
        for index in connections.indices where watched[index].revents != 0 {
          if watched[index].revents & Int16(POLLIN) != 0 {
            workers[index] = start(connections[index], workers, run)
          } else {
            _exit(ExitCode.success.rawValue)
          }
        }
      }
    }

    private func start(
      _ connection: Int32, _ workers: [Int: Worker], _ run: @MainActor ([String]) -> ExitCode
    ) -> Worker? {
      var bytes = [UInt8](repeating: 0, count: ForkSide.maximumLength)
      let count = recv(connection, &bytes, bytes.count, 0)
      guard count > 0 else { _exit(ExitCode.success.rawValue) }
      var life: [Int32] = [0, 0]
      guard
        let request = try? JSONDecoder().decode(
          ForkServer.Request.self, from: Data(bytes.prefix(count))),
        pipe(&life) == 0
      else {
        ForkSide.send(-1, connection)
        return nil
      }
      for end in life { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      let process = fork()
      if process == 0 {
        setpgid(0, 0)
        for descriptor in connections + workers.map(\.value.life) + [life[0]] { close(descriptor) }
        ForkSide.redirect(1, to: request.output, O_WRONLY | O_CREAT | O_TRUNC)
        ForkSide.redirect(2, to: request.errors, O_WRONLY | O_CREAT | O_TRUNC)
        exit(run(request.arguments).rawValue)
      }
      close(life[1])
      guard process > 0 else {
        close(life[0])
        ForkSide.send(-1, connection)
        return nil
      }
      // On both sides, for nobody knows which comes first.
      setpgid(process, process)
      ForkSide.send(process, connection)
      return Worker(process: process, life: life[0])
    }

    private func finish(_ worker: Worker, _ connection: Int32) {
      close(worker.life)
      var status: Int32 = 0
      while waitpid(worker.process, &status, 0) < 0, errno == EINTR {}
      ForkSide.send(status, connection)
    }

    private static func send(_ number: Int32, _ connection: Int32) {
      var number = number
      _ = Foundation.send(connection, &number, MemoryLayout<Int32>.size, 0)
    }

    /// The runtime would have backtraces made; a trap's own report is what the user needs.
    private static func leaveCrashesAlone() {
      for number in [SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP] {
        signal(number, SIG_DFL)
      }
    }

    private static func redirect(_ descriptor: Int32, to path: String, _ flags: Int32) {
      let file = open(path, flags, 0o600)
      guard file >= 0, file != descriptor else { return }
      dup2(file, descriptor)
      close(file)
    }
  }
#endif
