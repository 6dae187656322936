import Foundation

/// The key of a text in a table of translations; without a translation, the text itself.
///
/// Inline Markdown in it counts: emphasis, strong emphasis, code, strikethrough and links.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  private var format: String
  fileprivate var values: [[Text.Segment]]
  /// How the values are written in the key of a table: `%@`, `%lld`.
  private var specifiers: [String]
  /// The values that are numbers.
  private var numbers: [Double?]

  /// A key that a variable holds.
  public init(_ value: String) {
    format = value
    values = []
    specifiers = []
    numbers = []
  }

  /// A key as it is written.
  public init(stringLiteral value: String) { self.init(value) }

  /// A key with values in it.
  public init(stringInterpolation: StringInterpolation) {
    format = stringInterpolation.format
    values = stringInterpolation.values
    specifiers = stringInterpolation.specifiers
    numbers = stringInterpolation.numbers
  }

  // Values stand in the format as private characters, so that no Markdown is looked for in them.
  fileprivate static let firstValue: UInt32 = 0xF0000

  /// Its translation, if there is one in a table of a bundle.
  ///
  /// - Parameter name: the key in the table, if that is not the text itself.
  func localized(as name: String? = nil, table: String?, bundlePath: String?) -> LocalizedStringKey
  {
    var result = translated(as: name, table: table, bundlePath: bundlePath)
    if TextLanguage.current == .lengthened {
      result.format = TextLanguage.lengthened(result.format)
    }
    return result
  }

  private func translated(
    as name: String?, table: String?, bundlePath: String?
  ) -> LocalizedStringKey {
    guard ResourceBundles.isUsed else { return self }
    let entry =
      ResourceBundles.string(name ?? tableKey(percent: "%"), table: table, bundlePath: bundlePath)
      ?? (name == nil && !values.isEmpty
        ? ResourceBundles.string(tableKey(percent: "%%"), table: table, bundlePath: bundlePath)
        : nil)
    guard let entry else { return self }
    var result = self
    // What is no value of a text is no specifier in its translation either.
    if !values.isEmpty || !entry.variables.isEmpty {
      var expansion = LocalizedFormat(numbers: numbers) { place in
        Unicode.Scalar(LocalizedStringKey.firstValue + UInt32(place)).map { String($0) } ?? ""
      }
      result.format = expansion.expanded(entry)
    } else {
      result.format = entry.format
    }
    return result
  }

  /// How a table names the text.
  fileprivate func tableKey(percent: String) -> String {
    guard !values.isEmpty else { return format }
    return format.unicodeScalars.map { scalar in
      if scalar == "%" { return percent }
      let index = Int(scalar.value) - Int(LocalizedStringKey.firstValue)
      return specifiers.indices.contains(index) ? specifiers[index] : String(scalar)
    }.joined()
  }

  /// The text with its values, and without a look at Markdown.
  var plainString: String {
    format.unicodeScalars.map { scalar in
      let index = Int(scalar.value) - Int(LocalizedStringKey.firstValue)
      return values.indices.contains(index)
        ? values[index].map(\.string).joined() : String(scalar)
    }.joined()
  }

  /// The text in pieces of one look.
  var segments: [Text.Segment] {
    var segments: [Text.Segment] = []
    for piece in InlineMarkdown.pieces(of: format) {
      var plain = ""
      func flush() {
        if !plain.isEmpty { segments.append(piece.applied(to: Text.Segment(string: plain))) }
        plain = ""
      }
      for scalar in piece.string.unicodeScalars {
        let index = Int(scalar.value) - Int(LocalizedStringKey.firstValue)
        if values.indices.contains(index) {
          flush()
          segments += values[index].map(piece.applied)
        } else {
          plain.unicodeScalars.append(scalar)
        }
      }
      flush()
    }
    return segments.isEmpty ? [Text.Segment(string: "")] : segments
  }

  /// The text without its look.
  var string: String { segments.map(\.string).joined() }

  /// What a string literal with values in it is collected in.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var format = ""
    fileprivate var values: [[Text.Segment]] = []
    fileprivate var specifiers: [String] = []
    fileprivate var numbers: [Double?] = []

    /// Begins a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds what is written.
    public mutating func appendLiteral(_ literal: String) { format += literal }

    private mutating func append(
      _ segments: [Text.Segment], _ specifier: String = "%@", number: Double? = nil
    ) {
      let place = LocalizedStringKey.firstValue + UInt32(values.count)
      guard let scalar = Unicode.Scalar(place) else { return }
      format.unicodeScalars.append(scalar)
      values.append(segments)
      specifiers.append(specifier)
      numbers.append(number)
    }

    private mutating func append(
      _ string: String, _ specifier: String = "%@", number: Double? = nil
    ) {
      append([Text.Segment(string: string)], specifier, number: number ?? Double(string))
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { append(string) }

    /// Adds a number as the language writes it, or another value as it describes itself.
    public mutating func appendInterpolation<T>(_ value: T) {
      // Not by the value alone, which would be looked for within an optional.
      if T.self is any FormatSpecifiable.Type, let number = value as? any FormatSpecifiable {
        append(number.localizedText, type(of: number).specifier, number: number.number)
      } else {
        append("\(value)")
      }
    }

    /// Adds a text with its own look.
    public mutating func appendInterpolation(_ text: Text) { append(text.segments) }

    /// Adds an image.
    public mutating func appendInterpolation(_ image: Image) { append(Text(image).segments) }

    /// Adds a text with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(Text(attributedString).segments)
    }

    /// Adds a number or object formatted as `printf` would, with the signs of the language between digits.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      // With a locale, zeros in front of a fraction would be blanks.
      let isPadded = specifier.hasPrefix("%0") && specifier.contains(".")
      append(
        String(format: specifier, locale: isPadded ? nil : .ofTexts, value), specifier,
        number: (value as? any FormatSpecifiable)?.number)
    }

    /// Adds a value formatted by a style.
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      append(format.localizedText(input))
    }

    /// Adds a value formatted by a formatter.
    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) where Subject: ReferenceConvertible {
      append(formatter?.string(for: subject) ?? "\(subject)")
    }

    #if !canImport(Darwin)
      // Values such as dates are not convertible to objects in Linux' Foundation.
      /// Adds a value formatted by a formatter.
      @_disfavoredOverload
      public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
        append(formatter.string(for: subject) ?? "\(subject)")
      }
    #endif

    /// Adds a date as a style shows it.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(Text(date, style: style).segments)
    }
  }
}

extension LocalizedStringKey: CustomReflectable {
  /// What programs that look into a key find in SwiftUI's.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "key": tableKey(percent: "%"), "hasFormatting": !values.isEmpty,
        "arguments": values,
      ], displayStyle: .struct)
  }
}
