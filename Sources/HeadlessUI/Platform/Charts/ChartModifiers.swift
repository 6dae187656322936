#if !canImport(Charts)
  import Foundation

  extension View {
    /// As Charts has it; the layout stays.
    nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
      recorded("chartXAxis")
    }
    /// As Charts has it; the layout stays.
    nonisolated public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C)
      -> some View
    { recorded("chartXAxis") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartXScale(type: ScaleType? = nil) -> some View {
      recorded("chartXScale")
    }
    /// As Charts has it; the layout stays.
    nonisolated public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil)
      -> some View
    { recorded("chartXScale") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartXScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil)
      -> some View
    { recorded("chartXScale") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartXScale<D: ScaleDomain, R: PositionScaleRange>(
      domain: D, range: R, type: ScaleType? = nil
    ) -> some View { recorded("chartXScale") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartXAxisLabel(
      _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
      alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { recorded("chartXAxisLabel") }
    /// As Charts has it; the layout stays.
    @_disfavoredOverload
    nonisolated public func chartXAxisLabel<S: StringProtocol>(
      _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
      spacing: CGFloat? = nil
    ) -> some View { recorded("chartXAxisLabel") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartXAxisLabel<C: View>(
      position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
      spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some View { recorded("chartXAxisLabel") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
      recorded("chartXSelection")
    }
    /// As Charts has it; the layout stays.
    nonisolated public func chartXSelection<P: Plottable & Comparable>(
      range: Binding<ClosedRange<P>?>
    ) -> some View { recorded("chartXSelection") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartXVisibleDomain<P: Plottable>(length: P) -> some View {
      recorded("chartXVisibleDomain")
    }
    /// As Charts has it; the layout stays.
    nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
      recorded("chartScrollPosition")
    }
    /// As Charts has it; the layout stays.
    nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
      recorded("chartScrollPosition")
    }
    /// As Charts has it; the layout stays.
    nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
      recorded("chartYAxis")
    }
    /// As Charts has it; the layout stays.
    nonisolated public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C)
      -> some View
    { recorded("chartYAxis") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartYScale(type: ScaleType? = nil) -> some View {
      recorded("chartYScale")
    }
    /// As Charts has it; the layout stays.
    nonisolated public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil)
      -> some View
    { recorded("chartYScale") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartYScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil)
      -> some View
    { recorded("chartYScale") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartYScale<D: ScaleDomain, R: PositionScaleRange>(
      domain: D, range: R, type: ScaleType? = nil
    ) -> some View { recorded("chartYScale") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartYAxisLabel(
      _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
      alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { recorded("chartYAxisLabel") }
    /// As Charts has it; the layout stays.
    @_disfavoredOverload
    nonisolated public func chartYAxisLabel<S: StringProtocol>(
      _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
      spacing: CGFloat? = nil
    ) -> some View { recorded("chartYAxisLabel") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartYAxisLabel<C: View>(
      position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
      spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some View { recorded("chartYAxisLabel") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
      recorded("chartYSelection")
    }
    /// As Charts has it; the layout stays.
    nonisolated public func chartYSelection<P: Plottable & Comparable>(
      range: Binding<ClosedRange<P>?>
    ) -> some View { recorded("chartYSelection") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartYVisibleDomain<P: Plottable>(length: P) -> some View {
      recorded("chartYVisibleDomain")
    }
    /// As Charts has it; the layout stays.
    nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
      recorded("chartScrollPosition")
    }
    /// As Charts has it; the layout stays.
    nonisolated public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
      recorded("chartScrollPosition")
    }
    /// As Charts has it; the layout stays.
    nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
      recorded("chartAngleSelection")
    }
    /// As Charts has it; the layout stays.
    nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
      recorded("chartScrollableAxes")
    }
    /// As Charts has it; the layout stays.
    nonisolated public func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(_ behavior: B)
      -> some View
    { recorded("chartScrollTargetBehavior") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
      recorded("chartLegend")
    }
    /// As Charts has it; the layout stays.
    nonisolated public func chartLegend(
      position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
      spacing: CGFloat? = nil
    ) -> some View { recorded("chartLegend") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartLegend<C: View>(
      position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
      spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some View { recorded("chartLegend") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartForegroundStyleScale<K: Plottable, S: ShapeStyle>(
      _ mapping: KeyValuePairs<K, S>
    ) -> some View { recorded("chartForegroundStyleScale") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartForegroundStyleScale<D: ScaleDomain, R>(
      domain: D, range: R, type: ScaleType? = nil
    ) -> some View { recorded("chartForegroundStyleScale") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartForegroundStyleScale<R>(range: R, type: ScaleType? = nil)
      -> some View
    { recorded("chartForegroundStyleScale") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartForegroundStyleScale<D: ScaleDomain>(
      domain: D, type: ScaleType? = nil
    ) -> some View { recorded("chartForegroundStyleScale") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartForegroundStyleScale<K: Plottable, S>(
      domain: [K], mapping: @escaping (K) -> S
    ) -> some View { recorded("chartForegroundStyleScale") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartForegroundStyleScale<K: Plottable, S>(mapping: @escaping (K) -> S)
      -> some View
    { recorded("chartForegroundStyleScale") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartSymbolScale<K: Plottable, S>(_ mapping: KeyValuePairs<K, S>)
      -> some View
    { recorded("chartSymbolScale") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartSymbolScale<D: ScaleDomain, R>(
      domain: D, range: R, type: ScaleType? = nil
    ) -> some View { recorded("chartSymbolScale") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartSymbolScale<R>(range: R, type: ScaleType? = nil) -> some View {
      recorded("chartSymbolScale")
    }
    /// As Charts has it; the layout stays.
    nonisolated public func chartSymbolScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil)
      -> some View
    { recorded("chartSymbolScale") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartSymbolScale<K: Plottable, S>(
      domain: [K], mapping: @escaping (K) -> S
    ) -> some View { recorded("chartSymbolScale") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartSymbolScale<K: Plottable, S>(mapping: @escaping (K) -> S)
      -> some View
    { recorded("chartSymbolScale") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartLineStyleScale<K: Plottable, S>(_ mapping: KeyValuePairs<K, S>)
      -> some View
    { recorded("chartLineStyleScale") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartLineStyleScale<D: ScaleDomain, R>(
      domain: D, range: R, type: ScaleType? = nil
    ) -> some View { recorded("chartLineStyleScale") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartLineStyleScale<R>(range: R, type: ScaleType? = nil) -> some View {
      recorded("chartLineStyleScale")
    }
    /// As Charts has it; the layout stays.
    nonisolated public func chartLineStyleScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil)
      -> some View
    { recorded("chartLineStyleScale") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartLineStyleScale<K: Plottable, S>(
      domain: [K], mapping: @escaping (K) -> S
    ) -> some View { recorded("chartLineStyleScale") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartLineStyleScale<K: Plottable, S>(mapping: @escaping (K) -> S)
      -> some View
    { recorded("chartLineStyleScale") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartSymbolSizeScale<K: Plottable, S>(_ mapping: KeyValuePairs<K, S>)
      -> some View
    { recorded("chartSymbolSizeScale") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartSymbolSizeScale<D: ScaleDomain, R>(
      domain: D, range: R, type: ScaleType? = nil
    ) -> some View { recorded("chartSymbolSizeScale") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartSymbolSizeScale<R>(range: R, type: ScaleType? = nil) -> some View {
      recorded("chartSymbolSizeScale")
    }
    /// As Charts has it; the layout stays.
    nonisolated public func chartSymbolSizeScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil)
      -> some View
    { recorded("chartSymbolSizeScale") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartSymbolSizeScale<K: Plottable, S>(
      domain: [K], mapping: @escaping (K) -> S
    ) -> some View { recorded("chartSymbolSizeScale") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartSymbolSizeScale<K: Plottable, S>(mapping: @escaping (K) -> S)
      -> some View
    { recorded("chartSymbolSizeScale") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartPlotStyle<C: View>(
      @ViewBuilder content: @escaping (ChartPlotContent) -> C
    ) -> some View { recorded("chartPlotStyle") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartXAxisStyle<C: View>(
      @ViewBuilder content: @escaping (ChartAxisContent) -> C
    ) -> some View { recorded("chartXAxisStyle") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartYAxisStyle<C: View>(
      @ViewBuilder content: @escaping (ChartAxisContent) -> C
    ) -> some View { recorded("chartYAxisStyle") }
    /// As Charts has it; the layout stays.
    nonisolated public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G)
      -> some View
    { recorded("chartGesture") }

    /// Puts a view over the chart; the proxy knows nothing, as no marks are laid out.
    nonisolated public func chartOverlay<V: View>(
      alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View { overlay(alignment: alignment) { content(ChartProxy()) } }

    /// Puts a view behind the chart; the proxy knows nothing, as no marks are laid out.
    nonisolated public func chartBackground<V: View>(
      alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View { background(alignment: alignment) { content(ChartProxy()) } }
  }

  /// The area of a chart's marks, to be modified; it is not laid out.
  public struct ChartPlotContent: View {
    /// A shape as large as proposed.
    public var body: some View { Rectangle().fill(.clear) }
  }

  /// The axis of a chart, to be modified; it is not laid out.
  public struct ChartAxisContent: View {
    /// A shape as large as proposed.
    public var body: some View { Rectangle().fill(.clear) }
  }

  /// The values that a scale reaches over.
  public protocol ScaleDomain {}
  extension ClosedRange: ScaleDomain where Bound: Plottable {}
  extension Range: ScaleDomain where Bound: Plottable {}
  extension Array: ScaleDomain where Element: Plottable {}

  /// The values that a scale reaches over, found by the chart.
  public struct AutomaticScaleDomain: ScaleDomain, Sendable {}

  extension ScaleDomain where Self == AutomaticScaleDomain {
    /// As the chart sees fit.
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }
    /// As the chart sees fit, with or without zero.
    public static func automatic(
      includesZero: Bool? = nil, reversed: Bool? = nil
    ) -> AutomaticScaleDomain { AutomaticScaleDomain() }
  }

  /// The places that a scale reaches over.
  public protocol PositionScaleRange {}
  extension ClosedRange: PositionScaleRange where Bound: BinaryFloatingPoint {}

  /// The area of the marks.
  public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {}

  extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// All of the area of the marks.
    public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }
    /// The area of the marks without a padding in points.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
      PlotDimensionScaleRange()
    }
    /// The area of the marks without paddings in points.
    public static func plotDimension(
      startPadding: CGFloat = 0, endPadding: CGFloat = 0
    ) -> PlotDimensionScaleRange { PlotDimensionScaleRange() }
  }

  /// Where a chart comes to rest when it is scrolled.
  public protocol ChartScrollTargetBehavior {}

  /// At values.
  public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior, Sendable {}

  extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// At multiples of a value.
    public static func valueAligned<P: Plottable>(
      unit: P, majorAlignment: MajorValueAlignment? = nil
    ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
    /// At dates.
    public static func valueAligned(
      matching components: DateComponents, majorAlignment: MajorValueAlignment? = nil
    ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
  }

  /// Where a chart comes to rest when it is scrolled far.
  public struct MajorValueAlignment: Sendable {
    /// At pages.
    public static var page: MajorValueAlignment { MajorValueAlignment() }
    /// At multiples of a value.
    public static func unit<P: Plottable>(_ unit: P) -> MajorValueAlignment {
      MajorValueAlignment()
    }
    /// At dates.
    public static func matching(_ components: DateComponents) -> MajorValueAlignment {
      MajorValueAlignment()
    }
  }

  /// How a scale grows.
  public struct ScaleType: Hashable, Sendable {
    private let name: String
    /// As Charts has it.
    public static let linear = ScaleType(name: "linear")
    /// As Charts has it.
    public static let log = ScaleType(name: "log")
    /// As Charts has it.
    public static let squareRoot = ScaleType(name: "squareRoot")
    /// As Charts has it.
    public static let date = ScaleType(name: "date")
    /// As Charts has it.
    public static let category = ScaleType(name: "category")
    /// As Charts has it.
    public static let symmetricLog = ScaleType(name: "symmetricLog")
  }
#endif
