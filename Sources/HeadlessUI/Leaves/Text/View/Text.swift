import Foundation

/// One or more lines of text that are only read.
///
/// Wraps at the offered width and is cut off at the offered height, never below one line.
public struct Text: Sendable {
  /// A stretch of the text with what was said about it alone.
  struct Segment: Hashable, Sendable {
    var string: String
    var font: Font?
    var traits = FontTraits()
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    /// What only pictures show.
    var style: TextStyle?
    /// Whether it changes as time goes on.
    var countsTime = false
  }

  /// A style that a text is drawn in, the same as another if it is written the same.
  struct TextStyle: Hashable, Sendable {
    let style: any ShapeStyle
    let text: String

    static func == (a: Self, b: Self) -> Bool { a.text == b.text }

    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }

  var segments: [Segment]
  /// Modifiers without influence on layout, in the order they were applied.
  var effects: [RecordedEffect] = []

  nonisolated init(segments: [Segment]) { self.segments = segments }

  /// A text exactly as it is written.
  nonisolated public init(verbatim content: String) {
    segments = [Segment(string: content)]
  }

  /// A text that a variable holds.
  @_disfavoredOverload
  nonisolated public init<S>(_ content: S) where S: StringProtocol {
    segments = [Segment(string: String(content))]
  }

  /// A text with inline Markdown, translated if the program's tables have its key.
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    segments = key.localized(table: tableName, bundlePath: bundle?.bundlePath).segments
  }

  /// A value formatted by a style.
  nonisolated public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.localizedText(input))
  }

  /// A value formatted by a formatter.
  nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter)
  where Subject: ReferenceConvertible {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  #if !canImport(Darwin)
    // Values such as dates are not convertible to objects in Linux' Foundation.
    /// A value formatted by a formatter.
    @_disfavoredOverload
    nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter) {
      self.init(verbatim: formatter.string(for: subject) ?? "")
    }
  #endif

  /// An object formatted by a formatter.
  nonisolated public init(_ subject: NSObject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// An image inside of text: as wide as its font is large.
  nonisolated public init(_ image: Image) {
    segments = [Segment(string: "\u{FFFC}")]
  }

  /// One text after another.
  nonisolated public static func + (a: Text, b: Text) -> Text {
    var result = Text(segments: a.segments + b.segments)
    result.effects = a.effects + b.effects.filter { !a.effects.contains($0) }
    return result
  }

  /// Where a text is cut off that does not fit.
  public enum TruncationMode: Hashable, Sendable {
    /// At its beginning.
    case head
    /// At its end.
    case tail
    /// In the middle.
    case middle
  }

  /// How the letter case is changed.
  public enum Case: Hashable, Sendable {
    /// All letters uppercase.
    case uppercase
    /// All letters lowercase.
    case lowercase
  }

  /// The size of a text relative to its font.
  public struct Scale: Hashable, Sendable {
    let factor: CGFloat
    /// As large as the font.
    public static let `default` = Scale(factor: 1)
    /// Smaller, for something of second importance.
    public static let secondary = Scale(factor: 0.8)
  }

  /// Kinds of line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// A single line.
    public static let single = LineStyle()

    /// How the line is dashed.
    public struct Pattern: Hashable, Sendable {
      let name: String
      /// Unbroken.
      public static let solid = Pattern(name: "solid")
      /// Dots.
      public static let dot = Pattern(name: "dot")
      /// Dashes.
      public static let dash = Pattern(name: "dash")
      /// Dashes and dots by turns.
      public static let dashDot = Pattern(name: "dashDot")
      /// A dash and two dots by turns.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    /// A line with a pattern.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
  }
}

extension Text: Equatable {
  /// Whether both say the same in the same way.
  public static func == (a: Text, b: Text) -> Bool {
    a.segments == b.segments && a.effects == b.effects
  }
}

extension Text: LeafView {
  /// The engine lays the text out.
  public typealias Body = Never

  func makeLeaf(_ context: ViewContext) -> TextNode {
    let node = TextNode(resolved(in: context.environment), context)
    if context.layout.isDrawn { node.look = look(in: context.environment) }
    return node
  }

  func updateLeaf(_ node: TextNode, _ context: ViewContext) {
    // Rows are written anew whenever one of them changes, nearly all as they were.
    if let source = node.source, source.environment.isIdentical(to: context.environment),
      source.text.segments == segments, source.text.effects == effects
    {
      return
    }
    node.source = (self, context.environment)
    node.show(resolved(in: context.environment))
    if context.layout.isDrawn { node.look = look(in: context.environment) }
  }

  private func look(in environment: EnvironmentValues) -> TextNode.Look {
    TextNode.Look(
      environment: environment,
      styles: segments.filter { !$0.string.isEmpty }.map { $0.style?.style })
  }

  /// What the text is where it stands.
  func resolved(in environment: EnvironmentValues) -> TextNode.Content {
    let runs = segments.map { segment in
      let traits = segment.traits.filled(from: environment.fontTraits)
      var font = (segment.font ?? environment.font ?? .body)
        .resolved(environment.dynamicTypeSize, traits)
      if let scale = traits.scale, scale != .default { font = font.scaled(by: scale.factor) }
      let string =
        switch environment.textCase {
        case .uppercase?: segment.string.uppercased()
        case .lowercase?: segment.string.lowercased()
        case nil: segment.string
        }
      return TextRun(
        string: string, font: font, tracking: segment.tracking ?? environment.tracking,
        baselineOffset: segment.baselineOffset ?? environment.baselineOffset)
    }
    return TextNode.Content(
      runs: runs, metrics: environment.textMetrics, lineLimit: environment.lineLimit,
      minimumLines: environment.minimumLineCount, lineSpacing: environment.lineSpacing,
      truncation: environment.truncationMode, minimumScaleFactor: environment.minimumScaleFactor,
      allowsTightening: environment.allowsTightening, scale: environment.displayScale,
      fillsWidth: environment.isInWidget && segments.contains { $0.countsTime },
      effects: effects)
  }
}
