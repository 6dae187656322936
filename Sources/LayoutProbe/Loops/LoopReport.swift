import HeadlessUI

/// What became of following layout from pass to pass.
public struct LoopReport: Equatable, Sendable, Codable {
  /// Whether it comes to rest.
  public var verdict: LoopVerdict
  /// The passes, in order: all of a short run, the first and the last of a long one.
  public var passes: [PassReport]
  /// The states that were written, in the order of their first write.
  public var states: [StateRole]
  /// How the loop closes, step by step; empty if it settles.
  public var ring: [String]
  /// The earliest write without which (and without those like it) it settles; nil if it settles
  /// anyway, or if no single one is to blame.
  public var firstOffendingWrite: StateWrite?
  /// What was tried and makes it settle, the smallest change first.
  public var remedies: [RemedyReport]
  /// What real hosts would do.
  public var hosts: [HostForecast]

  /// One pass.
  public struct PassReport: Equatable, Sendable, Codable {
    /// The number of the pass, counted from 1.
    public var number: Int
    /// How often what was called.
    public var calls: CallCounts
    /// The calls of each layout that is not built in.
    public var layouts: [String: CallCounts]
    /// The bodies that were evaluated.
    public var bodies: [String: Int]
    /// How many frames are others than in the pass before.
    public var moved: Int
    /// The writes, in order; the first hundred.
    public var writes: [StateWrite]
    /// Where what moved is, of what moves furthest; in the first pass, where all of that is. Nil
    /// where nobody knows any more, or only one pass was made.
    public var frames: [MovedFrame]?
  }

  /// What a written state does to the layout.
  public struct StateRole: Equatable, Sendable, Codable {
    /// What a state does.
    public enum Effect: String, Sendable, Codable {
      /// Frames are others without it.
      case layoutAffecting
      /// Frames are the same without it: a colour, a rotation.
      case paintOnly
      /// Nobody could try.
      case unknown
    }

    /// The view's type and the property.
    public var state: String
    /// Who wrote it, each once.
    public var writers: [String]
    /// How often it was changed.
    public var applied: Int
    /// How often an equal value was written.
    public var equal: Int
    /// How often a write was dropped because it was made during an update.
    public var dropped: Int
    /// What it does.
    public var effect: Effect
    /// How often it was changed through which layout value key, or property of a layout.
    public var keys: [String: Int] = [:]
  }

  /// A remedy that was tried by replaying the run with it.
  public struct RemedyReport: Equatable, Sendable, Codable {
    /// What was changed.
    public var remedy: Remedy
    /// The state whose writes were changed.
    public var state: String
    /// Passes until it settled.
    public var passes: Int
    /// How it looks in Swift.
    public var code: String
  }
}
