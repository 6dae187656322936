/// How far simulated time was followed, and what goes on or waits beyond that.
public struct FollowedTime: Equatable, Sendable, Codable {
  /// Something that comes again and again.
  public struct Recurrence: Equatable, Sendable, Codable {
    /// What it does to the view.
    public enum Effect: String, Sendable, Codable {
      /// The view is the same after it.
      case nothing
      /// Values change, but no frame does.
      case paint
      /// Frames change.
      case layout
    }

    /// What it is: `a timer fires`.
    public var what: String
    /// The simulated seconds from one time to the next; nil if they vary.
    public var interval: Double?
    /// What it does to the view; nil if that is not known.
    public var effect: Effect?

    /// Something that comes again and again.
    public init(what: String, interval: Double?, effect: Effect? = nil) {
      self.what = what
      self.interval = interval
      self.effect = effect
    }
  }

  /// Something that is due once, later than time was followed.
  public struct Later: Equatable, Sendable, Codable {
    /// What it is: `a task wakes`.
    public var what: String
    /// When it is due, in simulated seconds.
    public var due: Double

    /// Something that is due once.
    public init(what: String, due: Double) {
      self.what = what
      self.due = due
    }
  }

  /// Whether what the view puts off was taken over. Where it was not (on Apple's platforms, and in
  /// programs that have the system's libraries linked into them), timers and sleeps were not followed.
  public var isSimulated: Bool
  /// The simulated seconds that were followed.
  public var seconds: Double
  /// Pieces of work that ran.
  public var events: Int
  /// Whether there was more work than is followed.
  public var isCut: Bool
  /// What comes again and again.
  public var recurring: [Recurrence]
  /// What is due once, after the seconds that were followed.
  public var later: [Later]
  /// What waits for something that cannot be simulated, each in a few words.
  public var pending: [String]

  /// How far simulated time was followed.
  public init(
    isSimulated: Bool = true, seconds: Double = 0, events: Int = 0, isCut: Bool = false,
    recurring: [Recurrence] = [], later: [Later] = [], pending: [String] = []
  ) {
    self.isSimulated = isSimulated
    self.seconds = seconds
    self.events = events
    self.isCut = isCut
    self.recurring = recurring
    self.later = later
    self.pending = pending
  }

  /// Whether nothing is left to come.
  public var isOver: Bool {
    !isCut && recurring.isEmpty && later.isEmpty && pending.isEmpty
  }
}
