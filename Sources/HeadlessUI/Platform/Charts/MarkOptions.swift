#if !canImport(Charts)
  import Foundation

  /// How wide or high a mark is.
  public struct MarkDimension: Hashable, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
  {
    private let name: String
    private init(name: String) { self.name = name }
    /// A length in points.
    public init(floatLiteral value: Double) { name = "fixed" }
    /// A length in points.
    public init(integerLiteral value: Int) { name = "fixed" }
    /// As the chart sees fit.
    public static let automatic = MarkDimension(name: "automatic")
    /// A length in points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(name: "fixed") }
    /// A part of the room between values.
    public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(name: "ratio") }
    /// All of the room but a length in points.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(name: "inset") }
  }

  /// How marks of one place lie on each other.
  public struct MarkStackingMethod: Hashable, Sendable {
    private let name: String
    /// On top of each other.
    public static let standard = MarkStackingMethod(name: "standard")
    /// On top of each other, to the same height.
    public static let normalized = MarkStackingMethod(name: "normalized")
    /// Around the middle.
    public static let center = MarkStackingMethod(name: "center")
    /// In front of each other.
    public static let unstacked = MarkStackingMethod(name: "unstacked")
  }

  /// How a line goes from point to point.
  public struct InterpolationMethod: Hashable, Sendable {
    private let name: String
    /// As Charts has it.
    public static let linear = InterpolationMethod(name: "linear")
    /// As Charts has it.
    public static let cardinal = InterpolationMethod(name: "cardinal")
    /// As Charts has it.
    public static let catmullRom = InterpolationMethod(name: "catmullRom")
    /// As Charts has it.
    public static let monotone = InterpolationMethod(name: "monotone")
    /// As Charts has it.
    public static let stepStart = InterpolationMethod(name: "stepStart")
    /// As Charts has it.
    public static let stepCenter = InterpolationMethod(name: "stepCenter")
    /// As Charts has it.
    public static let stepEnd = InterpolationMethod(name: "stepEnd")
    /// A curve of a tension.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
      InterpolationMethod(name: "cardinal")
    }
    /// A curve of an alpha.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
      InterpolationMethod(name: "catmullRom")
    }
  }

  /// Where a view stands beside a mark.
  public struct AnnotationPosition: Hashable, Sendable {
    private let name: String
    /// As Charts has it.
    public static let automatic = AnnotationPosition(name: "automatic")
    /// As Charts has it.
    public static let overlay = AnnotationPosition(name: "overlay")
    /// As Charts has it.
    public static let top = AnnotationPosition(name: "top")
    /// As Charts has it.
    public static let bottom = AnnotationPosition(name: "bottom")
    /// As Charts has it.
    public static let leading = AnnotationPosition(name: "leading")
    /// As Charts has it.
    public static let trailing = AnnotationPosition(name: "trailing")
    /// As Charts has it.
    public static let topLeading = AnnotationPosition(name: "topLeading")
    /// As Charts has it.
    public static let topTrailing = AnnotationPosition(name: "topTrailing")
    /// As Charts has it.
    public static let bottomLeading = AnnotationPosition(name: "bottomLeading")
    /// As Charts has it.
    public static let bottomTrailing = AnnotationPosition(name: "bottomTrailing")
  }

  /// What becomes of a view beside a mark that has no room.
  public struct AnnotationOverflowResolution: Hashable, Sendable {
    /// What is done along an axis.
    public struct Strategy: Hashable, Sendable {
      private let name: String
      /// As the chart sees fit.
      public static let automatic = Strategy(name: "automatic")
      /// It is moved into the chart.
      public static let fit = Strategy(name: "fit")
      /// It is moved into something.
      public static func fit(to boundary: Boundary) -> Strategy { Strategy(name: "fit") }
      /// The chart makes room.
      public static let padScale = Strategy(name: "padScale")
      /// Nothing.
      public static let disabled = Strategy(name: "disabled")
    }
    /// What it is moved into.
    public struct Boundary: Hashable, Sendable {
      private let name: String
      /// As the chart sees fit.
      public static let automatic = Boundary(name: "automatic")
      /// The chart.
      public static let chart = Boundary(name: "chart")
      /// The area of the marks.
      public static let plot = Boundary(name: "plot")
    }
    private let x: Strategy
    private let y: Strategy
    /// What is done along each axis.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
      self.x = x
      self.y = y
    }
    /// As the chart sees fit.
    public static let automatic = AnnotationOverflowResolution()
  }

  /// What a view beside a mark is told.
  public struct AnnotationContext: Sendable {
    /// The size of the mark; zero here.
    public let targetSize: CGSize
  }
#endif
