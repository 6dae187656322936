import Foundation

/// The memory of this process.
enum Memory {
  private static func field(_ name: String) -> Double? {
    // The peak that the system counts with a process's other resources is inherited from the one
    // that started it; this one begins with the program.
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix(name) }),
      let number = line.split(whereSeparator: { " \t".contains($0) }).dropFirst().first,
      let kibibytes = Double(number)
    else { return nil }
    return kibibytes / 1024
  }

  private static var usage: Double {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return Double(usage.ru_maxrss) / 1024
    #else
      getrusage(RUSAGE_SELF, &usage)
      return Double(usage.ru_maxrss) / 1_048_576
    #endif
  }

  /// What is in use now, in MiB.
  static var current: Double { field("VmRSS:") ?? usage }

  /// The most that was ever in use, in MiB.
  static var peak: Double { field("VmHWM:") ?? usage }
}
