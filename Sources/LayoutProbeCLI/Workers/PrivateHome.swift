/// A home folder of a worker's own: what code keeps there is not the user's, and not what an earlier run kept.
enum PrivateHome {
  /// Foundation looks at the first of these before it asks the system.
  private static let names = ["CFFIXED_USER_HOME", "HOME"]
  /// Where else programs look for such a folder.
  private static let others = [
    "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME",
  ]

  /// Makes the folder, and has all code of this process take it for the user's.
  ///
  /// - Parameter path: the folder is made here, where the run of which the worker is a part ends with it.
  static func use(_ path: String) {
    let home = URL(fileURLWithPath: path)
    guard
      (try? FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)) != nil
    else { return }
    for name in names { setenv(name, home.path, 1) }
    for name in others { unsetenv(name) }
  }
}
