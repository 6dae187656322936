import Foundation

/// Type names as their author would say them.
package enum TypeName {
  // The runtime spells a name anew for every question, and an observer asks for each call. Both are only
  // touched with the lock held.
  private static let lock = NSLock()
  private nonisolated(unsafe) static var known: [ObjectIdentifier: String] = [:]
  /// The names of types of this module and of others, as far as they were asked for.
  private nonisolated(unsafe) static var names: (own: Set<String>, others: Set<String>) = ([], [])

  /// The name without module and generic arguments: `Stack<Text>` in module `M` is `Stack`.
  static func short(_ type: Any.Type) -> String {
    let id = ObjectIdentifier(type)
    if let name = lock.withLock({ known[id] }) { return name }
    let name = spelled(type)
    let isOwn = _typeName(type, qualified: true).hasPrefix("HeadlessUI.")
    lock.withLock {
      known[id] = name
      if isOwn { names.own.insert(name) } else { names.others.insert(name) }
    }
    return name
  }

  /// Whether a name, as ``short(_:)`` spells it, is that of a type of SwiftUI and of no other.
  package static func isBuiltIn(_ name: String) -> Bool {
    lock.withLock { names.own.contains(name) && !names.others.contains(name) }
  }

  /// The name with those of the types around it, without module and generic arguments: a `Stack<Text>`
  /// in an enum `Rows` of module `M` is `Rows.Stack`.
  static func path(_ type: Any.Type) -> String {
    var (name, depth) = ("", 0)
    for character in _typeName(type, qualified: true) {
      if "<(".contains(character) { depth += 1 }
      if depth == 0 { name.append(character) }
      if ">)".contains(character) { depth -= 1 }
    }
    return name.split(separator: ".").dropFirst().joined(separator: ".")
  }

  /// The name as it is written in a source, without modules: `Optional<CGFloat>`.
  static func spelledOut(_ type: Any.Type) -> String { _typeName(type, qualified: false) }

  private static func spelled(_ type: Any.Type) -> String {
    // What describing it says as well, after looking for all that a type could say about itself.
    let name = _typeName(type, qualified: false)
    guard let generic = name.firstIndex(of: "<"), generic != name.startIndex else { return name }
    return String(name[..<generic])
  }
}
