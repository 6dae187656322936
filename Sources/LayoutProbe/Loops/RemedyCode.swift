import HeadlessUI

/// A remedy as Swift: what stands in a source instead of the statement that writes.
struct RemedyCode {
  var code: String
  /// What is replaced; nil where the statement cannot be found in a source.
  var edit: SourceEdit?

  /// The remedy at the line that made a write; nil if no Swift at that line does it.
  ///
  /// - Parameters:
  ///   - scale: pixels to a point.
  init?(_ remedy: Remedy, at write: StateWrite, scale: Double) {
    if remedy.isAboutPixels, RemedyCode.isRatio(write) { return nil }
    let statement = write.place.flatMap(SourceStatement.at)
    guard let statement else {
      // No statement writes it.
      if write.state == WindowColorScheme.state { return nil }
      let name = RemedyCode.property(of: write)
      guard let code = RemedyCode.text(remedy, name, "newValue", write, scale) else { return nil }
      self.code = code
      return
    }
    guard !statement.isNested, let file = write.place?.file else { return nil }
    if remedy == .drop, statement.isInSetter { return nil }
    var replacement: String?
    if remedy == .drop, statement.isWholeCase {
      replacement = "break"
    } else if let target = statement.target {
      let isSimple = statement.value.allSatisfy {
        $0.isLetter || $0.isNumber || "._$\"".contains($0)
      }
      // What has effects or takes long must not be evaluated twice.
      let usesTwice = remedy == .equalityGuard || remedy == .halfPixelTolerance
      if isSimple || !usesTwice {
        replacement = RemedyCode.text(
          remedy, target, statement.value, write, scale, isWhole: statement.isAlone)
      } else {
        let text = RemedyCode.text(remedy, target, "newValue", write, scale)
        let indent = String(repeating: " ", count: statement.region.column - 1)
        let lineBreak = statement.isAlone ? "\n\(indent)" : "; "
        replacement = text.map { "let newValue = \(statement.value)\(lineBreak)\($0)" }
      }
    } else {
      replacement = RemedyCode.replacement(remedy, statement, write)
    }
    if statement.hasSemicolon, replacement?.hasPrefix("/*") == true { replacement? += " ()" }
    guard let replacement else { return nil }
    code = replacement
    edit = SourceEdit(file: file, region: statement.region, text: replacement)
  }

  /// Whether a write is of a part of something, to judge by its size, rather than of a length in points.
  private static func isRatio(_ write: StateWrite) -> Bool {
    guard let old = Double(write.old), let new = Double(write.new) else { return false }
    return max(abs(old), abs(new)) <= 1
  }

  /// For what changes a value in place, such as `count += 1` or `items.append(item)`.
  private static func replacement(
    _ remedy: Remedy, _ statement: SourceStatement, _ write: StateWrite
  ) -> String? {
    switch remedy {
    case .equalityGuard, .halfPixelTolerance, .roundToPixel: return nil
    case .keepFirst:
      guard let target = target(of: statement.text, write), let test = isFirst(target, write)
      else { return nil }
      return "if \(test) { \(statement.text) }"
    case .drop:
      return statement.isAlone ? comment(statement.text) : nil
    }
  }

  private static func property(of write: StateWrite) -> String {
    write.state.split(separator: ".").last.map(String.init) ?? write.state
  }

  /// The state that is changed in place, as the statement begins with it: `self.count`.
  private static func target(of statement: String, _ write: StateWrite) -> String? {
    let name = RemedyCode.property(of: write)
    let path = statement.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      .split(separator: ".")
    return path.firstIndex { $0 == name }.map { path[...$0].joined(separator: ".") }
  }

  private static func comment(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "// \($0)" }
      .joined(separator: "\n")
  }

  private static func text(
    _ remedy: Remedy, _ target: String, _ value: String, _ write: StateWrite, _ scale: Double,
    isWhole: Bool = false
  ) -> String? {
    // A part of the state has a type of its own, which is not known.
    let name = write.state.split(separator: ".").last ?? ""
    let last = target.split(separator: ".").last ?? ""
    let isPart =
      target.contains("[") && last != "wrappedValue"
      || target.contains(".") && last != name && last != "wrappedValue"
    guard !isPart || remedy == .drop else { return nil }
    let type = write.type ?? ""
    switch remedy {
    case .equalityGuard:
      if write.isEquatable == false { return nil }
      return type == "Path"
        ? "if \(target).description != \(value).description { \(target) = \(value) }"
        : "if \(target) != \(value) { \(target) = \(value) }"
    case .halfPixelTolerance:
      let half = NumberText.length(CGFloat(0.5 / scale))
      switch type {
      case "CGFloat", "Double", "Float", "":
        return "if abs(\(target) - \(value)) >= \(half) { \(target) = \(value) }"
      case "CGSize", "CGPoint":
        let parts = type == "CGSize" ? ["width", "height"] : ["x", "y"]
        let tests = parts.map { "abs(\(target).\($0) - \(value).\($0)) >= \(half)" }
        return "if \(tests.joined(separator: " || ")) { \(target) = \(value) }"
      default: return nil
      }
    case .roundToPixel:
      let pixels = NumberText.length(CGFloat(scale))
      switch type {
      case "CGFloat", "Double", "Float", "":
        let isName = value.allSatisfy { $0.isLetter || $0.isNumber || "._$".contains($0) }
        let whole = isName ? value : "(\(value))"
        return "\(target) = (\(whole) * \(pixels)).rounded() / \(pixels)"
      default: return nil
      }
    case .keepFirst:
      return isFirst(target, write).map { "if \($0) { \(target) = \(value) }" }
    case .drop:
      // The value stays: a closure whose argument is no longer used would not compile.
      if isWhole && !value.contains("$") || value == "newValue" {
        return comment("\(target) = \(value)")
      }
      if !value.contains("$"), !value.contains("*/") { return "/* \(target) = \(value) */" }
      let hasType = value.first.map { $0.isLetter || $0 == "$" } == true && value != "nil"
      return "_ = \(hasType ? value : target)"
    }
  }

  /// Swift that is true as long as the state has its first value.
  private static func isFirst(_ target: String, _ write: StateWrite) -> String? {
    // The value of an optional chain is optional, for a state of any type.
    if target.contains("?") { return nil }
    let type = write.type ?? ""
    if type.hasPrefix("Array<") || type == "String" || type.hasPrefix("Set<")
      || type.hasPrefix("Dictionary<")
    {
      let isEmpty = ["", "[]", "[:]"].contains(write.old)
      return isEmpty ? "\(target).isEmpty" : nil
    }
    if type.hasPrefix("Optional<") { return write.old == "nil" ? "\(target) == nil" : nil }
    switch type {
    case "CGFloat", "Double", "Float", "Int":
      return Double(write.old).map { _ in "\(target) == \(write.old)" }
    case "Bool": return write.old == "true" ? target : "!\(target)"
    case "CGSize": return write.old == "0×0" ? "\(target) == .zero" : nil
    case "CGPoint": return write.old == "(0, 0)" ? "\(target) == .zero" : nil
    case "CGRect": return write.old == "(0, 0) 0×0" ? "\(target) == .zero" : nil
    default: return nil
    }
  }
}

/// A replacement in a source.
public struct SourceEdit: Equatable, Sendable, Codable {
  /// The path of the file.
  public var file: String
  /// The region of the source that is replaced.
  public var region: SourceRegion
  /// The text that replaces it.
  public var text: String
}
