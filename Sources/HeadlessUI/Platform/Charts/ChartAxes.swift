#if !canImport(Charts)
  import Foundation

  /// What is drawn at the axes of a chart. It takes no part in layout.
  @MainActor
  @preconcurrency
  public protocol AxisContent {}

  /// What is drawn at a value of an axis. It takes no part in layout.
  @MainActor
  @preconcurrency
  public protocol AxisMark {}

  /// Content of any types, which is not made.
  public struct _AxisContents: AxisContent, AxisMark {
    nonisolated init() {}
  }

  /// Content on a condition, which is not made.
  public struct _OptionalAxisContent<Content>: AxisContent, AxisMark {
    nonisolated init() {}
  }

  /// Builds what is drawn at the axes from closures.
  @resultBuilder
  public struct AxisContentBuilder {
    /// Content.
    public static func buildExpression<C: AxisContent>(_ content: C) -> C { content }
    /// One piece of content.
    public static func buildBlock<C: AxisContent>(_ content: C) -> C { content }
    /// Any number.
    @_disfavoredOverload
    public static func buildBlock<each C: AxisContent>(_ content: repeat each C) -> _AxisContents {
      _AxisContents()
    }
    /// Content on a condition.
    public static func buildOptional<C: AxisContent>(_ content: C?) -> _OptionalAxisContent<C> {
      _OptionalAxisContent()
    }
    /// The first of two choices.
    public static func buildEither<C: AxisContent>(first: C) -> _AxisContents { _AxisContents() }
    /// The second of two choices.
    public static func buildEither<C: AxisContent>(second: C) -> _AxisContents { _AxisContents() }
  }

  /// Builds what is drawn at a value from closures.
  @resultBuilder
  public struct AxisMarkBuilder {
    /// A mark.
    public static func buildExpression<C: AxisMark>(_ content: C) -> C { content }
    /// One mark.
    public static func buildBlock<C: AxisMark>(_ content: C) -> C { content }
    /// Any number.
    @_disfavoredOverload
    public static func buildBlock<each C: AxisMark>(_ content: repeat each C) -> _AxisContents {
      _AxisContents()
    }
    /// A mark on a condition.
    public static func buildOptional<C: AxisMark>(_ content: C?) -> _OptionalAxisContent<C> {
      _OptionalAxisContent()
    }
    /// The first of two choices.
    public static func buildEither<C: AxisMark>(first: C) -> _AxisContents { _AxisContents() }
    /// The second of two choices.
    public static func buildEither<C: AxisMark>(second: C) -> _AxisContents { _AxisContents() }
  }

  /// A value of an axis.
  public struct AxisValue: Sendable {
    /// Which one it is, counted from 0.
    public let index: Int
    /// How many there are.
    public let count: Int
    /// The value as a type; nil here.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { nil }
  }

  /// Marks at values of an axis; they are not made.
  public struct AxisMarks: AxisContent {
    /// The chart's own marks at values.
    public nonisolated init(
      preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
      values: AxisMarkValues = .automatic,
      stroke: StrokeStyle? = nil
    ) {}
    /// The chart's own marks at values, formatted.
    public nonisolated init<F: FormatStyle>(
      format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
      values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {}
    /// Marks at values.
    public nonisolated init<Content: AxisMark>(
      preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
      values: AxisMarkValues = .automatic,
      @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {}
    /// Marks at values.
    public nonisolated init<Content: AxisMark>(
      preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
      values: AxisMarkValues = .automatic,
      @AxisMarkBuilder content: @escaping () -> Content
    ) {}
    /// The chart's own marks at values.
    public nonisolated init<Value: Plottable>(
      preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
      stroke: StrokeStyle? = nil
    ) {}
    /// The chart's own marks at values, formatted.
    public nonisolated init<Value: Plottable, F: FormatStyle>(
      format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
      values: [Value], stroke: StrokeStyle? = nil
    ) {}
    /// Marks at values.
    public nonisolated init<Value: Plottable, Content: AxisMark>(
      preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
      @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {}
    /// Marks at values.
    public nonisolated init<Value: Plottable, Content: AxisMark>(
      preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
      @AxisMarkBuilder content: @escaping () -> Content
    ) {}
  }

  /// The values that have marks.
  public struct AxisMarkValues: Sendable {
    /// As the chart sees fit.
    public static var automatic: AxisMarkValues { AxisMarkValues() }
    /// As the chart sees fit, about so many.
    public static func automatic(
      desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues() }
    /// As the chart sees fit, not closer than a step.
    public static func automatic<P: Plottable>(
      minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
      roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues() }
    /// In steps.
    public static func stride<P: Plottable>(
      by step: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues() }
    /// In steps of time.
    public static func stride(
      by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
      roundUpperBound: Bool? = nil, calendar: Calendar? = nil
    ) -> AxisMarkValues { AxisMarkValues() }
  }

  /// How marks of an axis look.
  public struct AxisMarkPreset: Hashable, Sendable {
    private let name: String
    /// As Charts has it.
    public static let automatic = AxisMarkPreset(name: "automatic")
    /// As Charts has it.
    public static let aligned = AxisMarkPreset(name: "aligned")
    /// As Charts has it.
    public static let extended = AxisMarkPreset(name: "extended")
    /// As Charts has it.
    public static let inset = AxisMarkPreset(name: "inset")
  }

  /// The side that the marks of an axis are at.
  public struct AxisMarkPosition: Hashable, Sendable {
    private let name: String
    /// As Charts has it.
    public static let automatic = AxisMarkPosition(name: "automatic")
    /// As Charts has it.
    public static let top = AxisMarkPosition(name: "top")
    /// As Charts has it.
    public static let bottom = AxisMarkPosition(name: "bottom")
    /// As Charts has it.
    public static let leading = AxisMarkPosition(name: "leading")
    /// As Charts has it.
    public static let trailing = AxisMarkPosition(name: "trailing")
  }
#endif
