#if !canImport(Charts)
  import Foundation

  /// A bar of a chart. It takes no part in layout.
  public struct BarMark: ChartContent {
    /// It has none.
    public typealias Body = Never
    /// One at values; it is not made.
    public nonisolated init<X: Plottable, Y: Plottable>(
      x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
      height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {}
    /// One at values; it is not made.
    public nonisolated init<X: Plottable, Y: Plottable>(
      xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
      height: MarkDimension = .automatic
    ) {}
    /// One at values; it is not made.
    public nonisolated init<X: Plottable, Y: Plottable>(
      x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
      width: MarkDimension = .automatic
    ) {}
    /// One at values; it is not made.
    public nonisolated init<X: Plottable>(
      xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
      yEnd: CGFloat? = nil
    ) {}
    /// One at values; it is not made.
    public nonisolated init<X: Plottable>(
      x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
      width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {}
    /// One at values; it is not made.
    public nonisolated init<Y: Plottable>(
      xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
      height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {}
  }

  /// A rectangle of a chart. It takes no part in layout.
  public struct RectangleMark: ChartContent {
    /// It has none.
    public typealias Body = Never
    /// One at values; it is not made.
    public nonisolated init<X: Plottable, Y: Plottable>(
      x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
      height: MarkDimension = .automatic
    ) {}
    /// One at values; it is not made.
    public nonisolated init<X: Plottable, Y: Plottable>(
      xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
      yEnd: PlottableValue<Y>
    ) {}
    /// One at values; it is not made.
    public nonisolated init<X: Plottable, Y: Plottable>(
      xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
      height: MarkDimension = .automatic
    ) {}
    /// One at values; it is not made.
    public nonisolated init<X: Plottable, Y: Plottable>(
      x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
      width: MarkDimension = .automatic
    ) {}
    /// One at values; it is not made.
    public nonisolated init<X: Plottable>(
      xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
      yEnd: CGFloat? = nil
    ) {}
    /// One at values; it is not made.
    public nonisolated init<X: Plottable>(
      x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
      width: MarkDimension = .automatic
    ) {}
    /// One at values; it is not made.
    public nonisolated init<Y: Plottable>(
      xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
      yEnd: PlottableValue<Y>
    ) {}
    /// One at values; it is not made.
    public nonisolated init<Y: Plottable>(
      xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
      height: MarkDimension = .automatic
    ) {}
  }

  /// A point of a line of a chart. It takes no part in layout.
  public struct LineMark: ChartContent {
    /// It has none.
    public typealias Body = Never
    /// One at values; it is not made.
    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>)
    {}
    /// One at values; it is not made.
    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
      x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {}
  }

  /// A point of a chart. It takes no part in layout.
  public struct PointMark: ChartContent {
    /// It has none.
    public typealias Body = Never
    /// One at values; it is not made.
    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>)
    {}
    /// One at values; it is not made.
    public nonisolated init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {}
    /// One at values; it is not made.
    public nonisolated init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {}
  }

  /// A point of an area of a chart. It takes no part in layout.
  public struct AreaMark: ChartContent {
    /// It has none.
    public typealias Body = Never
    /// One at values; it is not made.
    public nonisolated init<X: Plottable, Y: Plottable>(
      x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {}
    /// One at values; it is not made.
    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
      x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
      stacking: MarkStackingMethod = .standard
    ) {}
    /// One at values; it is not made.
    public nonisolated init<X: Plottable, Y: Plottable>(
      x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {}
    /// One at values; it is not made.
    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
      x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
      series: PlottableValue<S>
    ) {}
    /// One at values; it is not made.
    public nonisolated init<X: Plottable, Y: Plottable>(
      xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {}
    /// One at values; it is not made.
    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
      xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
      series: PlottableValue<S>
    ) {}
  }

  /// A straight line of a chart. It takes no part in layout.
  public struct RuleMark: ChartContent {
    /// It has none.
    public typealias Body = Never
    /// One at values; it is not made.
    public nonisolated init<X: Plottable>(
      x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {}
    /// One at values; it is not made.
    public nonisolated init<Y: Plottable>(
      xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
    ) {}
    /// One at values; it is not made.
    public nonisolated init<X: Plottable, Y: Plottable>(
      x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {}
    /// One at values; it is not made.
    public nonisolated init<X: Plottable, Y: Plottable>(
      xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {}
  }

  /// A sector of a chart. It takes no part in layout.
  public struct SectorMark: ChartContent {
    /// It has none.
    public typealias Body = Never
    /// One at values; it is not made.
    public nonisolated init<A: Plottable>(
      angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic,
      outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {}
  }
#endif
