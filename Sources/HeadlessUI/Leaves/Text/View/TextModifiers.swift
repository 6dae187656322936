import Foundation

extension Text {
  nonisolated private func changed(_ change: (inout Segment) -> Void) -> Text {
    var text = self
    for index in text.segments.indices { change(&text.segments[index]) }
    return text
  }

  /// An effect that is only seen.
  nonisolated func effect(_ name: String, _ detail: String? = nil) -> Text {
    var text = self
    text.effects.append(RecordedEffect(name: name, detail: detail))
    return text
  }

  /// The text in a font, where parts of it have none of their own.
  nonisolated public func font(_ font: Font?) -> Text {
    changed { $0.font = $0.font ?? font }
  }

  /// The text in a weight.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed {
      guard $0.traits.weight == nil && $0.traits.isBold == nil else { return }
      $0.traits.weight = weight
    }
  }

  /// The text in a width of characters.
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text {
    changed { $0.traits.width = $0.traits.width ?? width }
  }

  /// The text in a design.
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text {
    changed { $0.traits.design = $0.traits.design ?? design }
  }

  /// The text in bold.
  nonisolated public func bold() -> Text { bold(true) }

  /// The text in bold, or not in bold.
  nonisolated public func bold(_ isActive: Bool) -> Text {
    changed {
      guard $0.traits.weight == nil && $0.traits.isBold == nil else { return }
      $0.traits.isBold = isActive
    }
  }

  /// The text in italics.
  nonisolated public func italic() -> Text { italic(true) }

  /// The text in italics, or not in italics.
  nonisolated public func italic(_ isActive: Bool) -> Text {
    changed { $0.traits.isItalic = $0.traits.isItalic ?? isActive }
  }

  /// The text with all characters equally wide.
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
    changed { $0.traits.isMonospaced = $0.traits.isMonospaced ?? isActive }
  }

  /// The text with all digits equally wide.
  nonisolated public func monospacedDigit() -> Text {
    changed { $0.traits.hasMonospacedDigits = true }
  }

  /// The text with more or less room (points) after each character.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text {
    changed { $0.tracking = $0.tracking ?? kerning }
  }

  /// The text with more or less room (points) after each character.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text {
    changed { $0.tracking = $0.tracking ?? tracking }
  }

  /// The text moved upwards by points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changed { $0.baselineOffset = $0.baselineOffset ?? baselineOffset }
  }

  /// The text in a size relative to its font.
  nonisolated public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    changed { if isEnabled { $0.traits.scale = scale } }
  }

  /// The text with a line under it.
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? effect("underline") : self
  }

  /// The text with a line under it.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    isActive ? effect("underline", pattern.name) : self
  }

  /// The text with a line through it.
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? effect("strikethrough") : self
  }

  /// The text with a line through it.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    isActive ? effect("strikethrough", pattern.name) : self
  }

  /// The text in a colour.
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    guard let color else { return effect("foregroundColor") }
    return changed { $0.style = $0.style ?? TextStyle(style: color, text: "\(color)") }
      .effect("foregroundColor", color.text)
  }

  /// The text in a style.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed { $0.style = $0.style ?? TextStyle(style: style, text: "\(style)") }
      .effect("foregroundStyle", StyleText.of(style))
  }
}
