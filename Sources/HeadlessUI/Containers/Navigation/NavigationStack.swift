import Foundation

/// A container with a root view and views pushed onto it; it takes all that it is proposed.
///
/// Shows the root, below a bar, and above it what its path ends with, over the whole window. The bar
/// is as high as the title, its display mode and a search field make it.
public struct NavigationStack<Data, Root> where Root: View {
  let root: Root
  /// The path that the program keeps; nil if it keeps none.
  private let programPath: NavigationPathAccess?
  @State private var ownPath = NavigationPath()
  @State private var targets = NavigationTargets()

  nonisolated private init(_ root: Root, _ path: NavigationPathAccess?) {
    self.root = root
    programPath = path
  }
}

extension NavigationStack: View {
  /// The root, which is told of the path.
  public var body: some View {
    targets.path = programPath ?? NavigationPathAccess($ownPath)
    return BarContainer("NavigationStack", .navigation) {
      root.firstColumn()
    }
    .environment(\.navigationTargets, targets)
  }
}

extension NavigationStack {
  /// A stack that keeps its path itself.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(root(), nil)
  }

  /// A stack with a path of values of any type.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.init(root(), NavigationPathAccess(path))
  }

  /// A stack with a path of values of one type.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(root(), NavigationPathAccess(path))
  }
}
