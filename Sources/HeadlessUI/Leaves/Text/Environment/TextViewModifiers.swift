import Foundation

extension View {
  /// The font of texts in the view.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  nonisolated private func traits(_ change: @escaping (inout FontTraits) -> Void) -> some View {
    transformEnvironment(\.fontTraits, transform: change)
  }

  /// The weight of texts in the view.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    traits {
      $0.weight = weight
      $0.isBold = nil
    }
  }

  /// The width of characters in the view.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    traits { $0.width = width }
  }

  /// The design of fonts in the view.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    traits { $0.design = design }
  }

  /// The size of texts in the view, relative to their font.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    traits { if isEnabled { $0.scale = scale } }
  }

  /// Texts in the view in bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    traits {
      $0.isBold = isActive
      $0.weight = nil
    }
  }

  /// Texts in the view in italics.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    traits { $0.isItalic = isActive }
  }

  /// Texts in the view with all characters equally wide.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    traits { $0.isMonospaced = isActive }
  }

  /// Texts in the view with all digits equally wide.
  nonisolated public func monospacedDigit() -> some View {
    traits { $0.hasMonospacedDigits = true }
  }

  /// Points added after each character of texts in the view.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.tracking, kerning)
  }

  /// Points added after each character of texts in the view.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.tracking, tracking)
  }

  /// Points by which texts in the view are moved upwards.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.baselineOffset, baselineOffset)
  }

  /// The most lines of texts in the view.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    transformEnvironment(\.self) {
      $0.lineLimit = number
      $0.minimumLineCount = 0
    }
  }

  /// The least and the most lines of texts in the view.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(least: limit.lowerBound, most: limit.upperBound)
  }

  /// The least lines of texts in the view.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(least: limit.lowerBound, most: nil)
  }

  /// The most lines of texts in the view.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(least: 0, most: limit.upperBound)
  }

  /// The most lines of texts in the view, which may take up the room for them in any case.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(least: reservesSpace ? limit : 0, most: limit)
  }

  nonisolated private func lines(least: Int, most: Int?) -> some View {
    transformEnvironment(\.self) {
      $0.lineLimit = most
      $0.minimumLineCount = least
    }
  }

  /// Points between the lines of texts in the view.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// On which side the lines of texts in the view begin.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Where texts in the view are cut off.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// The smallest factor by which texts in the view are scaled down to fit.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Whether characters in the view may move closer together to fit.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// The letter case of texts in the view.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// How large texts in the view are.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size of texts in the view within a range.
  nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      guard let least = allowed.first, let most = allowed.last else { return }
      size = min(max(size, least), most)
    }
  }

  /// A line under texts in the view.
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    recorded("underline", isActive ? nil : "off")
  }

  /// A line under texts in the view.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> some View {
    recorded("underline", isActive ? pattern.name : "off")
  }

  /// A line through texts in the view.
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    recorded("strikethrough", isActive ? nil : "off")
  }

  /// Whether texts in the view can be selected.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    recorded("textSelection", S.allowsSelection ? "enabled" : "disabled")
  }
}

/// Whether text can be selected.
public protocol TextSelectability {
  /// Whether it can.
  static var allowsSelection: Bool { get }
}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  /// True: the user can select the text.
  public static let allowsSelection = true
}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  /// False: the user cannot select the text.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
