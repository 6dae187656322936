import Foundation

/// What is pushed onto a navigation stack, above its root.
///
/// A page that another lies on is not in sight: it has disappeared, and appears again once that one is
/// gone.
final class NavigationPages {
  /// The actions of the root and the pages.
  let alternatives: ShownAlternatives
  /// In how many presentations the view is that presents a page, by the page's node.
  private var levels: [ObjectIdentifier: Int] = [:]

  @MainActor init(in alternatives: ShownAlternatives?) {
    self.alternatives = ShownAlternatives(in: alternatives)
  }

  @MainActor func set(_ page: PresentedNode, isShown: Bool) {
    let level = isShown ? page.level : nil
    guard levels[ObjectIdentifier(page)] != level else { return }
    levels[ObjectIdentifier(page)] = level
    alternatives.update()
  }

  /// Whether there is a page above the root.
  var coverRoot: Bool { !levels.isEmpty }

  /// Whether another page lies above one.
  func cover(_ page: PresentedNode) -> Bool {
    levels.values.contains { $0 > page.level }
  }
}

private enum NavigationPagesKey: EnvironmentKey {
  static var defaultValue: NavigationPages? { nil }
}

extension EnvironmentValues {
  /// The pages of the navigation stack around the view.
  var navigationPages: NavigationPages? {
    get { self[NavigationPagesKey.self] }
    set { self[NavigationPagesKey.self] = newValue }
  }
}
