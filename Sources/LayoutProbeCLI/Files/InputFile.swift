import Foundation

/// A file that an argument names.
enum InputFile {
  /// Why a file has no contents.
  struct Failure: Error, CustomStringConvertible {
    let path: String
    let reason: String

    /// As messages have it: the path, then the reason.
    var description: String { "\(path): \(reason)" }
  }

  /// The contents of a file.
  static func contents(_ path: String) throws(Failure) -> Data {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure(path: path, reason: "there is no such file")
    }
    guard !isFolder.boolValue else { throw Failure(path: path, reason: "is a folder, not a file") }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(path: path, reason: "cannot be read")
    }
    return data
  }
}
