import Foundation

/// The room that is left on a disk.
enum DiskRoom {
  /// What finds less room than this may have failed for want of it, in bytes.
  private static let least = 1 << 20

  /// Throws if the disk of a folder is full, which is no fault of what was compiled or laid out.
  ///
  /// - Parameter name: the folder that the user knows; nil for the folder itself.
  static func check(_ folder: URL, named name: URL? = nil) throws {
    var status = statvfs()
    guard statvfs(folder.path, &status) == 0,
      UInt64(status.f_bavail) * UInt64(status.f_frsize) < least
    else { return }
    throw CocoaError(.fileWriteOutOfSpace, userInfo: [NSFilePathErrorKey: (name ?? folder).path])
  }
}
