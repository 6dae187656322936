import LayoutProbe

/// What a worker is doing, in a file that both it and the process that watches it have mapped: it
/// survives every end of the worker.
struct ActivityRecord: Equatable, Sendable {
  /// How many probes were begun, those left out included.
  var begun = 0
  var probe: String?
  var place: SourcePlace?
  var activity: String?
  /// How far the probe had come.
  var stage = ProbeStage.layout
  /// The rule for which a layout was tried; nil if none was.
  var rule: String?
  /// The condition of a matrix under which the probe was laid out; nil for its own.
  var condition: String?
  /// How many passes of layout have ended in all, and how often simulated time went on within one.
  var steps: UInt64 = 0
  /// The line at which a check ended the worker; nil if it is not known, or none did.
  var trap: SourcePlace?
  /// Said by the worker itself before it ended: why.
  var verdict: String?

  /// The verdict of a worker that ran all its probes, which its exit code alone does not tell: the
  /// source may have ended the process.
  static let finished = "finished"

  /// The verdict of a worker in which the last probe broke what others need: they are another's.
  static let worn = "worn"

  /// The verdict of a worker that has said where it is, as it was asked to.
  static let sampled = "sampled"

  /// The verdict of a worker whose stack is full.
  static let overflow = "overflow"

  static let size = 4096

  private struct Stored: Codable {
    var begun: Int
    var probe: String?
    var place: SourcePlace?
    var stage: ProbeStage
  }

  /// Reads what a worker left behind.
  static func read(_ path: String) -> ActivityRecord {
    guard let data = FileManager.default.contents(atPath: path), data.count >= size else {
      return ActivityRecord()
    }
    let bytes = [UInt8](data)
    func text(_ part: Part) -> String? {
      let start = part.offset
      let length = Int(bytes[start]) | Int(bytes[start + 1]) << 8
      guard length > 0, length <= part.capacity else { return nil }
      return String(decoding: bytes[(start + 2)..<(start + 2 + length)], as: UTF8.self)
    }
    var record = ActivityRecord()
    if let head = text(.probe),
      let stored = try? JSONDecoder().decode(Stored.self, from: Data(head.utf8))
    {
      record.begun = stored.begun
      record.probe = stored.probe
      record.place = stored.place
      record.stage = stored.stage
    }
    record.steps = bytes.withUnsafeBytes {
      $0.loadUnaligned(fromByteOffset: placeOfSteps, as: UInt64.self)
    }
    record.activity = text(.activity)
    record.rule = text(.rule)
    record.condition = text(.condition)
    record.verdict = text(.verdict)
    record.trap = text(.trap).flatMap {
      try? JSONDecoder().decode(SourcePlace.self, from: Data($0.utf8))
    }
    return record
  }

  /// Behind all texts.
  private static let placeOfSteps = size - MemoryLayout<UInt64>.size

  /// A part of the file: two bytes of length, then UTF-8.
  private enum Part {
    case probe, activity, condition, rule, trap, verdict

    var offset: Int {
      switch self {
      case .probe: 0
      case .activity: 2048
      case .condition: 2816
      case .rule: 3072
      case .trap: 3200
      case .verdict: 3584
      }
    }

    var capacity: Int {
      switch self {
      case .probe: 2046
      case .activity: 766
      case .condition: 254
      case .rule: 126
      case .trap: 382
      case .verdict: 502
      }
    }
  }

  /// The worker's side.
  final class Writer: @unchecked Sendable {
    private let bytes: UnsafeMutablePointer<UInt8>
    /// What was reported lately, with its text: a layout is asked again and again.
    private var recent: [(activity: ProbeActivity, text: String)] = []
    private static let recentCount = 4
    private var steps: UInt64 = 0

    /// Maps the file, which must be there; nil if it cannot be mapped.
    init?(path: String) {
      let descriptor = open(path, O_RDWR)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      let mapped = mmap(
        nil, ActivityRecord.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
      guard let mapped, mapped != MAP_FAILED else { return nil }
      bytes = mapped.assumingMemoryBound(to: UInt8.self)
    }

    private func write(_ text: String, _ part: Part) {
      var text = text
      let count = text.withUTF8 { utf8 in
        let count = min(utf8.count, part.capacity)
        if let base = utf8.baseAddress {
          (bytes + part.offset + 2).update(from: base, count: count)
        }
        return count
      }
      bytes[part.offset] = UInt8(truncatingIfNeeded: count)
      bytes[part.offset + 1] = UInt8(truncatingIfNeeded: count >> 8)
    }

    func begin(_ number: Int, _ probe: Probe?, _ stage: ProbeStage = .layout) {
      let name = probe.map { String($0.name.prefix(400)) }
      let stored = Stored(begun: number, probe: name, place: probe?.place, stage: stage)
      if let data = try? JSONEncoder().encode(stored) {
        write(String(decoding: data, as: UTF8.self), .probe)
      }
      report(nil)
      write("", .rule)
      write("", .condition)
    }

    func lay(under condition: String) { write(condition, .condition) }

    func check(_ rule: String) { write(rule, .rule) }

    func report(_ activity: ProbeActivity?) {
      write(activity.map(text) ?? "", .activity)
    }

    private func text(_ activity: ProbeActivity) -> String {
      if let known = recent.first(where: { $0.activity == activity }) { return known.text }
      if recent.count == Writer.recentCount { recent.removeFirst() }
      let text = activity.description
      recent.append((activity, text))
      return text
    }

    func stepEnded() {
      steps &+= 1
      UnsafeMutableRawPointer(bytes).storeBytes(
        of: steps, toByteOffset: ActivityRecord.placeOfSteps, as: UInt64.self)
    }

    func trapped(at place: SourcePlace) {
      if let data = try? JSONEncoder().encode(place) {
        write(String(decoding: data, as: UTF8.self), .trap)
      }
    }

    func end(_ verdict: String) { write(verdict, .verdict) }
  }
}
