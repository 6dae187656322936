import Foundation

/// A value in a few words, for reports.
enum ValueText {
  private static let limit = 60

  static func short(_ value: Any) -> String {
    switch value {
    case let number as Double: return Number.text(number)
    case let number as CGFloat: return Number.text(Double(number))
    case let angle as Angle: return Number.text(angle.degrees) + "°"
    case let size as CGSize:
      return "\(Number.text(Double(size.width)))×\(Number.text(Double(size.height)))"
    case let point as CGPoint:
      return "(\(Number.text(Double(point.x))), \(Number.text(Double(point.y))))"
    case let rect as CGRect: return "\(short(rect.origin)) \(short(rect.size))"
    case is any Hashable, is any CustomStringConvertible: return cut("\(value)")
    default: return cut(TypeName.short(type(of: value)))
    }
  }

  private static func cut(_ text: String) -> String {
    let line = text.replacingOccurrences(of: "\n", with: " ")
    return line.count > limit ? line.prefix(limit - 1) + "…" : line
  }
}
