import LayoutProbe

/// Where the bundles are of the program that a probe is part of.
struct ResourceFolders: Codable, Equatable, Sendable {
  /// The bundle that `Bundle.main` is.
  var main: String?
  /// The bundles of modules by the modules' names.
  var modules: [String: String] = [:]

  /// Lets views find what is in them.
  func use() { ResourceBundles.use(main: main, modules: modules) }
}
