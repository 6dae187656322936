import Foundation

/// A number in a localized text. SwiftUI gives it, with its specifier, to `String(format:locale:arguments:)`:
/// `Text("\(1500)")` shows "1,500" and `Text("\(1.5)")` "1.500000".
protocol FormatSpecifiable {
  /// How the key of a table names it.
  static var specifier: String { get }
  /// Its digits as English writes them, without signs between them.
  var digits: String { get }
  /// What a table of translations chooses a plural by.
  var number: Double { get }
  /// What `String(format:)` is given.
  var argument: any CVarArg { get }
}

extension FormatSpecifiable {
  /// The number as the language of texts writes it.
  var localizedText: String {
    if let locale = TextLanguage.current?.locale {
      return String(format: Self.specifier, locale: locale, argument)
    }
    // Foundation's way to the same takes ten times as long.
    guard number.isFinite else { return number.isNaN ? "NaN" : number < 0 ? "-∞" : "∞" }
    let text = digits
    let whole = text.prefix { $0 != "." }
    let places = whole.utf8.count - (whole.first == "-" ? 1 : 0)
    guard places > 3 else { return text }
    var grouped = ""
    for (index, character) in whole.enumerated() {
      let left = whole.utf8.count - index
      if left % 3 == 0, left < places { grouped.append(",") }
      grouped.append(character)
    }
    return grouped + text.dropFirst(whole.count)
  }
}

extension FormatSpecifiable where Self: FixedWidthInteger & CVarArg {
  static var specifier: String { (bitWidth > 32 ? "%ll" : "%") + (isSigned ? "d" : "u") }
  var digits: String { String(self) }
  var number: Double { Double(self) }
  var argument: any CVarArg { self }
}

extension FormatSpecifiable where Self: BinaryFloatingPoint {
  static var specifier: String { "%lf" }
  var digits: String { String(format: "%f", Double(self)) }
  var number: Double { Double(self) }
  var argument: any CVarArg { Double(self) }
}

extension Int: FormatSpecifiable {}
extension Int8: FormatSpecifiable {}
extension Int16: FormatSpecifiable {}
extension Int32: FormatSpecifiable {}
extension Int64: FormatSpecifiable {}
extension UInt: FormatSpecifiable {}
extension UInt8: FormatSpecifiable {}
extension UInt16: FormatSpecifiable {}
extension UInt32: FormatSpecifiable {}
extension UInt64: FormatSpecifiable {}
extension Float: FormatSpecifiable { static var specifier: String { "%f" } }
extension Double: FormatSpecifiable {}
extension CGFloat: FormatSpecifiable {}
