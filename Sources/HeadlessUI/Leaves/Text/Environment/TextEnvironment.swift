import Foundation

private enum FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

private enum FontTraitsKey: EnvironmentKey {
  static let defaultValue = FontTraits()
}

private enum DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

private enum LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

private enum MinimumLineCountKey: EnvironmentKey {
  static let defaultValue = 0
}

private enum LineSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

private enum MultilineTextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}

private enum TruncationModeKey: EnvironmentKey {
  static let defaultValue = Text.TruncationMode.tail
}

private enum MinimumScaleFactorKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

private enum AllowsTighteningKey: EnvironmentKey {
  static let defaultValue = false
}

private enum TextCaseKey: EnvironmentKey {
  static let defaultValue: Text.Case? = nil
}

private enum TrackingKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

private enum BaselineOffsetKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

private enum InWidgetKey: EnvironmentKey {
  static let defaultValue = false
}

private enum TextMetricsKey: EnvironmentKey {
  static let defaultValue: any TextMetrics = SystemTextMetrics()
}

extension EnvironmentValues {
  /// Whether texts are those of a widget or Live Activity, which the system updates as time goes on.
  var isInWidget: Bool {
    get { self[InWidgetKey.self] }
    set { self[InWidgetKey.self] = newValue }
  }

  /// The font of texts that have none of their own; nil for body text.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// How large the user wants text to be.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The most lines that a text may have; nil for no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Points between the lines of a text, on top of what the font asks for.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// On which side the lines of a text begin.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  /// Where a text is cut off.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// The smallest factor by which a text is scaled down to fit.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// Whether characters may move closer together to fit.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// How the letter case of texts is changed; nil for not at all.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// What texts are measured with: the built-in proportional metrics unless set.
  public var textMetrics: any TextMetrics {
    get { self[TextMetricsKey.self] }
    set { self[TextMetricsKey.self] = newValue }
  }

  var fontTraits: FontTraits {
    get { self[FontTraitsKey.self] }
    set { self[FontTraitsKey.self] = newValue }
  }

  /// Lines that a text takes up even if it has fewer.
  var minimumLineCount: Int {
    get { self[MinimumLineCountKey.self] }
    set { self[MinimumLineCountKey.self] = newValue }
  }

  var tracking: CGFloat {
    get { self[TrackingKey.self] }
    set { self[TrackingKey.self] = newValue }
  }

  var baselineOffset: CGFloat {
    get { self[BaselineOffsetKey.self] }
    set { self[BaselineOffsetKey.self] = newValue }
  }
}

/// On which side the lines of a text begin.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Where reading begins.
  case leading
  /// In the middle.
  case center
  /// Where reading ends.
  case trailing
}
