#if os(Linux)
  import Foundation

  /// Processes that processes of this one started, and that outlive them or left their group.
  enum Strays {
    private typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32

    /// Swift does not offer it, as its number of arguments varies.
    private static let control = dlsym(nil, "prctl").map { unsafeBitCast($0, to: Control.self) }
    private static let setDeathSignal: Int32 = 1
    private static let setSubreaper: Int32 = 36

    /// From now on, a process that this one's processes started becomes a child of this one when its
    /// parent ends.
    static func adopt() { _ = control?(setSubreaper, 1, 0, 0, 0) }

    /// From now on, this process ends with its parent.
    static func endWithParent(_ parent: pid_t) {
      _ = control?(setDeathSignal, UInt(SIGKILL), 0, 0, 0)
      // It may have ended before.
      if getppid() != parent { _exit(ExitCode.internalError.rawValue) }
    }

    /// The children of a process; none where the system does not tell.
    static func children(of process: pid_t) -> [pid_t] {
      let folder = "/proc/\(process)/task"
      let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return threads.flatMap { thread in
        let text = try? String(contentsOfFile: "\(folder)/\(thread)/children", encoding: .utf8)
        return (text ?? "").split(whereSeparator: \.isWhitespace).compactMap { pid_t($0) }
      }
    }

    /// All that a process started and that these started, as far as none of those between has ended.
    static func descendants(of process: pid_t) -> [pid_t] {
      let children = children(of: process)
      return children + children.flatMap(descendants)
    }

    /// Ends all children of this process but some, and what becomes its child thereby.
    static func end(except known: Set<pid_t>) {
      let start = ContinuousClock.now
      while ContinuousClock.now - start < patience {
        let strays = children(of: getpid()).filter { !known.contains($0) }
        if strays.isEmpty { return }
        for stray in strays { kill(stray, SIGKILL) }
        usleep(1_000)
        for stray in strays { waitpid(stray, nil, WNOHANG) }
      }
    }

    /// A process that the system keeps from ending is left alone after this.
    private static let patience = Duration.seconds(1)
  }
#endif
