/// Reads the names of the functions that the compiler makes of properties.
enum AccessorName {
  /// `Model.height` for `App.Model.height.setter : CoreGraphics.CGFloat`; nil for anything else.
  static func property(_ function: String) -> String? {
    // The type behind it is left out in short names.
    let ends = [".setter", ".modify", ".modify2"]
    let found = ends.lazy.compactMap { end in
      function.range(of: end + " ")
        ?? (function.hasSuffix(end) ? function.range(of: end, options: .backwards) : nil)
    }
    guard let end = found.first else { return nil }
    var parts: [Substring] = []
    var rest = function[..<end.lowerBound]
    // A private name stands in parentheses: App.Model.(height in _1234).setter
    while !rest.isEmpty, parts.count < 2 {
      if rest.last == ")" {
        guard let open = rest.lastIndex(of: "(") else { return nil }
        parts.append(rest[rest.index(after: open)...].prefix { $0 != " " })
        rest = rest[..<open].dropLast()
      } else if rest.last == ">" {
        guard let open = rest.firstIndex(of: "<") else { return nil }
        rest = rest[..<open]
      } else {
        let start = rest.lastIndex(of: ".").map { rest.index(after: $0) } ?? rest.startIndex
        parts.append(rest[start...])
        rest = start == rest.startIndex ? "" : rest[..<start].dropLast()
      }
    }
    guard parts.count == 2, let name = parts.first, !name.hasPrefix("_"),
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return "\(parts[1]).\(name)"
  }
}
