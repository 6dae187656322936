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
  public var ring: [RingStep]
  /// The earliest write without which (and without all others of its line) it settles; nil if it
  /// settles anyway, or if that was not found out.
  public var firstOffendingWrite: StateWrite?
  /// The first writes of other lines that must go as well for it to settle; nil if one is enough.
  public var alsoOffending: [StateWrite]?
  /// Whether a second run went another way: it depends on chance, the time, or on what is kept
  /// outside of the view. Nil if that was not tried, or it did not.
  public var differs: Bool?
  /// Whether layout is at rest each time until something changes a value that goes on by itself: a
  /// timer that repeats, a task that sleeps again and again, a timeline view. Nil if it settles, or if
  /// layout itself keeps it going.
  public var followsClocks: Bool?
  /// What was tried and makes it settle, the smallest change first.
  public var remedies: [RemedyReport]
  /// What real hosts would do.
  public var hosts: [HostForecast]
  /// True if finding out why took more work than is spent on it, so that causes and remedies may be
  /// missing; nil otherwise.
  public var explanationIsCut: Bool?
  /// How far simulated time was followed, and what goes on or is pending; nil for a model without
  /// time.
  public var time: FollowedTime?

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
    /// The frames that moved, of those that move furthest; in the first pass, all of these. Nil where
    /// they are no longer known, or only one pass was made.
    public var frames: [MovedFrame]?
  }

  /// A step of the chain by which a write leads to itself.
  public struct RingStep: Equatable, Sendable, Codable, CustomStringConvertible {
    /// The step in words.
    public var text: String
    /// The line that does it; nil for what the engine does.
    public var place: SourcePlace?

    private enum Field: String, CodingKey {
      case text, place
    }

    init(text: String, place: SourcePlace?) {
      self.text = text
      self.place = place
    }

    /// Reads what is encoded, or the text alone, as it was written before lines were known.
    public init(from decoder: any Decoder) throws {
      if let text = try? decoder.singleValueContainer().decode(String.self) {
        self.init(text: text, place: nil)
        return
      }
      let values = try decoder.container(keyedBy: Field.self)
      self.init(
        text: try values.decode(String.self, forKey: .text),
        place: try values.decodeIfPresent(SourcePlace.self, forKey: .place))
    }

    /// The step with its line.
    public var description: String { text + (place.map { ", at \($0)" } ?? "") }
  }

  /// What a written state does to the layout.
  public struct StateRole: Equatable, Sendable, Codable {
    /// What a state does.
    public enum Effect: String, Sendable, Codable {
      /// Frames are others without it.
      case layoutAffecting
      /// Frames are the same without it: a colour, a rotation.
      case paintOnly
      /// It could not be tried.
      case unknown
    }

    /// The view's type and the property.
    public var state: String
    /// Who wrote it, each once.
    public var writers: [String]
    /// The lines that wrote it; nil where none is known.
    public var places: [SourcePlace]?
    /// How many states of the name were written, one for each instance of the view; nil for one.
    public var instances: Int?
    /// How often it was changed.
    public var applied: Int
    /// How often an equal value was written.
    public var equal: Int
    /// How often a write was dropped because it was made during an update.
    public var dropped: Int
    /// The effect of the state on the layout.
    public var effect: Effect
    /// How often it was changed through which layout value key, or property of a layout.
    public var keys: [String: Int] = [:]
  }

  /// A remedy that was tried by replaying the run with it.
  public struct RemedyReport: Equatable, Sendable, Codable {
    /// The change that was tried.
    public var remedy: Remedy
    /// The state whose writes were changed.
    public var state: String
    /// Passes until it settled.
    public var passes: Int
    /// How it looks in Swift: what stands at the line that writes.
    public var code: String
    /// The line that writes; nil where it is not known.
    public var place: SourcePlace?
    /// What it replaces in the sources; nil where they cannot be read.
    public var edits: [SourceEdit]?
  }
}
