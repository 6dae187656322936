import Foundation

/// A write of state: what, by whom, when, and what became of it.
public struct StateWrite: Sendable {
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
    /// A replay of the run held it back.
    case prevented
  }

  /// The ``state`` of a write to an `@Observable` object whose property is not known, as that of a first write.
  package static let unknownProperty = "@Observable property"

  /// The pass in which it was made, counted from 1.
  public var pass: Int
  /// The state: the view's type and the property.
  public var state: String
  /// The number of the state among all that the host made, to tell those of one name apart.
  public var stateID: Int
  /// Who wrote; nil for code that is neither a layout's nor a view's action.
  public var source: Source?
  /// The line that wrote; nil for the engine's own code, and where lines cannot be looked up.
  public var place: SourcePlace? { origin?.place }
  var origin: WriteOrigin?
  /// The type of the value in short; nil if it is not known.
  public var type: String?
  /// False if values of the type cannot be compared with `==`; nil if they can, or this was not checked.
  public var isEquatable: Bool?
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
    pass: Int, state: String, stateID: Int, source: Source? = nil, place: SourcePlace? = nil,
    type: String? = nil, phase: Phase = .outside, old: String, new: String,
    outcome: Outcome = .applied, hasSameContent: Bool = false
  ) {
    self.pass = pass
    self.state = state
    self.stateID = stateID
    self.source = source
    origin = place.map(WriteOrigin.init)
    self.type = type
    self.phase = phase
    self.old = old
    self.new = new
    self.outcome = outcome
    self.hasSameContent = hasSameContent
  }
}

extension StateWrite: Equatable {
  /// Writes are equal if all that is known of them is.
  public static func == (a: StateWrite, b: StateWrite) -> Bool {
    a.pass == b.pass && a.state == b.state && a.stateID == b.stateID && a.source == b.source
      && a.type == b.type && a.isEquatable == b.isEquatable && a.phase == b.phase
      && a.old == b.old && a.new == b.new && a.outcome == b.outcome
      && a.hasSameContent == b.hasSameContent && a.place == b.place
  }
}

extension StateWrite: Codable {
  private enum Field: String, CodingKey {
    case pass, state, stateID, source, place, type, isEquatable, phase, old, new, outcome,
      hasSameContent
  }

  /// Reads what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Field.self)
    pass = try values.decode(Int.self, forKey: .pass)
    state = try values.decode(String.self, forKey: .state)
    stateID = try values.decode(Int.self, forKey: .stateID)
    source = try values.decodeIfPresent(Source.self, forKey: .source)
    origin = try values.decodeIfPresent(SourcePlace.self, forKey: .place).map(WriteOrigin.init)
    type = try values.decodeIfPresent(String.self, forKey: .type)
    isEquatable = try values.decodeIfPresent(Bool.self, forKey: .isEquatable)
    phase = try values.decode(Phase.self, forKey: .phase)
    old = try values.decode(String.self, forKey: .old)
    new = try values.decode(String.self, forKey: .new)
    outcome = try values.decode(Outcome.self, forKey: .outcome)
    hasSameContent = try values.decode(Bool.self, forKey: .hasSameContent)
  }

  /// Leaves out what is not known.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Field.self)
    try values.encode(pass, forKey: .pass)
    try values.encode(state, forKey: .state)
    try values.encode(stateID, forKey: .stateID)
    try values.encodeIfPresent(source, forKey: .source)
    try values.encodeIfPresent(place, forKey: .place)
    try values.encodeIfPresent(type, forKey: .type)
    try values.encodeIfPresent(isEquatable, forKey: .isEquatable)
    try values.encode(phase, forKey: .phase)
    try values.encode(old, forKey: .old)
    try values.encode(new, forKey: .new)
    try values.encode(outcome, forKey: .outcome)
    try values.encode(hasSameContent, forKey: .hasSameContent)
  }
}
