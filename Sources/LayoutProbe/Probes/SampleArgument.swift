import Foundation
import HeadlessUI

/// A type of which there is a value to try something with, as there are sample views for layouts.
public protocol SampleArgument {
  /// The value.
  static var sampleArgument: Self { get }
}

/// A sample of the type that is asked for.
public func sampleArgument<T: SampleArgument>() -> T { T.sampleArgument }

extension Int: SampleArgument {
  /// Few enough for every sample view to count.
  public static var sampleArgument: Int { 3 }
}

extension Double: SampleArgument {
  /// Ten points, if it is a length.
  public static var sampleArgument: Double { 10 }
}

extension Float: SampleArgument {
  /// Ten points, if it is a length.
  public static var sampleArgument: Float { 10 }
}

extension CGFloat: SampleArgument {
  /// Ten points, if it is a length.
  public static var sampleArgument: CGFloat { 10 }
}

extension Bool: SampleArgument {
  /// Off.
  public static var sampleArgument: Bool { false }
}

extension String: SampleArgument {
  /// A short text.
  public static var sampleArgument: String { "Sample" }
}

extension CGSize: SampleArgument {
  /// Ten points on both axes.
  public static var sampleArgument: CGSize { CGSize(width: 10, height: 10) }
}

extension CGPoint: SampleArgument {
  /// Ten points on both axes.
  public static var sampleArgument: CGPoint { CGPoint(x: 10, y: 10) }
}

extension CGRect: SampleArgument {
  /// A hundred points on both axes.
  public static var sampleArgument: CGRect { CGRect(x: 0, y: 0, width: 100, height: 100) }
}

extension Angle: SampleArgument {
  /// A twelfth of a turn.
  public static var sampleArgument: Angle { .degrees(30) }
}

extension Alignment: SampleArgument {
  /// The centre.
  public static var sampleArgument: Alignment { .center }
}

extension HorizontalAlignment: SampleArgument {
  /// The centre.
  public static var sampleArgument: HorizontalAlignment { .center }
}

extension VerticalAlignment: SampleArgument {
  /// The centre.
  public static var sampleArgument: VerticalAlignment { .center }
}

extension UnitPoint: SampleArgument {
  /// The centre.
  public static var sampleArgument: UnitPoint { .center }
}

extension Axis: SampleArgument {
  /// From side to side.
  public static var sampleArgument: Axis { .horizontal }
}

extension EdgeInsets: SampleArgument {
  /// Ten points on all edges.
  public static var sampleArgument: EdgeInsets {
    EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
  }
}

extension Edge: SampleArgument {
  /// The upper edge.
  public static var sampleArgument: Edge { .top }
}

extension Color: SampleArgument {
  /// Grey.
  public static var sampleArgument: Color { .gray }
}

extension Text: SampleArgument {
  /// A short text.
  public static var sampleArgument: Text { Text("Sample") }
}

extension AnyLayout: SampleArgument {
  /// A row.
  public static var sampleArgument: AnyLayout { AnyLayout(HStackLayout()) }
}

extension ProposedViewSize: SampleArgument {
  /// A hundred points on both axes.
  public static var sampleArgument: ProposedViewSize { ProposedViewSize(width: 100, height: 100) }
}

extension Axis.Set: SampleArgument {
  /// From side to side.
  public static var sampleArgument: Axis.Set { .horizontal }
}

extension Optional: SampleArgument {
  /// Nothing.
  public static var sampleArgument: Wrapped? { nil }
}

extension Array: SampleArgument where Element: SampleArgument {
  /// Three samples.
  public static var sampleArgument: [Element] { (0..<3).map { _ in Element.sampleArgument } }
}

extension Binding: SampleArgument where Value: SampleArgument {
  /// A sample that writes leave as it is.
  public static var sampleArgument: Binding<Value> { .constant(Value.sampleArgument) }
}

extension ClosedRange: SampleArgument where Bound == CGFloat {
  /// From 10 to 100 points.
  public static var sampleArgument: ClosedRange<CGFloat> { 10...100 }
}
