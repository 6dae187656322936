import Foundation

/// What a user can submit.
public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit for each trigger.
  public let rawValue: Int

  /// The triggers with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What the key that submits is called.
public struct SubmitLabel: Sendable {
  let name: String

  /// Done.
  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  /// Go.
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  /// Send.
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  /// Join.
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  /// Route.
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  /// Search.
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  /// Return.
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  /// Next.
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  /// Continue.
  public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

extension View {
  /// Adds an action for what a user submits; the layout stays.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    recorded(
      "onSubmit", place: triggers.contains(.text) ? "a field" : "the search field",
      controls: ControlUse.brings {
        OffstageControl(Control(name: "text", actions: [.init(verb: "submit", perform: action)]))
      })
  }

  /// Keeps what is submitted inside from the views around; the layout stays.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    recorded("submitScope", "\(isBlocking)")
  }

  /// Sets what the key that submits is called; the layout stays.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    recorded("submitLabel", submitLabel.name)
  }
}
