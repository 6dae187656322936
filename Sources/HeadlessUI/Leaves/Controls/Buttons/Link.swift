import Foundation

/// A button that opens an address; nothing is opened here.
public struct Link<Label> where Label: View {
  let label: Label
}

extension Link: View {
  /// A button.
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension Link {
  /// A link with a label.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(label: label())
  }
}

extension Link where Label == Text {
  /// A link with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(label: Text(titleKey))
  }

  /// A link with a title.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, destination: URL) where S: StringProtocol {
    self.init(label: Text(title))
  }
}
