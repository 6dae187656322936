import Foundation

/// Text measured with a font file of the user's: TrueType or OpenType, variable or not.
///
/// Advances, kerning, variations and tracking are the file's, so that a line is as wide as the system
/// sets it in that font: the sum, rounded up to a pixel. A character that the font does not draw has the
/// advance of the built-in metrics.
public struct FontFileMetrics: TextMetrics {
  private let instances: FontInstances

  /// Opens font files.
  ///
  /// - Parameters:
  ///   - files: One variable font, or a file for each weight; of several, the one with the nearest
  ///     weight is taken.
  ///   - isSystemFont: Whether it stands for the system's font: then, like the system's, it gets
  ///     Apple's tracking where it has none of its own.
  /// - Throws: ``FontFileError`` if a file cannot be read or is no sound font.
  public init(contentsOf files: [URL], isSystemFont: Bool = true) throws(FontFileError) {
    var fonts: [FontFile] = []
    for file in files {
      let data: Data
      do {
        data = try Data(contentsOf: file)
      } catch {
        throw .unreadable(error.localizedDescription)
      }
      fonts.append(try FontFile(data))
    }
    guard !fonts.isEmpty else { throw .unreadable("no file is named") }
    self.init(
      fonts, key: files.map(\.standardizedFileURL.path).joined(separator: "\n"), isSystemFont)
  }

  init(_ fonts: [FontFile], key: String, _ isSystemFont: Bool) {
    instances = FontInstances(fonts, key: key, isSystemFont: isSystemFont)
  }

  /// Equal for the same files.
  public static func == (a: FontFileMetrics, b: FontFileMetrics) -> Bool {
    a.instances.key == b.instances.key && a.instances.isSystemFont == b.instances.isSystemFont
  }

  /// By the paths of the files.
  public func hash(into hasher: inout Hasher) { hasher.combine(instances.key) }

  /// The file's advance at the font's size and weight, with tracking.
  public func advance(of character: Character, in font: ResolvedFont) -> CGFloat {
    advances(of: [character], in: font).first ?? 0
  }

  /// The file's advances with tracking and kerning.
  public func advances(of characters: [Character], in font: ResolvedFont) -> [CGFloat] {
    instances.instance(font).advances(of: characters, in: font)
  }

  /// The file's ascender.
  public func ascent(of font: ResolvedFont) -> CGFloat {
    let file = instances.file(font)
    return font.size * file.ascender / file.unitsPerEm
  }

  /// The file's descender, as a length.
  public func descent(of font: ResolvedFont) -> CGFloat {
    let file = instances.file(font)
    return max(0, font.size * -file.descender / file.unitsPerEm)
  }

  /// The file's height of capitals.
  public func capHeight(of font: ResolvedFont) -> CGFloat {
    let file = instances.file(font)
    return font.size * file.capHeight / file.unitsPerEm
  }

  /// The file's gap between lines.
  public func leading(of font: ResolvedFont) -> CGFloat {
    let file = instances.file(font)
    return font.size * file.lineGap / file.unitsPerEm
  }

  /// What the text style prescribes for the system's font, or a line and the gap after it.
  public func lineAdvance(of font: ResolvedFont) -> CGFloat {
    let own = lineHeight(of: font) + leading(of: font)
    let standard = instances.isSystemFont ? font.styleLineHeight ?? own : own
    return switch font.leading {
    case .standard: standard
    case .tight: max(0, standard - 2)
    case .loose: standard + 2
    }
  }
}

/// Font files, and each of them at the sizes and weights that were asked for.
private final class FontInstances: Sendable {
  let key: String
  let isSystemFont: Bool
  private let fonts: [FontFile]
  private let known = Locked<[ResolvedFont: FontInstance]>([:])

  init(_ fonts: [FontFile], key: String, isSystemFont: Bool) {
    self.fonts = fonts
    self.key = key
    self.isSystemFont = isSystemFont
  }

  /// The file of the nearest weight; upright or slanted as the font is, where there is a choice.
  func file(_ font: ResolvedFont) -> FontFile {
    let weight = FontInstance.weightClass(font.weight)
    let sameSlant = fonts.filter { $0.isItalic == font.isItalic }
    let candidates = sameSlant.isEmpty ? fonts : sameSlant
    return candidates.min { abs($0.weightClass - weight) < abs($1.weightClass - weight) }
      ?? fonts[0]
  }

  func instance(_ font: ResolvedFont) -> FontInstance {
    known.withLock { known in
      if let found = known[font] { return found }
      // A view that asks for ever new sizes must not fill the memory.
      if known.count >= 256 { known.removeAll() }
      let made = FontInstance(file(font), font, isSystemFont: isSystemFont)
      known[font] = made
      return made
    }
  }
}
