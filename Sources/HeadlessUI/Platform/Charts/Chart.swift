#if !canImport(Charts)
  import Foundation

  /// A chart: as large as proposed, as charts are. What is drawn in it is not laid out here.
  public struct Chart<Content>: View where Content: ChartContent {
    /// A chart of marks; they are not made.
    public nonisolated init(@ChartContentBuilder content: @escaping () -> Content) {}

    /// A chart of marks for each element; they are not made.
    public nonisolated init<Data, C>(
      _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    )
    where
      Data: RandomAccessCollection, Data.Element: Identifiable, C: ChartContent,
      Content == ForEach<Data, Data.Element.ID, C>
    {}

    /// A chart of marks for each element, with the id at a key path; they are not made.
    public nonisolated init<Data, ID, C>(
      _ data: Data, id: KeyPath<Data.Element, ID>,
      @ChartContentBuilder content: @escaping (Data.Element) -> C
    )
    where
      Data: RandomAccessCollection, ID: Hashable, C: ChartContent,
      Content == ForEach<Data, ID, C>
    {}

    /// As large as proposed.
    public var body: some View { ControlPart("Chart") }
  }

  /// What a chart draws. It takes no part in layout.
  @MainActor
  @preconcurrency
  public protocol ChartContent {
    /// The type of the content that the body is.
    associatedtype Body: ChartContent
    /// What it is made of.
    @ChartContentBuilder var body: Self.Body { get }
  }

  extension ChartContent where Body == Never {
    /// Never called: marks are not made.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
  }

  extension Never: ChartContent {}

  extension _UnmadeContent: ChartContent {}
  extension _OptionalUnmadeContent: ChartContent {}

  /// Content of a type that is not told.
  public struct AnyChartContent: ChartContent {
    /// It has none.
    public typealias Body = Never
    /// Content without its type.
    public nonisolated init<T: ChartContent>(_ content: T) {}
  }

  /// Several marks in one.
  public struct Plot<Content>: ChartContent where Content: ChartContent {
    /// It has none.
    public typealias Body = Never
    /// Marks; they are not made.
    public nonisolated init(@ChartContentBuilder content: () -> Content) {}
  }

  /// Builds a chart's content from closures.
  @resultBuilder
  public struct ChartContentBuilder {
    /// A mark.
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
      content
    }
    /// One mark.
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
    /// Any number of marks.
    @_disfavoredOverload
    public static func buildBlock<each Content: ChartContent>(
      _ content: repeat each Content
    ) -> _UnmadeContent { _UnmadeContent() }
    /// Marks that are there on a condition.
    public static func buildOptional<Content: ChartContent>(
      _ content: Content?
    ) -> _OptionalUnmadeContent<Content> { _OptionalUnmadeContent() }
    /// The first of two choices.
    public static func buildEither<Content: ChartContent>(first: Content) -> _UnmadeContent {
      _UnmadeContent()
    }
    /// The second of two choices.
    public static func buildEither<Content: ChartContent>(second: Content) -> _UnmadeContent {
      _UnmadeContent()
    }
    /// Marks that are only available on some systems.
    public static func buildLimitedAvailability<Content: ChartContent>(
      _ content: Content
    ) -> _UnmadeContent { _UnmadeContent() }
  }

  extension ForEach: ChartContent where Content: ChartContent {}

  extension ForEach where Content: ChartContent {
    /// Marks for each identifiable element; they are not made.
    nonisolated public init(
      _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
      self.init(data: data, content: content, id: { $0.id })
    }

    /// Marks for each element, with the id at a key path; they are not made.
    nonisolated public init(
      _ data: Data, id: KeyPath<Data.Element, ID>,
      @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
      self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    /// Marks for each number of a range; they are not made.
    nonisolated public init(
      _ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int {
      self.init(data: data, content: content, id: { $0 })
    }
  }

  /// What is known of a chart that is laid out: nothing here, as no marks are.
  public struct ChartProxy: Sendable {
    /// The size of the area of the marks; zero here.
    public var plotSize: CGSize { .zero }
    /// The size of the area of the marks; zero here.
    public var plotAreaSize: CGSize { .zero }
    /// The area of the marks; nil here.
    public var plotFrame: Anchor<CGRect>? { nil }
    /// Where a value is across; nil here.
    public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }
    /// Where a value is from top to bottom; nil here.
    public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }
    /// Where a pair of values is; nil here.
    public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? { nil }
    /// The value at a place across; nil here.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
    /// The value at a place from top to bottom; nil here.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
    /// The values at a place; nil here.
    public func value<X: Plottable, Y: Plottable>(
      at position: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? { nil }
    /// Chooses the value at a place across; nothing is chosen here.
    public func selectXValue(at position: CGFloat) {}
    /// Chooses the value at a place from top to bottom; nothing is chosen here.
    public func selectYValue(at position: CGFloat) {}
  }
#endif
