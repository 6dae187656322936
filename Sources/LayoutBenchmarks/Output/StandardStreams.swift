import Foundation

/// The table, line by line as it is measured.
enum StandardOutput {
  static func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
}

/// What is not part of the table.
enum StandardError {
  static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
