import Foundation

/// A style that writes values as a language does: the one that texts are shown in, unless the style was given
/// another. The locale of a text's environment does not count.
protocol LocalizedFormatStyle {
  var locale: Locale { get }
}

extension Locale {
  /// How texts write numbers and dates.
  static var ofTexts: Locale { TextLanguage.current?.locale ?? UserLocale.locale }
}

extension FormatStyle {
  /// A value as a text shows it, in the language of texts.
  func localizedText(_ value: FormatInput) -> FormatOutput {
    guard let style = self as? any LocalizedFormatStyle, style.locale == .autoupdatingCurrent else {
      return format(value)
    }
    return locale(.ofTexts).format(value)
  }
}

extension IntegerFormatStyle: LocalizedFormatStyle {}
extension IntegerFormatStyle.Currency: LocalizedFormatStyle {}
extension IntegerFormatStyle.Percent: LocalizedFormatStyle {}
extension FloatingPointFormatStyle: LocalizedFormatStyle {}
extension FloatingPointFormatStyle.Currency: LocalizedFormatStyle {}
extension FloatingPointFormatStyle.Percent: LocalizedFormatStyle {}
extension Decimal.FormatStyle: LocalizedFormatStyle {}
extension Decimal.FormatStyle.Currency: LocalizedFormatStyle {}
extension Decimal.FormatStyle.Percent: LocalizedFormatStyle {}
extension Date.FormatStyle: LocalizedFormatStyle {}
extension Date.IntervalFormatStyle: LocalizedFormatStyle {}
extension Date.RelativeFormatStyle: LocalizedFormatStyle {}
extension Duration.UnitsFormatStyle: LocalizedFormatStyle {}
extension Duration.TimeFormatStyle: LocalizedFormatStyle {}
extension ByteCountFormatStyle: LocalizedFormatStyle {}
extension ListFormatStyle: LocalizedFormatStyle {}
