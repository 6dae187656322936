import Foundation

/// Takes note of the stand-ins that a probe comes by while it runs.
package enum StandInUse {
  /// With what the message of a stand-in begins that cannot go on.
  package static let trapMark = "stand-in: "

  /// With what the label of a sample begins that stands for an object of the environment.
  package static let missingObjectMark = "a sample replaces the missing object of type "

  /// Whether the stand-in of this label may be why an object is missing from the environment: all may but
  /// views that are placeholders, and the samples of such objects themselves.
  package static func mayHideObjects(_ label: String) -> Bool {
    !isView(label) && !label.hasPrefix(missingObjectMark)
  }

  /// Whether the stand-in of this label stands where a view was.
  package static func isView(_ label: String) -> Bool {
    [": a placeholder replaces ", ": its content replaces "].contains(where: label.contains)
  }

  /// Whether the stand-in of this label may be a value, or have been made one of, rather than be a view
  /// or a modifier.
  package static func isValue(_ label: String) -> Bool {
    let isLeftOut = label.hasSuffix(" is left out") && !label.contains(": the body of ")
    return !isView(label) && !isLeftOut
  }

  /// Those of one probe.
  package final class Notes: Sendable {
    private let noted = Locked<Set<String>>([])

    /// Nothing is noted yet.
    package init() {}

    /// What was noted, in order.
    package var labels: [String] { noted.withLock { $0.sorted() } }

    fileprivate func add(_ label: String) { noted.withLock { _ = $0.insert(label) } }
  }

  /// Where the running probe's are noted; nil if nothing runs that wants to know.
  @TaskLocal package static var notes: Notes?

  /// With what the label of a body begins that is compiled only once something calls it.
  package static let deferredMark = "deferred: "

  private static let follower = Locked<(@Sendable (String) -> Void)?>(nil)

  /// Whether anything wants to know of stand-ins.
  static var isNoted: Bool { notes != nil || follower.withLock { $0 } != nil }

  /// Calls `body` with the label of each stand-in that is come by, on any thread and whether a probe
  /// runs or not.
  package static func follow(_ body: @escaping @Sendable (String) -> Void) {
    follower.withLock { $0 = body }
  }

  /// Something was looked for in vain that the program finds where it is installed: no stand-in, but what
  /// comes of it may not be the program's fault.
  static func noteMissing(_ label: String) { follower.withLock { $0 }?(label) }

  /// What a sample of a text is.
  static let sampleText = "Sample"

  /// A stand-in did something, or was read.
  static func note(_ label: String) {
    // One that a sample was made of has no place: what the sample stands for was noted.
    guard !label.isEmpty, label != sampleText else { return }
    follower.withLock { $0 }?(label)
    if !label.hasPrefix(deferredMark) { notes?.add(label) }
  }
}
