#if os(Linux)
  import Foundation

  /// The process that a ``ForkServer`` is: it has one thread, and no part of the program's work.
  @MainActor
  struct ForkSide {
    private let connections: [Int32]
    private let fork: ForkServer.Fork
    private let poll: Poll

    private typealias Poll =
      @convention(c) (
        UnsafeMutablePointer<pollfd>, nfds_t, UnsafePointer<timespec>?, UnsafePointer<sigset_t>?
      ) -> Int32

    /// Nil where the system cannot wait for requests and the ends of processes at once.
    init?(connections: [Int32], fork: ForkServer.Fork) {
      // Swift does not offer it.
      guard let poll = dlsym(nil, "ppoll") else { return nil }
      self.connections = connections
      self.fork = fork
      self.poll = unsafeBitCast(poll, to: Poll.self)
    }

    /// Requests longer than this are not understood.
    private static let maximumLength = 1 << 17

    func serve(_ run: @MainActor ([String]) -> ExitCode) -> Never {
      // A signal to the program's group is meant for the program, which then ends this process.
      setpgid(0, 0)
      Strays.adopt()
      // No process must wait for this one to close the streams that the program was given.
      ForkSide.redirect(0, to: "/dev/null", O_RDONLY)
      for descriptor in [Int32(1), 2] { ForkSide.redirect(descriptor, to: "/dev/null", O_WRONLY) }
      StackRoom.raise()
      ForkSide.leaveCrashesAlone()
      var masks = ForkSide.holdBackEnds()
      // By the numbers of their connections.
      var workers: [Int: pid_t] = [:]
      while true {
        finishEnded(&workers)
        var watched = connections.indices.map { index in
          // A connection is listened to when its worker is done, but its end is always seen.
          pollfd(
            fd: connections[index], events: workers[index] == nil ? Int16(POLLIN) : 0, revents: 0)
        }
        guard poll(&watched, nfds_t(watched.count), nil, &masks.waiting) > 0 else { continue }
        for index in connections.indices where watched[index].revents != 0 {
          guard watched[index].revents & Int16(POLLIN) != 0 else { end(workers) }
          workers[index] = start(connections[index], workers, masks.before, run)
        }
      }
    }

    /// Has the ends of children seen only while this process waits, which they end.
    ///
    /// - Returns: the signals that a child is to hold back, as they were, and those that are held back
    ///   while this process waits.
    private static func holdBackEnds() -> (before: sigset_t, waiting: sigset_t) {
      signal(SIGCHLD) { _ in }
      var ends = sigset_t()
      sigemptyset(&ends)
      sigaddset(&ends, SIGCHLD)
      var before = sigset_t()
      sigprocmask(SIG_BLOCK, &ends, &before)
      // The parent may have blocked the signal, as threads of Dispatch do.
      var waiting = before
      sigdelset(&waiting, SIGCHLD)
      return (before, waiting)
    }

    /// The program has gone, and so goes all that it asked for.
    private func end(_ workers: [Int: pid_t]) -> Never {
      for worker in workers.values { killpg(worker, SIGKILL) }
      Strays.end(except: [])
      _exit(ExitCode.success.rawValue)
    }

    private func start(
      _ connection: Int32, _ workers: [Int: pid_t], _ mask: sigset_t,
      _ run: @MainActor ([String]) -> ExitCode
    ) -> pid_t? {
      var bytes = [UInt8](repeating: 0, count: ForkSide.maximumLength)
      let count = recv(connection, &bytes, bytes.count, 0)
      guard count > 0 else { end(workers) }
      guard
        let request = try? JSONDecoder().decode(
          ForkServer.Request.self, from: Data(bytes.prefix(count))),
        request.executable.map({ access($0, X_OK) == 0 }) ?? true
      else {
        ForkSide.send(-1, connection)
        return nil
      }
      let server = getpid()
      let process = fork()
      if process == 0 {
        setpgid(0, 0)
        // What the worker leaves behind comes to the server.
        Strays.adopt()
        Strays.endWithParent(server)
        signal(SIGCHLD, SIG_DFL)
        var mask = mask
        sigprocmask(SIG_SETMASK, &mask, nil)
        for descriptor in connections { close(descriptor) }
        ForkSide.redirect(1, to: request.output, O_WRONLY | O_CREAT | O_TRUNC)
        ForkSide.redirect(2, to: request.errors, O_WRONLY | O_CREAT | O_TRUNC)
        if let executable = request.executable { ForkSide.become(executable, request) }
        exit(run(request.arguments).rawValue)
      }
      guard process > 0 else {
        ForkSide.send(-1, connection)
        return nil
      }
      // On both sides, as it is not known which process runs first.
      setpgid(process, process)
      ForkSide.send(process, connection)
      return process
    }

    private static func become(_ executable: String, _ request: ForkServer.Request) -> Never {
      for (name, value) in request.environment { setenv(name, value, 1) }
      var arguments = ([executable] + request.arguments).map { strdup($0) } + [nil]
      execv(executable, &arguments)
      _exit(127)
    }

    /// Tells the program which workers have ended, when nothing is left of what they started.
    private func finishEnded(_ workers: inout [Int: pid_t]) {
      while true {
        var status: Int32 = 0
        let process = waitpid(-1, &status, WNOHANG)
        if process < 0, errno == EINTR { continue }
        guard process > 0 else { return }
        guard let index = workers.first(where: { $0.value == process })?.key else { continue }
        workers[index] = nil
        Strays.end(except: Set(workers.values))
        ForkSide.send(status, connections[index])
      }
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
