import Foundation

/// Whether controls are going to be used.
///
/// What only a use brings up (the destination of a link, the content of a menu) is otherwise not even
/// made: SwiftUI makes it at once, but nothing of it shows, and it may rest on what is not there.
package enum ControlUse {
  @TaskLocal package static var isExpected = false

  /// How many are used of those that do the same for each row of a list.
  static let mostAlike = 3

  /// What only a use of a control brings up; nil if none is going to be used.
  static func brings<Content>(_ make: () -> Content) -> Content? { isExpected ? make() : nil }
}
