import HeadlessUI

/// A change of one write that may make layout settle, in order of how little it changes.
public enum Remedy: String, Codable, CaseIterable, Sendable {
  /// Only write what is not the same already.
  case equalityGuard
  /// Only write what differs by half a pixel or more.
  case halfPixelTolerance
  /// Round to whole pixels before writing.
  case roundToPixel
  /// Write only over the value that the state had at first.
  case keepFirst
  /// Do not write at all.
  case drop

  /// What the remedy is, in words.
  public var explanation: String {
    switch self {
    case .equalityGuard: "write only values that differ from the current one"
    case .halfPixelTolerance: "write only differences of half a pixel or more"
    case .roundToPixel: "round to whole pixels before writing"
    case .keepFirst: "write only over the first value"
    case .drop: "leave the write out, if nothing needs it"
    }
  }

  /// Whether it only makes sense for lengths.
  var isAboutPixels: Bool { self == .halfPixelTolerance || self == .roundToPixel }

  /// Whether it is about what goes on: a value that is written less than half a pixel apart, and moves frames by
  /// more, is no length but a factor, unless it is as large as lengths are.
  func isMeant(for verdict: LoopVerdict, writing value: Double?) -> Bool {
    guard self == .halfPixelTolerance else { return true }
    switch verdict {
    case .diverging(let rate, let factor): return factor == nil && rate > 0 && rate < 2
    case .oscillating(_, let movement): return movement < 2 || value.map { abs($0) >= 2 } ?? true
    case .settled, .churning, .undetermined: return true
    }
  }

  /// What the remedy does to the writes of sites.
  @MainActor
  func intervention(at sites: Set<WriteSite>, pixel: Double) -> WriteIntervention {
    switch self {
    case .equalityGuard:
      return sites.intervention { write, _, _ in write.hasSameContent ? .prevent : .allow }
    case .halfPixelTolerance:
      return sites.intervention { _, old, new in
        guard let old, let new, old.count == new.count else { return .allow }
        let isSmall = zip(old, new).allSatisfy { abs($0 - $1) < pixel / 2 }
        return isSmall ? .prevent : .allow
      }
    case .roundToPixel:
      return sites.intervention { _, _, _ in .round(to: pixel) }
    case .keepFirst:
      let memory = FirstValues()
      return sites.intervention { write, _, _ in memory.isFirst(write) ? .allow : .prevent }
    case .drop:
      return sites.dropped
    }
  }
}

/// The values that states had when they were first written.
@MainActor
private final class FirstValues {
  private struct State: Hashable {
    var id: Int
    var name: String
  }

  private var first: [State: String] = [:]

  func isFirst(_ write: StateWrite) -> Bool {
    let state = State(id: write.stateID, name: write.state)
    guard let value = first[state] else {
      first[state] = write.old
      return true
    }
    // What is not known may have changed.
    return !value.isEmpty && value == write.old
  }
}
