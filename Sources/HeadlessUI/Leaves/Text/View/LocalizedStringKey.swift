import Foundation

/// The key of a text in a table of translations; without a table, the text itself.
///
/// Inline Markdown in it counts: emphasis, strong emphasis, code, strikethrough and links.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  private var format: String
  private var values: [[Text.Segment]]

  /// A key that a variable holds.
  public init(_ value: String) {
    format = value
    values = []
  }

  /// A key as it is written.
  public init(stringLiteral value: String) { self.init(value) }

  /// A key with values in it.
  public init(stringInterpolation: StringInterpolation) {
    format = stringInterpolation.format
    values = stringInterpolation.values
  }

  // Values stand in the format as private characters, so that no Markdown is looked for in them.
  fileprivate static let firstValue: UInt32 = 0xF0000

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

    /// Begins a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds what is written.
    public mutating func appendLiteral(_ literal: String) { format += literal }

    private mutating func append(_ segments: [Text.Segment]) {
      let number = LocalizedStringKey.firstValue + UInt32(values.count)
      guard let scalar = Unicode.Scalar(number) else { return }
      format.unicodeScalars.append(scalar)
      values.append(segments)
    }

    private mutating func append(_ string: String) { append([Text.Segment(string: string)]) }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { append(string) }

    /// Adds a value as it describes itself.
    public mutating func appendInterpolation<T>(_ value: T) { append("\(value)") }

    /// Adds a text with its own look.
    public mutating func appendInterpolation(_ text: Text) { append(text.segments) }

    /// Adds an image.
    public mutating func appendInterpolation(_ image: Image) { append(Text(image).segments) }

    /// Adds a text with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(String(attributedString.characters))
    }

    /// Adds a number or object formatted as `printf` would.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(String(format: specifier, value))
    }

    /// Adds a value formatted by a style.
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      append(format.format(input))
    }

    /// Adds a value formatted by a formatter.
    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) where Subject: ReferenceConvertible {
      append(formatter?.string(for: subject) ?? "\(subject)")
    }

    /// Adds a date as a style shows it.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(style.text(date))
    }
  }
}
