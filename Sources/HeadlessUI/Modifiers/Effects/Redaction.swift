import Foundation

/// Why a view does not show its content.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// One bit for each reason.
  public let rawValue: Int

  /// The reasons with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private and is hidden from other people.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionReasonsKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}

extension EnvironmentValues {
  /// Why the view does not show its content; empty if it does.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}

extension View {
  /// Adds a reason not to show the view's content; the layout stays.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }.recorded("redacted")
  }

  /// Removes the reasons not to show the view's content.
  nonisolated public func unredacted() -> some View {
    environment(\.redactionReasons, []).recorded("unredacted")
  }

  /// Marks the view as privacy sensitive; the layout does not change.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    recorded("privacySensitive", "\(sensitive)")
  }

  /// Marks the view as out of date while it waits for an answer; the layout stays.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    recorded("invalidatableContent", "\(invalidatable)")
  }
}
