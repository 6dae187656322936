import Foundation

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
  /// - Returns: False if it cannot be made.
  static func use(_ path: String) -> Bool {
    let home = URL(fileURLWithPath: path)
    guard
      (try? FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)) != nil
    else { return false }
    let shown = sameForAll(home.path) ?? home.path
    for name in names { setenv(name, shown, 1) }
    for name in others { unsetenv(name) }
    return true
  }

  /// A path of the folder that is the same in every run, for views that show where files are; nil if there is none.
  private static func sameForAll(_ path: String) -> String? {
    #if os(Linux)
      let folder = open(path, O_RDONLY | O_DIRECTORY)
      guard folder >= 0 else { return nil }
      defer { close(folder) }
      guard fcntl(descriptor, F_GETFD) < 0, dup2(folder, descriptor) == descriptor else {
        return nil
      }
      let link = "/proc/self/fd/\(descriptor)"
      return FileManager.default.fileExists(atPath: link) ? link : nil
    #else
      return nil
    #endif
  }

  /// Higher than those that programs get, and lower than their limit.
  private static let descriptor: Int32 = 1000
}
