import Foundation

/// The path of a navigation stack, whose type only the stack knows.
struct NavigationPathAccess {
  /// The value that is shown; nil for the root.
  let current: () -> AnyHashable?
  /// How many values there are.
  let depth: () -> Int
  /// Shows a value above the one that is shown.
  let push: (AnyHashable) -> Void
  /// Goes back to the one before.
  let pop: () -> Void
}

// An object: the same one as long as the stack lives, so that views inside inherit the same.
/// Where links in a navigation stack lead to.
final class NavigationTargets {
  var path: NavigationPathAccess?
}

extension NavigationPathAccess {
  init(_ path: Binding<NavigationPath>) {
    self.init(
      current: { path.wrappedValue.last }, depth: { path.wrappedValue.count },
      push: { path.wrappedValue.append($0) },
      pop: { path.wrappedValue.removeLast() })
  }

  init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(
      current: { path.wrappedValue.last.map { AnyHashable($0) } },
      depth: { path.wrappedValue.count },
      push: { value in
        guard let value = value.base as? Data.Element else { return }
        path.wrappedValue.append(value)
      },
      pop: { path.wrappedValue = Data(path.wrappedValue.dropLast()) })
  }
}

private enum NavigationTargetsKey: EnvironmentKey {
  static var defaultValue: NavigationTargets? { nil }
}

extension EnvironmentValues {
  /// The values of the navigation stack around the view.
  var navigationTargets: NavigationTargets? {
    get { self[NavigationTargetsKey.self] }
    set { self[NavigationTargetsKey.self] = newValue }
  }
}

/// What a stack shows for the value on top of its path, if it is of a type.
struct DestinationForValue<Value: Hashable, Content: View> {
  let content: (Value) -> Content

  @Environment(\.navigationTargets) var targets
}

extension DestinationForValue: View {
  var body: some View {
    if let path = targets?.path, let value = path.current()?.base as? Value {
      // An equal value above another is a page of its own.
      NavigationPage(content(value)).id(value).id(path.depth()).modifier(
        InPresentation { path.pop() })
    }
  }
}
