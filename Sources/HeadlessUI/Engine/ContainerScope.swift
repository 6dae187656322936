import Foundation

/// The size of what views relate themselves to: the window, or the scroll view around them.
final class ContainerScope {
  private(set) var size: CGSize
  private var readers: [WeakReader] = []

  private struct WeakReader {
    weak var node: LayoutNode?
  }

  init(size: CGSize) { self.size = size }

  func add(_ node: LayoutNode) {
    readers.removeAll { $0.node == nil }
    readers.append(WeakReader(node: node))
  }

  /// What was answered for another size is forgotten, up to the container.
  func resize(_ new: CGSize, of container: LayoutNode? = nil) {
    guard !new.isSame(as: size) else { return }
    size = new
    // The container asks again itself: what is above it must not start over.
    let absorbs = container?.flags.contains(.absorbsChanges) ?? true
    container?.flags.insert(.absorbsChanges)
    for reader in readers { reader.node?.invalidate() }
    if !absorbs { container?.flags.remove(.absorbsChanges) }
  }
}

private enum ContainerScopeKey: EnvironmentKey {
  static var defaultValue: ContainerScope? { nil }
}

extension EnvironmentValues {
  /// The scroll view around a view; nil for the window.
  var containerScope: ContainerScope? {
    get { self[ContainerScopeKey.self] }
    set { self[ContainerScopeKey.self] = newValue }
  }
}
