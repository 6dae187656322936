import Foundation

/// What the program is run with: files, and arguments.
struct FuzzInput: Equatable, Sendable {
  struct File: Equatable, Sendable {
    /// In the folder that the program runs in.
    var path: String
    var bytes: [UInt8]
  }

  var files: [File]
  var arguments: [String]

  /// As it is printed, to be done by hand.
  var description: String {
    var text = "layoutprobe \(arguments.map(ShellQuoting.posix).joined(separator: " "))\n"
    for file in files {
      text += "--- \(file.path), \(file.bytes.count) bytes\n"
      guard let content = String(bytes: file.bytes, encoding: .utf8) else {
        text += Data(file.bytes).base64EncodedString() + "\n"
        continue
      }
      text += content + (content.hasSuffix("\n") || content.isEmpty ? "" : "\n")
    }
    return text
  }
}
