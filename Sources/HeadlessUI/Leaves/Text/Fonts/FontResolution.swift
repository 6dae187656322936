import Foundation

extension Font {
  /// What the font is at a dynamic type size, with traits from around it where it has none.
  func resolved(
    _ dynamicTypeSize: DynamicTypeSize, _ outer: FontTraits = FontTraits()
  ) -> ResolvedFont {
    var font: ResolvedFont
    let own: FontTraits
    switch base {
    case .style(let style, let design, let weight):
      let entry = TypeScale.entry(style, dynamicTypeSize)
      font = ResolvedFont(size: entry.size)
      font.styleLineHeight = entry.lineHeight
      font.weight = TypeScale.weight(style)
      own = FontTraits(weight: weight, design: design)
    case .system(let size, let design, let weight):
      font = ResolvedFont(size: size)
      own = FontTraits(weight: weight, design: design)
    case .custom(let name, let size, let style):
      let factor = style.map { TypeScale.factor($0, dynamicTypeSize) } ?? 1
      font = ResolvedFont(size: size * factor)
      font.family = name
      own = FontTraits()
    }
    font.apply(outer.filled(from: traits.filled(from: own)))
    return font
  }
}

extension ResolvedFont {
  fileprivate mutating func apply(_ traits: FontTraits) {
    if let weight = traits.weight { self.weight = weight }
    switch traits.isBold {
    case true?: weight = .bold
    case false?: weight = .regular
    case nil: break
    }
    if traits.isEmphasized == true, family == nil { self.weight = self.weight.emphasized }
    isItalic = traits.isItalic ?? false
    design = traits.design ?? .default
    if traits.isMonospaced == true { design = .monospaced }
    hasMonospacedDigits = traits.hasMonospacedDigits ?? false
    switch traits.smallCaps {
    case .all?: (hasSmallLowercase, hasSmallUppercase) = (true, true)
    case .lowercase?: hasSmallLowercase = true
    case .uppercase?: hasSmallUppercase = true
    case nil: break
    }
    width = traits.width ?? .standard
    leading = traits.leading ?? .standard
  }
}
