import Foundation

/// What can be said of a font besides its base; nil where nothing is said.
struct FontTraits: Hashable, Sendable {
  var weight: Font.Weight?
  var isBold: Bool?
  var isItalic: Bool?
  var isMonospaced: Bool?
  var hasMonospacedDigits: Bool?
  var smallCaps: SmallCaps?
  var design: Font.Design?
  var width: Font.Width?
  var leading: Font.Leading?
  /// Whether the user wants all text bolder.
  var isEmphasized: Bool?
  /// How large text is beside other text of its font.
  var scale: Text.Scale?

  enum SmallCaps: Hashable, Sendable { case all, lowercase, uppercase }

  /// These traits, and from `outer` what these do not say.
  func filled(from outer: FontTraits) -> FontTraits {
    var result = self
    // A weight and boldness set the same trait: the innermost of them holds.
    if weight == nil && isBold == nil {
      result.weight = outer.weight
      result.isBold = outer.isBold
    }
    result.isItalic = isItalic ?? outer.isItalic
    result.isMonospaced = isMonospaced ?? outer.isMonospaced
    result.hasMonospacedDigits = hasMonospacedDigits ?? outer.hasMonospacedDigits
    result.smallCaps = smallCaps ?? outer.smallCaps
    result.design = design ?? outer.design
    result.width = width ?? outer.width
    result.leading = leading ?? outer.leading
    result.isEmphasized = isEmphasized ?? outer.isEmphasized
    result.scale = scale ?? outer.scale
    return result
  }
}

extension Font {
  private func with(_ change: (inout FontTraits) -> Void) -> Font {
    var font = self
    change(&font.traits)
    return font
  }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font {
    with {
      $0.weight = weight
      $0.isBold = nil
    }
  }

  /// The font in another width.
  public func width(_ width: Width) -> Font { with { $0.width = width } }

  /// The font in bold.
  public func bold() -> Font { bold(true) }

  /// The font in bold, or not in bold.
  public func bold(_ isActive: Bool) -> Font {
    with {
      $0.isBold = isActive
      $0.weight = nil
    }
  }

  /// The font in italics.
  public func italic() -> Font { italic(true) }

  /// The font in italics, or not in italics.
  public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }

  /// The font with all characters equally wide.
  public func monospaced() -> Font { monospaced(true) }

  /// The font with all characters equally wide, or not.
  public func monospaced(_ isActive: Bool) -> Font { with { $0.isMonospaced = isActive } }

  /// The font with all digits equally wide.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

  /// The font with letters of both cases as small capitals.
  public func smallCaps() -> Font { with { $0.smallCaps = .all } }

  /// The font with lowercase letters as small capitals.
  public func lowercaseSmallCaps() -> Font { with { $0.smallCaps = .lowercase } }

  /// The font with uppercase letters as small capitals.
  public func uppercaseSmallCaps() -> Font { with { $0.smallCaps = .uppercase } }

  /// The font with another distance between lines.
  public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }
}
