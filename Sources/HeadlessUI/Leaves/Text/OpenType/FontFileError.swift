/// Why a font file cannot be used.
public enum FontFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// It cannot be opened, for the reason given.
  case unreadable(String)
  /// It does not begin as a font does.
  case notAFont
  /// A font that is packed for the web.
  case packedForTheWeb
  /// A collection of several fonts.
  case collection
  /// A table that is needed is not there.
  case missingTable(String)
  /// A table ends before what it announces.
  case cutTable(String)
  /// A table says something that cannot be.
  case badTable(String, String)

  /// A sentence that says what is wrong, and what to do.
  public var description: String {
    switch self {
    case .unreadable(let reason): "the font cannot be read: \(reason)"
    case .notAFont: "not a TrueType or OpenType font; give a .ttf or .otf file"
    case .packedForTheWeb: "a font packed for the web (WOFF); unpack it to a .ttf or .otf file"
    case .collection:
      "a collection of fonts; extract one font to a .ttf or .otf file"
    case .missingTable(let table): "the font has no table '\(table)'"
    case .cutTable(let table): "the font is damaged: its table '\(table)' ends too early"
    case .badTable(let table, let what): "the font is damaged: in its table '\(table)' \(what)"
    }
  }
}
