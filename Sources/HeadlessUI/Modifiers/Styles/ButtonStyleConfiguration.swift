import Foundation

/// What a button hands to its style.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    let content: AnyView

    nonisolated init(_ content: some View) { self.content = AnyView(content) }
  }

  /// What the button is there for; nil if nothing special.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: ButtonStyleConfiguration.Label
  /// Whether the button is pressed: false, as there is no user input here.
  public let isPressed: Bool

  nonisolated init(role: ButtonRole?, label: some View, isPressed: Bool = false) {
    self.role = role
    self.label = Label(label)
    self.isPressed = isPressed
  }
}

extension ButtonStyleConfiguration.Label: View {
  /// The view that was given.
  public var body: some View { content }
}
