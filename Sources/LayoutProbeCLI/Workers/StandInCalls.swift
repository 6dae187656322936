import HeadlessUI

/// The stand-ins that a worker comes by, as it notes them at once: in a file that outlives it.
struct StandInCalls {
  /// The files whose code was called and was left out for the time being.
  private(set) var deferred: Set<String> = []
  /// What else stood in for something, each as `StandIn.label` has it.
  private(set) var labels: Set<String> = []

  /// The types of the objects that are missing from the environment, in the order in which they were read.
  private var missing: [String] = []

  /// Notes those of this process.
  static func record(to path: String) {
    let known = KnownLabels()
    StandInUse.follow { label in
      guard known.insert(label) else { return }
      // Opened for each: what runs may close any descriptor.
      let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { return }
      let line = Array((label + "\n").utf8)
      _ = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      close(descriptor)
    }
  }

  /// Reads what a worker noted.
  init(path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return }
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix(StandInUse.deferredMark) {
        deferred.insert(String(line.dropFirst(StandInUse.deferredMark.count)))
      } else if labels.insert(String(line)).inserted, line.hasPrefix(StandInUse.missingObjectMark) {
        missing.append(String(line.dropFirst(StandInUse.missingObjectMark.count)))
      }
    }
  }

  /// Those that may have made something else crash: values and calls, other than views that are
  /// placeholders and modifiers that are left out.
  var mayMislead: [String] { labels.filter(StandInUse.isValue).sorted() }

  /// Those that may keep an object from the environment.
  var mayHideObjects: [String] { labels.filter(StandInUse.mayHideObjects).sorted() }

  /// The same, where nothing else may keep them from the environment.
  var missingObjects: [String] { mayHideObjects.isEmpty ? missing : [] }

  // The labels are only touched with the lock held.
  private final class KnownLabels: @unchecked Sendable {
    private let lock = NSLock()
    private var labels: Set<String> = []

    func insert(_ label: String) -> Bool { lock.withLock { labels.insert(label).inserted } }
  }
}
