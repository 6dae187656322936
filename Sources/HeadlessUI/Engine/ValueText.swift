import Foundation

/// An optional value of any type.
private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  var wrapped: Any? { self }
}

/// A value in a few words, for reports.
enum ValueText {
  private static let limit = 60

  static func short(_ value: Any) -> String {
    if let optional = value as? any OptionalValue {
      return optional.wrapped.map(short) ?? "nil"
    }
    switch value {
    case let number as Double: return Number.text(number)
    case let number as CGFloat: return Number.text(Double(number))
    case let angle as Angle: return Number.text(angle.degrees) + "°"
    case let size as CGSize:
      return "\(Number.text(Double(size.width)))×\(Number.text(Double(size.height)))"
    case let point as CGPoint:
      return "(\(Number.text(Double(point.x))), \(Number.text(Double(point.y))))"
    case let rect as CGRect: return "\(short(rect.origin)) \(short(rect.size))"
    // Another one in each run.
    case is UUID: return "a UUID"
    case let list as [Any]:
      return cut(
        "[" + list.prefix(8).map(short).joined(separator: ", ")
          + (list.count > 8 ? ", …]" : "]"))
    case is any CustomStringConvertible: return cut("\(value)")
    case is any Hashable where Mirror(reflecting: value).displayStyle == .enum:
      return cut("\(value)")
    default: return cut(fields(value))
    }
  }

  private static let maximumFields = 6

  /// `Stand(rotation: 30°, scale: 0.5)`
  private static func fields(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let name = TypeName.short(type(of: value))
    guard mirror.displayStyle == .struct, (1...maximumFields).contains(mirror.children.count) else {
      return name
    }
    let fields = mirror.children.map { child in
      (child.label.map { "\($0): " } ?? "") + short(child.value)
    }
    return "\(name)(\(fields.joined(separator: ", ")))"
  }

  private static func cut(_ text: String) -> String {
    let line = text.replacingOccurrences(of: "\n", with: " ")
    return line.count > limit ? line.prefix(limit - 1) + "…" : line
  }
}
