import Foundation
import HeadlessUI

/// A type of which there is a value to try something with, as there are sample views for layouts.
public protocol SampleArgument {
  /// The value.
  static var sampleArgument: Self { get }
}

/// A sample of the type that is asked for.
public func sampleArgument<T: SampleArgument>() -> T { T.sampleArgument }

/// The first of the cases of the type that is asked for.
@_disfavoredOverload
public func sampleArgument<T: CaseIterable>() -> T {
  guard let first = T.allCases.first else {
    fatalError("\(T.self) has no cases to choose a sample from")
  }
  return first
}

/// A sample of a type of the program, made of samples of its stored properties.
///
/// - Parameter type: makes the compiler prefer the other functions, which have no parameter.
@_disfavoredOverload
public func sampleArgument<T>(of type: T.Type = T.self) -> T {
  HeadlessUI.sampleArgument(of: T.self) { ($0 as? any SampleArgument.Type)?.sampleArgument }
}

/// Views for a container that takes any.
@MainActor
public func sampleArgument() -> LayoutSamples { LayoutSamples() }

/// Views for a container with a view builder.
public func sampleArgument() -> @MainActor () -> LayoutSamples { { LayoutSamples() } }

/// Views for a container with a view builder that is given something.
public func sampleArgument<A>() -> @MainActor (A) -> LayoutSamples { { _ in LayoutSamples() } }

/// An action that does nothing.
public func sampleArgument() -> @MainActor () -> Void { {} }

/// An action that does nothing with what it is given.
public func sampleArgument<A>() -> @MainActor (A) -> Void { { _ in } }

/// A function that answers with a sample.
@_disfavoredOverload
public func sampleArgument<T: SampleArgument>() -> () -> T { { T.sampleArgument } }

/// A function that returns a sample for any argument.
@_disfavoredOverload
public func sampleArgument<A, T: SampleArgument>() -> (A) -> T { { _ in T.sampleArgument } }

/// A function that answers with a sample where it might have none.
public func sampleArgument<T: SampleArgument>() -> () -> T? { { T.sampleArgument } }

/// A function with an optional result that returns a sample for any argument.
public func sampleArgument<A, T: SampleArgument>() -> (A) -> T? { { _ in T.sampleArgument } }

/// A value for views of a layout that have none: the default, or a sample where that is nil.
public func layoutValueSample<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
  let value = K.defaultValue
  guard let empty = value as? any OptionalSample, empty.isNil else { return value }
  return type(of: empty).some as? K.Value ?? value
}

private protocol OptionalSample {
  var isNil: Bool { get }
  static var some: Any? { get }
}

extension Optional: OptionalSample {
  fileprivate var isNil: Bool { self == nil }
  fileprivate static var some: Any? { (Wrapped.self as? any SampleArgument.Type)?.sampleArgument }
}

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
  /// The value `false`.
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
  /// The value `nil`.
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

extension Int32: SampleArgument {
  /// The number 3.
  public static var sampleArgument: Int32 { 3 }
}

extension Int64: SampleArgument {
  /// The number 3.
  public static var sampleArgument: Int64 { 3 }
}

extension UInt: SampleArgument {
  /// The number 3.
  public static var sampleArgument: UInt { 3 }
}

extension Character: SampleArgument {
  /// A letter.
  public static var sampleArgument: Character { "A" }
}

extension Substring: SampleArgument {
  /// A short text.
  public static var sampleArgument: Substring { "Sample" }
}

extension LocalizedStringKey: SampleArgument {
  /// A short text.
  public static var sampleArgument: LocalizedStringKey { "Sample" }
}

extension AttributedString: SampleArgument {
  /// A short text.
  public static var sampleArgument: AttributedString { AttributedString("Sample") }
}

extension Date: SampleArgument {
  /// The first second of the year 2001.
  public static var sampleArgument: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

extension URL: SampleArgument {
  /// A page that is not asked for.
  public static var sampleArgument: URL { URL(filePath: "/sample") }
}

extension UUID: SampleArgument {
  /// Zeros.
  public static var sampleArgument: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}

extension Data: SampleArgument {
  /// No bytes.
  public static var sampleArgument: Data { Data() }
}

extension Decimal: SampleArgument {
  /// The number 10.
  public static var sampleArgument: Decimal { 10 }
}

extension Locale: SampleArgument {
  /// American English.
  public static var sampleArgument: Locale { Locale(identifier: "en_US_POSIX") }
}

extension Image: SampleArgument {
  /// A symbol.
  public static var sampleArgument: Image { Image(systemName: "star") }
}

extension Font: SampleArgument {
  /// That of text.
  public static var sampleArgument: Font { .body }
}

extension Font.Weight: SampleArgument {
  /// That of text.
  public static var sampleArgument: Font.Weight { .regular }
}

extension TextAlignment: SampleArgument {
  /// The leading edge.
  public static var sampleArgument: TextAlignment { .leading }
}

extension ContentMode: SampleArgument {
  /// The whole of the content.
  public static var sampleArgument: ContentMode { .fit }
}

extension Gradient: SampleArgument {
  /// From white to black.
  public static var sampleArgument: Gradient { Gradient(colors: [.white, .black]) }
}

extension AnyView: SampleArgument {
  /// A short text.
  public static var sampleArgument: AnyView { AnyView(Text("Sample")) }
}

extension AnyShapeStyle: SampleArgument {
  /// Grey.
  public static var sampleArgument: AnyShapeStyle { AnyShapeStyle(Color.gray) }
}

extension Animation: SampleArgument {
  /// The standard one.
  public static var sampleArgument: Animation { .default }
}

extension Set: SampleArgument where Element: SampleArgument {
  /// One sample.
  public static var sampleArgument: Set<Element> { [Element.sampleArgument] }
}

extension Dictionary: SampleArgument where Key: SampleArgument, Value: SampleArgument {
  /// One sample.
  public static var sampleArgument: [Key: Value] { [Key.sampleArgument: Value.sampleArgument] }
}

extension Range: SampleArgument where Bound == Int {
  /// Three numbers.
  public static var sampleArgument: Range<Int> { 0..<3 }
}
