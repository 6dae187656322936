import HeadlessUI

/// A change of one write that may make layout settle, in order of how little it changes.
public enum Remedy: String, Codable, CaseIterable, Sendable {
  /// Only write what is not the same already.
  case equalityGuard
  /// Only write what differs by half a pixel or more.
  case halfPixelTolerance
  /// Round to whole pixels before writing.
  case roundToPixel
  /// Write once and never again.
  case keepFirst
  /// Do not write at all.
  case drop

  /// What the remedy is, in words.
  public var explanation: String {
    switch self {
    case .equalityGuard: "write only what is not the same already"
    case .halfPixelTolerance: "write only what differs by half a pixel or more"
    case .roundToPixel: "round to whole pixels before writing"
    case .keepFirst: "keep the first value"
    case .drop: "do not write it"
    }
  }

  /// How it looks in Swift, for a state of this name.
  func code(_ state: String) -> String {
    let name = state.split(separator: ".").last.map(String.init) ?? state
    return switch self {
    case .equalityGuard:
      "if newValue != \(name) { \(name) = newValue }  // a Path: compare its description"
    case .halfPixelTolerance:
      "if abs(newValue - \(name)) >= 0.5 / displayScale { \(name) = newValue }"
    case .roundToPixel: "\(name) = (newValue * displayScale).rounded() / displayScale"
    case .keepFirst: "if !hasWritten { hasWritten = true; \(name) = newValue }"
    case .drop: "// \(name) = newValue"
    }
  }

  @MainActor
  func intervention(at site: WriteSite, pixel: Double) -> WriteIntervention {
    switch self {
    case .equalityGuard:
      return site.intervention { write, _, _ in write.hasSameContent ? .prevent : .allow }
    case .halfPixelTolerance:
      return site.intervention { _, old, new in
        guard let old, let new, old.count == new.count else { return .allow }
        let isSmall = zip(old, new).allSatisfy { abs($0 - $1) < pixel / 2 }
        return isSmall ? .prevent : .allow
      }
    case .roundToPixel:
      return site.intervention { _, _, _ in .round(to: pixel) }
    case .keepFirst:
      let memory = FirstWrite()
      return site.intervention { _, _, _ in memory.isFirst() ? .allow : .prevent }
    case .drop:
      return site.intervention(WriteSite.drop)
    }
  }
}

@MainActor
private final class FirstWrite {
  private var wasWritten = false

  func isFirst() -> Bool {
    defer { wasWritten = true }
    return !wasWritten
  }
}
