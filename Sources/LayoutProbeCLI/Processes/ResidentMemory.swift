import Foundation

/// How much memory this process has in use.
struct ResidentMemory: Sendable {
  #if os(Linux)
    /// Higher than the numbers that programs get: a file that is opened for each look would come and go
    /// among those that ``OpenDescriptors`` compares.
    private static let lowest: Int32 = 1001
    private static let path = "/proc/self/statm"
    private let file: Int32

    init() {
      let opened = open(ResidentMemory.path, O_RDONLY | O_CLOEXEC)
      file = fcntl(opened, F_DUPFD_CLOEXEC, ResidentMemory.lowest)
      close(opened)
    }

    /// Nil if it is not known.
    var bytes: UInt64? {
      // The user's code may have closed the file, or put another in its place.
      guard let text = text ?? (try? String(contentsOfFile: ResidentMemory.path, encoding: .utf8))
      else { return nil }
      let fields = text.split(whereSeparator: \.isWhitespace).map { UInt64($0) }
      guard fields.count == 7, let pages = fields[1] else { return nil }
      return pages * UInt64(sysconf(Int32(_SC_PAGESIZE)))
    }

    private var text: String? {
      var buffer = [UInt8](repeating: 0, count: 256)
      let length = pread(file, &buffer, buffer.count, 0)
      return length > 0 ? String(decoding: buffer.prefix(length), as: UTF8.self) : nil
    }
  #else
    /// The most that it had in use; nil if it is not known.
    var bytes: UInt64? {
      var usage = rusage()
      guard getrusage(RUSAGE_SELF, &usage) == 0 else { return nil }
      return UInt64(usage.ru_maxrss)
    }
  #endif
}
