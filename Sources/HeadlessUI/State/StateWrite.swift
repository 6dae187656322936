import Foundation

/// A write of state: what, by whom, when, and what became of it.
public struct StateWrite: Sendable, Codable, Equatable {
  /// Who wrote.
  public struct Source: Sendable, Codable, Equatable {
    /// What kind of code.
    public enum Kind: String, Sendable, Codable {
      /// A layout, through a binding that it was handed.
      case layout
      /// An action of a view: `onAppear`, `onChange`, a preference, a task.
      case action
    }

    /// What kind of code wrote.
    public var kind: Kind
    /// The layout's or the action's name.
    public var name: String
    /// Where the layout is in the tree; empty for an action.
    public var path: String
    /// The layout value key, or the layout's property, that held the binding.
    public var key: String?
    /// The index of the subview that carried the binding.
    public var child: Int?

    /// A source.
    public init(kind: Kind, name: String, path: String, key: String?, child: Int?) {
      self.kind = kind
      self.name = name
      self.path = path
      self.key = key
      self.child = child
    }
  }

  /// When a write was made.
  public enum Phase: String, Sendable, Codable {
    /// While a layout was sizing or placing.
    case layout
    /// While a view's body was evaluated.
    case body
    /// In an action of a view.
    case action
    /// At any other time: from a queue, a task, an event.
    case outside
  }

  /// What became of a write.
  public enum Outcome: String, Sendable, Codable {
    /// It changed the state.
    case applied
    /// The value was the one that was there.
    case equal
    /// It was made during an update, where SwiftUI drops it.
    case dropped
    /// Somebody who replays the run held it back.
    case prevented
  }

  /// The pass in which it was made, counted from 1.
  public var pass: Int
  /// The state: the view's type and the property.
  public var state: String
  /// The number of the state among all that the host made, to tell those of one name apart.
  public var stateID: Int
  /// Who wrote; nil if nobody knows.
  public var source: Source?
  /// When it was made.
  public var phase: Phase
  /// The value before, in short.
  public var old: String
  /// The value written, in short.
  public var new: String
  /// What became of it.
  public var outcome: Outcome
  /// Whether old and new have the same content although they do not compare equal.
  public var hasSameContent: Bool

  /// A write.
  public init(
    pass: Int, state: String, stateID: Int, source: Source? = nil, phase: Phase = .outside,
    old: String, new: String, outcome: Outcome = .applied, hasSameContent: Bool = false
  ) {
    self.pass = pass
    self.state = state
    self.stateID = stateID
    self.source = source
    self.phase = phase
    self.old = old
    self.new = new
    self.outcome = outcome
    self.hasSameContent = hasSameContent
  }
}
