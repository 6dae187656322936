#if !canImport(Charts)
  import Foundation

  extension ChartContent {
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableValue<D>)
      -> some ChartContent
    { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
      self
    }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
      self
    }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func symbolSize<D: Plottable>(by value: PlottableValue<D>)
      -> some ChartContent
    { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent
    { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func lineStyle<D: Plottable>(by value: PlottableValue<D>)
      -> some ChartContent
    { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func position<P: Plottable>(
      by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func annotation<C: View>(
      position: AnnotationPosition = .automatic, alignment: Alignment = .center,
      spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func annotation<C: View>(
      position: AnnotationPosition = .automatic, alignment: Alignment = .center,
      spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func annotation<C: View>(
      position: AnnotationPosition = .automatic, alignment: Alignment = .center,
      spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
      @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func annotation<C: View>(
      position: AnnotationPosition = .automatic, alignment: Alignment = .center,
      spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
      @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)
      -> some ChartContent
    { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func opacity(_ opacity: Double) -> some ChartContent { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func zIndex(_ value: Double) -> some ChartContent { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func offset(_ offset: CGSize) -> some ChartContent { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func offset(x: CGFloat = 0, yStart: CGFloat, yEnd: CGFloat)
      -> some ChartContent
    { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func offset(xStart: CGFloat, xEnd: CGFloat, y: CGFloat = 0)
      -> some ChartContent
    { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent
    { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func accessibilityValue(_ value: Text) -> some ChartContent { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent
    { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
      self
    }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent
    { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func clipShape(_ shape: some Shape, style: FillStyle = FillStyle())
      -> some ChartContent
    { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func mask<C: ChartContent>(@ChartContentBuilder content: () -> C)
      -> some ChartContent
    { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func blur(radius: CGFloat) -> some ChartContent { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent { self }
    /// As Charts has it; nothing of it is drawn here.
    public nonisolated func compositingLayer() -> some ChartContent { self }
    /// As Charts has it; nothing of it is drawn here.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
      self
    }
    /// As Charts has it; nothing of it is drawn here.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
      self
    }
  }

  /// The shape of a point of a chart.
  public protocol ChartSymbolShape: Shape {
    /// The area that it is seen with.
    var perceptualUnitRect: CGRect { get }
  }

  extension ChartSymbolShape {
    /// The unit square.
    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  }

  extension ChartSymbolShape {
    /// As Charts has it.
    @_disfavoredOverload
    public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape { self }
  }

  extension Circle: ChartSymbolShape {}

  /// A shape of the chart's own.
  public struct BasicChartSymbolShape: ChartSymbolShape, Sendable {
    /// A path in a rectangle: an ellipse for every symbol.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  }

  extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// As Charts has it.
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape() }
    /// As Charts has it.
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape() }
    /// As Charts has it.
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape() }
    /// As Charts has it.
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape() }
    /// As Charts has it.
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape() }
    /// As Charts has it.
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape() }
    /// As Charts has it.
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape() }
    /// As Charts has it.
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape() }
  }
#endif
