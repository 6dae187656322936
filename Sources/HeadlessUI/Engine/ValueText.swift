import Foundation

/// An optional value of any type.
private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  var wrapped: Any? { self }
}

/// A set or a dictionary, whose order differs from run to run.
private protocol UnorderedValue {
  var count: Int { get }
  /// What stands between the brackets where there are no elements.
  var textOfNone: String { get }
  func texts(_ text: (Any) -> String) -> [String]
}

extension Set: UnorderedValue {
  var textOfNone: String { "" }
  func texts(_ text: (Any) -> String) -> [String] { map(text) }
}

extension Dictionary: UnorderedValue {
  var textOfNone: String { ":" }
  func texts(_ text: (Any) -> String) -> [String] { map { "\(text($0)): \(text($1))" } }
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
    case let list as [Any]: return elements(list)
    case let table as any UnorderedValue: return elements(table)
    case let text as String: return string(text)
    case is any CustomStringConvertible: return cut("\(value)")
    case is any Hashable where Mirror(reflecting: value).displayStyle == .enum:
      return cut("\(value)")
    default: return cut(fields(value))
    }
  }

  private static let maximumElements = 8
  private static let firstElements = 4

  /// `[0, 1, 2, 3, …, 17], 18 elements`: what is added to a list is at its end, or shows in their number.
  private static func elements(_ list: [Any]) -> String {
    guard list.count > maximumElements, let last = list.last else {
      return cut("[" + list.map(short).joined(separator: ", ") + "]")
    }
    return shortened(list.prefix(firstElements).map(short), short(last), list.count)
  }

  private static func shortened(_ first: [String], _ last: String, _ count: Int) -> String {
    cut("[\(first.joined(separator: ", ")), …, \(last)]") + ", \(count) elements"
  }

  private static let mostSorted = 256

  /// In the order of what the elements read, which is the same in each run; only how many there are of more
  /// than can be sorted each time.
  private static func elements(_ table: any UnorderedValue) -> String {
    guard table.count <= mostSorted else { return "\(table.count) elements" }
    let texts = table.texts(short).sorted { $0.compare($1, options: .numeric) == .orderedAscending }
    guard texts.count > maximumElements, let last = texts.last else {
      return cut("[" + (texts.isEmpty ? table.textOfNone : texts.joined(separator: ", ")) + "]")
    }
    return shortened(Array(texts.prefix(firstElements)), last, texts.count)
  }

  /// The text itself; in quotes, with escapes, where spaces and ends of lines would not be seen.
  private static func string(_ text: String) -> String {
    // Of long texts only the beginning is looked at: texts are written in each pass of a loop.
    let start = text.prefix(limit)
    let isWhole = start.endIndex == text.endIndex
    let isPlain =
      !start.contains(where: \.isNewline) && text.first?.isWhitespace != true
      && text.last?.isWhitespace != true
    let shown = isPlain ? String(start) : String(start).debugDescription
    return isWhole ? shown : shown + "… (\(text.utf8.count) bytes)"
  }

  private static let maximumFields = 6

  /// `Stand(rotation: 30°, scale: 0.5)`
  private static func fields(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .enum {
      guard let payload = mirror.children.first else { return "\(value)" }
      // One in another may be nested without end.
      let isNested = Mirror(reflecting: payload.value).displayStyle == .enum
      let text = isNested ? TypeName.short(type(of: payload.value)) : short(payload.value)
      return "\(payload.label ?? "")(\(text))"
    }
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
