import Foundation

/// A button with a question mark, 21 points wide and high.
public struct HelpLink {
  /// A button that does something.
  nonisolated public init(action: @escaping () -> Void) {}

  /// A button that opens an address; nothing is opened here.
  nonisolated public init(destination: URL) {}

  /// A button that opens a page of the program's help book; nothing is opened here.
  nonisolated public init(anchor: String) {}

  /// A button that opens a page of a help book; nothing is opened here.
  nonisolated public init(anchor: String, book: String) {}
}

extension HelpLink: View {
  /// The round button.
  public var body: some View { ControlPart("HelpLink", width: 21, height: 21) }
}
