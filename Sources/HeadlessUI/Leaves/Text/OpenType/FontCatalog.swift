import Foundation

/// Measures the fonts that a project brings along (`.custom("Name", size:)`) with their files, and all
/// others with other metrics.
///
/// Font files are looked for in folders and those in them, and known by the names in them: the family,
/// the full name, the PostScript name. A file that is damaged counts as not there.
public struct FontCatalog: TextMetrics {
  private let base: any TextMetrics
  private let fonts: ProjectFonts

  /// A catalog of the font files in folders.
  ///
  /// - Parameter base: The metrics of all that is in no file.
  public init(folders: [URL], base: any TextMetrics) {
    self.base = base
    fonts = ProjectFonts(folders)
  }

  /// Equal for the same folders and the same base.
  public static func == (a: FontCatalog, b: FontCatalog) -> Bool {
    a.fonts.folders == b.fonts.folders && AnyHashable(a.base) == AnyHashable(b.base)
  }

  /// By the folders and the base.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fonts.folders)
    hasher.combine(AnyHashable(base))
  }

  private func metrics(_ font: ResolvedFont) -> any TextMetrics {
    guard let family = font.family else { return base }
    return fonts.metrics(named: family) ?? base
  }

  /// The advance in the font's file, or in the base.
  public func advance(of character: Character, in font: ResolvedFont) -> CGFloat {
    metrics(font).advance(of: character, in: font)
  }

  /// The advances in the font's file, or in the base.
  public func advances(of characters: [Character], in font: ResolvedFont) -> [CGFloat] {
    metrics(font).advances(of: characters, in: font)
  }

  /// The ascent in the font's file, or in the base.
  public func ascent(of font: ResolvedFont) -> CGFloat { metrics(font).ascent(of: font) }

  /// The descent in the font's file, or in the base.
  public func descent(of font: ResolvedFont) -> CGFloat { metrics(font).descent(of: font) }

  /// The leading in the font's file, or in the base.
  public func leading(of font: ResolvedFont) -> CGFloat { metrics(font).leading(of: font) }

  /// The height of capitals in the font's file, or in the base.
  public func capHeight(of font: ResolvedFont) -> CGFloat { metrics(font).capHeight(of: font) }

  /// The line advance in the font's file, or in the base.
  public func lineAdvance(of font: ResolvedFont) -> CGFloat { metrics(font).lineAdvance(of: font) }
}

/// The font files below folders, read when a font is first asked for by its name.
private final class ProjectFonts: Sendable {
  let folders: [URL]
  private let byName = Locked<[String: FontFileMetrics]?>(nil)

  private static let maximumFiles = 20_000
  private static let maximumBytes = 64 << 20

  init(_ folders: [URL]) { self.folders = folders }

  func metrics(named name: String) -> FontFileMetrics? {
    byName.withLock { known in
      let all = known ?? find()
      known = all
      return all[name.lowercased()]
    }
  }

  private func find() -> [String: FontFileMetrics] {
    var families: [String: [(path: String, font: FontFile)]] = [:]
    for file in files() {
      guard let data = try? Data(contentsOf: file), data.count <= ProjectFonts.maximumBytes,
        let font = try? FontFile(data)
      else { continue }
      let stem = file.deletingPathExtension().lastPathComponent.lowercased()
      for name in font.names.all.union([stem]) {
        families[name, default: []].append((file.path, font))
      }
    }
    return families.mapValues { fonts in
      FontFileMetrics(
        fonts.map(\.font), key: fonts.map(\.path).joined(separator: "\n"), false)
    }
  }

  private func files() -> [URL] {
    var found: [URL] = []
    for folder in folders {
      let walk = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
      var count = 0
      while let file = walk?.nextObject() as? URL, count < ProjectFonts.maximumFiles {
        count += 1
        if ["ttf", "otf"].contains(file.pathExtension.lowercased()) { found.append(file) }
      }
    }
    return found.sorted { $0.path < $1.path }
  }
}
