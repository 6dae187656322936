import Foundation

/// What tells whether sources are others than before: their names, sizes and times.
struct FileStamps: Equatable {
  private struct Stamp: Equatable {
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
  }

  private var stamps: [String: Stamp] = [:]

  /// Of files, and of all Swift files below folders; what is not there has none.
  init(paths: [String]) {
    for path in paths {
      add(path)
      guard let names = FileManager.default.enumerator(atPath: path) else { continue }
      for case let name as String in names where name.hasSuffix(".swift") {
        add("\(path)/\(name)")
      }
    }
  }

  /// Those of other files, too; what is known already stays.
  mutating func add(_ others: FileStamps) {
    stamps.merge(others.stamps) { known, _ in known }
  }

  private mutating func add(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    stamps[path] = Stamp(
      size: Int64(info.st_size), seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }
}
