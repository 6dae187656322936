import Foundation

/// A button that shows another view.
///
/// It is laid out as its label, in the style of buttons; a row of a list has an arrow at its end. The
/// other view is made where the link is used or active.
public struct NavigationLink<Label, Destination> where Label: View, Destination: View {
  /// Where the link leads.
  private enum Target {
    /// To a view, which is nil where the link is not going to be used.
    case view(AnyView?, isActive: Binding<Bool>?)
    /// To what the stack shows for a value; nil if the link is disabled.
    case value(AnyHashable?)
  }

  let label: Label
  private let target: Target
  @State private var isFollowed = false

  @Environment(\.isInListRow) var isInListRow
  @Environment(\.navigationTargets) var targets

  nonisolated fileprivate init(
    showing label: Label, _ destination: () -> Destination, isActive: Binding<Bool>? = nil
  ) {
    self.label = label
    let isMade = ControlUse.isExpected || isActive?.wrappedValue == true
    target = .view(isMade ? AnyView(destination()) : nil, isActive: isActive)
  }

  nonisolated fileprivate init(showing label: Label, value: AnyHashable?) {
    self.label = label
    target = .value(value)
  }
}

extension NavigationLink: View {
  /// A button, and the view that it leads to while it is followed.
  public var body: some View {
    switch target {
    case .view(let destination, let isActive):
      let isFollowed = isActive ?? $isFollowed
      shown.control(control { isFollowed.wrappedValue = true })
        .presenting(.push, WhilePresented(isFollowed) { destination.map(NavigationPage.init) })
    case .value(let value):
      if let value {
        shown.control(control { targets?.path?.push(value) })
      } else {
        shown.disabled(true)
      }
    }
  }

  private func control(_ follow: @escaping () -> Void) -> Control {
    Control(
      name: "NavigationLink", actions: [.init(verb: "follow", perform: follow)], isWhole: true)
  }

  @ViewBuilder private var shown: some View {
    if isInListRow {
      HStack {
        button
        Spacer()
        ControlPart.linkArrow
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

extension NavigationLink {
  /// A link to a view.
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(showing: label(), destination)
  }

  /// A link to a view, given as a value.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(showing: label(), { destination })
  }

  /// A link that is followed while a value is true.
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(showing: label(), destination, isActive: isActive)
  }

  /// A link that is followed while its tag is selected.
  nonisolated public init<V>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) where V: Hashable {
    let isActive = Binding(
      read: { selection.wrappedValue == tag },
      write: { selection.wrappedValue = $0 ? tag : nil })
    self.init(showing: label(), destination, isActive: isActive)
  }
}

extension NavigationLink where Label == Text {
  /// A link with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(showing: Text(titleKey), destination)
  }

  /// A link with a title.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder destination: () -> Destination)
  where S: StringProtocol {
    self.init(showing: Text(title), destination)
  }

  /// A link with a title to a view given as a value.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(showing: Text(titleKey), { destination })
  }

  /// A link with a title to a view given as a value.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, destination: Destination) where S: StringProtocol {
    self.init(showing: Text(title), { destination })
  }
}

extension NavigationLink where Destination == Never {
  /// A link to what a stack shows for a value; disabled for nil.
  nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
    self.init(showing: label(), value: value.map { AnyHashable($0) })
  }

  /// A link with a title to what a stack shows for a value.
  nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text, P: Hashable {
    self.init(showing: Text(titleKey), value: value.map { AnyHashable($0) })
  }

  /// A link with a title to what a stack shows for a value.
  @_disfavoredOverload
  nonisolated public init<S, P>(_ title: S, value: P?)
  where Label == Text, S: StringProtocol, P: Hashable {
    self.init(showing: Text(title), value: value.map { AnyHashable($0) })
  }
}
