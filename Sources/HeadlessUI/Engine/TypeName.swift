import Foundation

/// Type names as their author would say them.
enum TypeName {
  /// The name without module and generic arguments: `Stack<Text>` in module `M` is `Stack`.
  static func short(_ type: Any.Type) -> String {
    let name = String(describing: type)
    guard let generic = name.firstIndex(of: "<"), generic != name.startIndex else { return name }
    return String(name[..<generic])
  }
}
