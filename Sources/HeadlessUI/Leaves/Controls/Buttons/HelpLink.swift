import Foundation

/// A button with a question mark, 21 points wide and high.
public struct HelpLink {
  /// A button that does something.
  nonisolated public init(action: @escaping () -> Void) {}

  /// A button that opens an address; nothing is opened here.
  nonisolated public init(destination: URL) {}
}

extension HelpLink: View {
  /// The round button.
  public var body: some View { ControlPart("HelpLink", width: 21, height: 21) }
}
