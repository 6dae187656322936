import Foundation

/// Which file is behind each of the descriptors that a worker has open before it runs the user's
/// code: system libraries use them, and do not expect that anybody else closes them.
struct OpenDescriptors {
  private struct File: Equatable {
    let device: UInt64
    let number: UInt64
  }

  private let files: [Int32: File]

  /// More than a worker opens by itself.
  private static let highest: Int32 = 63

  init() {
    var files: [Int32: File] = [:]
    // The standard streams are the user's.
    for descriptor in 3...OpenDescriptors.highest {
      files[descriptor] = OpenDescriptors.file(descriptor)
    }
    self.files = files
  }

  /// Whether all of them are open still, on the same files.
  var areAsBefore: Bool { files.allSatisfy { OpenDescriptors.file($0.key) == $0.value } }

  private static func file(_ descriptor: Int32) -> File? {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    return File(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
  }
}
