import Foundation

/// What is below a folder, with what changes when a file does. No file is opened.
struct FileWalk {
  /// Absolute paths of files and of folders, in order.
  private(set) var files: [String] = []
  /// The path, size and time of change of each.
  private(set) var stamps: [String] = []
  /// Where it was cut off; nil if it is whole.
  private(set) var limit: String?

  private static let maximumFiles = 50_000

  mutating func add(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      stamps.append("\(path) missing")
      return
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      guard files.count < Self.maximumFiles else {
        limit = limit ?? path
        return
      }
      files.append(path)
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      stamps.append("\(path) \(status.st_size) \(time.tv_sec).\(time.tv_nsec) \(status.st_ino)")
      return
    }
    for entry in Self.entries(path) { add(path + "/" + entry) }
  }

  private static func entries(_ folder: String) -> [String] {
    guard let handle = opendir(folder) else { return [] }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      // A link to a folder could lead back to where it is.
      guard entry.pointee.d_type != UInt8(DT_LNK) else { continue }
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
