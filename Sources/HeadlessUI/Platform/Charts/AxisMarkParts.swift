#if !canImport(Charts)
  import Foundation

  /// A text at a value of an axis; it is not laid out.
  public struct AxisValueLabel: AxisMark {
    /// A text; it is not laid out.
    public nonisolated init(
      centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
      collisionResolution: AxisValueLabelCollisionResolution = .automatic,
      offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
      horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {}
    /// A text; it is not laid out.
    public nonisolated init<F: FormatStyle>(
      format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
      multiLabelAlignment: Alignment? = nil,
      collisionResolution: AxisValueLabelCollisionResolution = .automatic,
      offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
      horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {}
    /// A text; it is not laid out.
    public nonisolated init(
      _ text: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
      multiLabelAlignment: Alignment? = nil,
      collisionResolution: AxisValueLabelCollisionResolution = .automatic,
      offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
      horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {}
    /// A text; it is not laid out.
    public nonisolated init(
      _ text: Text, centered: Bool? = nil, anchor: UnitPoint? = nil,
      multiLabelAlignment: Alignment? = nil,
      collisionResolution: AxisValueLabelCollisionResolution = .automatic,
      offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
      horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {}
    /// A text; it is not laid out.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
      _ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
      multiLabelAlignment: Alignment? = nil,
      collisionResolution: AxisValueLabelCollisionResolution = .automatic,
      offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
      horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {}
    /// A view; it is not laid out.
    public nonisolated init<C: View>(
      centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
      collisionResolution: AxisValueLabelCollisionResolution = .automatic,
      offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
      horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
      @ViewBuilder content: () -> C
    ) {}
  }

  /// What becomes of texts that have no room.
  public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    private let name: String
    /// As Charts has it.
    public static let automatic = AxisValueLabelCollisionResolution(name: "automatic")
    /// As Charts has it.
    public static let disabled = AxisValueLabelCollisionResolution(name: "disabled")
    /// As Charts has it.
    public static let greedy = AxisValueLabelCollisionResolution(name: "greedy")
    /// As Charts has it.
    public static let truncate = AxisValueLabelCollisionResolution(name: "truncate")
    /// Those go that are less important.
    public static func greedy(
      priority: Double? = nil, minimumSpacing: CGFloat? = nil
    ) -> AxisValueLabelCollisionResolution { .greedy }
  }

  /// The direction of texts.
  public struct AxisValueLabelOrientation: Hashable, Sendable {
    private let name: String
    /// As Charts has it.
    public static let automatic = AxisValueLabelOrientation(name: "automatic")
    /// As Charts has it.
    public static let horizontal = AxisValueLabelOrientation(name: "horizontal")
    /// As Charts has it.
    public static let vertical = AxisValueLabelOrientation(name: "vertical")
    /// As Charts has it.
    public static let verticalReversed = AxisValueLabelOrientation(name: "verticalReversed")
  }

  /// A line through the chart at a value; it is not laid out.
  public struct AxisGridLine: AxisMark {
    /// A line.
    public nonisolated init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
  }

  /// A short line at a value; it is not laid out.
  public struct AxisTick: AxisMark {
    /// How long it is.
    public struct Length: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
    {
      private let length: Double
      /// A length in points.
      public init(floatLiteral value: Double) { length = value }
      /// A length in points.
      public init(integerLiteral value: Int) { length = Double(value) }
      /// As the chart sees fit.
      public static let automatic: Length = 0
      /// As long as the text.
      public static let label: Length = 0
      /// As long as the longest text.
      public static let longestLabel: Length = 0
    }
    /// A line.
    public nonisolated init(
      centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
    ) {}
  }

  extension AxisMark {
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func font(_ font: Font?) -> some AxisMark { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
  }

  extension AxisContent {
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisContent { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func font(_ font: Font?) -> some AxisContent { self }
  }
#endif
