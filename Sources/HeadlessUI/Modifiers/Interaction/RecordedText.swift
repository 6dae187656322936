import Foundation

extension Text {
  /// The characters, as the tree shows them.
  nonisolated var recordedText: String { segments.map(\.string).joined() }
}
