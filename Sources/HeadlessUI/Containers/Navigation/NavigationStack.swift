import Foundation

/// A container with a root view and views pushed onto it; it takes all that it is proposed.
///
/// Shows the root, below a bar: nobody pushes anything here. The bar is as high as the title, its
/// display mode and a search field make it; what is in it is not evaluated.
public struct NavigationStack<Data, Root> where Root: View {
  let root: Root
}

extension NavigationStack: View {
  /// The root.
  public var body: some View { BarContainer("NavigationStack", .navigation) { root } }
}

extension NavigationStack {
  /// A stack that keeps its path itself.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(root: root())
  }

  /// A stack with a path of values of any type.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.init(root: root())
  }

  /// A stack with a path of values of one type.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(root: root())
  }
}
