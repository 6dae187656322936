/// What a button shows that has only a role: the system's symbol for it.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// The symbol of the role.
  public var body: some View { Image(systemName: symbol) }

  private var symbol: String {
    switch role {
    case .confirm: "checkmark"
    case .destructive: "trash"
    default: "xmark"
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button with a role, which shows the system's symbol for it.
  nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(
      role: role, action: action, label: DefaultButtonLabel(role: role), isInsideStyle: false)
  }
}
