import Foundation

/// What a button hands to its style.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label {
    let content: AnyView

    nonisolated init(_ content: some View) { self.content = AnyView(content) }
  }

  /// What the button is there for; nil if nothing special.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: PrimitiveButtonStyleConfiguration.Label
  private let action: @MainActor () -> Void

  nonisolated init(role: ButtonRole?, label: some View, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = Label(label)
    self.action = action
  }

  /// Does what the button does.
  @MainActor
  public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  /// The view that was given.
  public var body: some View { content }
}
