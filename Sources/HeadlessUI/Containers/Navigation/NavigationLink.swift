import Foundation

/// A button that shows another view; here the other view is never made.
///
/// It is laid out as its label, in the style of buttons; a row of a list has an arrow at its end.
public struct NavigationLink<Label, Destination> where Label: View {
  let label: Label

  @Environment(\.isInListRow) var isInListRow

  fileprivate init(showing label: Label) { self.label = label }
}

extension NavigationLink: View {
  /// A button that does nothing.
  public var body: some View {
    if isInListRow {
      HStack {
        button
        Spacer()
        ControlPart("LinkArrow", width: 7, height: 12)
      }
    } else {
      button
    }
  }

  private var button: some View {
    Button {
    } label: {
      label
    }
  }
}

extension NavigationLink where Destination: View {
  /// A link to a view.
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(showing: label())
  }

  /// A link to a view, given as a value.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(showing: label())
  }

  /// A link that is followed while a value is true.
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(showing: label())
  }

  /// A link that is followed while its tag is selected.
  nonisolated public init<V>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) where V: Hashable {
    self.init(showing: label())
  }
}

extension NavigationLink where Label == Text, Destination: View {
  /// A link with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(showing: Text(titleKey))
  }

  /// A link with a title.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder destination: () -> Destination)
  where S: StringProtocol {
    self.init(showing: Text(title))
  }

  /// A link with a title to a view given as a value.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(showing: Text(titleKey))
  }

  /// A link with a title to a view given as a value.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, destination: Destination) where S: StringProtocol {
    self.init(showing: Text(title))
  }
}

extension NavigationLink where Destination == Never {
  /// A link to what a stack shows for a value; disabled for nil.
  nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
    self.init(showing: label())
  }

  /// A link with a title to what a stack shows for a value.
  nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text, P: Hashable {
    self.init(showing: Text(titleKey))
  }

  /// A link with a title to what a stack shows for a value.
  @_disfavoredOverload
  nonisolated public init<S, P>(_ title: S, value: P?)
  where Label == Text, S: StringProtocol, P: Hashable {
    self.init(showing: Text(title))
  }
}
