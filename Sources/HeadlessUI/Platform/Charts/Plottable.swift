#if !canImport(Charts)
  import Foundation

  /// A type whose values a chart can show.
  public protocol Plottable {
    /// The type that stands for it.
    associatedtype PrimitivePlottable: Plottable
    /// What stands for it.
    var primitivePlottable: PrimitivePlottable { get }
    /// A value from what stands for it; nil if there is none.
    init?(primitivePlottable: PrimitivePlottable)
  }

  extension Plottable where PrimitivePlottable == Self {
    /// Itself.
    public var primitivePlottable: Self { self }
    /// Itself.
    public init?(primitivePlottable: Self) { self = primitivePlottable }
  }

  extension Plottable where Self: RawRepresentable, RawValue: Plottable {
    /// The raw value.
    public var primitivePlottable: RawValue { rawValue }
    /// The value of a raw value; nil if there is none.
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
  }

  extension String: Plottable {
    /// It stands for itself.
    public typealias PrimitivePlottable = String
  }
  extension Date: Plottable {
    /// It stands for itself.
    public typealias PrimitivePlottable = Date
  }
  extension Decimal: Plottable {
    /// It stands for itself.
    public typealias PrimitivePlottable = Decimal
  }
  extension Double: Plottable {
    /// It stands for itself.
    public typealias PrimitivePlottable = Double
  }
  extension Float: Plottable {
    /// It stands for itself.
    public typealias PrimitivePlottable = Float
  }
  extension CGFloat: Plottable {
    /// It stands for itself.
    public typealias PrimitivePlottable = CGFloat
  }
  extension Int: Plottable {
    /// It stands for itself.
    public typealias PrimitivePlottable = Int
  }
  extension Int8: Plottable {
    /// It stands for itself.
    public typealias PrimitivePlottable = Int8
  }
  extension Int16: Plottable {
    /// It stands for itself.
    public typealias PrimitivePlottable = Int16
  }
  extension Int32: Plottable {
    /// It stands for itself.
    public typealias PrimitivePlottable = Int32
  }
  extension Int64: Plottable {
    /// It stands for itself.
    public typealias PrimitivePlottable = Int64
  }
  extension UInt: Plottable {
    /// It stands for itself.
    public typealias PrimitivePlottable = UInt
  }
  extension UInt8: Plottable {
    /// It stands for itself.
    public typealias PrimitivePlottable = UInt8
  }
  extension UInt16: Plottable {
    /// It stands for itself.
    public typealias PrimitivePlottable = UInt16
  }
  extension UInt32: Plottable {
    /// It stands for itself.
    public typealias PrimitivePlottable = UInt32
  }
  extension UInt64: Plottable {
    /// It stands for itself.
    public typealias PrimitivePlottable = UInt64
  }

  /// A value with a name, as marks take them.
  public struct PlottableValue<Value: Plottable> {
    private let value: Value?

    /// A value with a name.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
      PlottableValue(value: value)
    }
    /// A value with a name.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue {
      PlottableValue(value: value)
    }
    /// A value with a name.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
      PlottableValue(value: value)
    }
    /// A range of values with a name.
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>)
      -> PlottableValue
    where Value: Comparable { PlottableValue(value: range.lowerBound) }
    /// A range of values with a name.
    public static func value(
      _ labelKey: LocalizedStringKey, _ range: ClosedRange<Value>
    ) -> PlottableValue where Value: Comparable { PlottableValue(value: range.lowerBound) }
  }

  extension PlottableValue where Value == Date {
    /// A date with a name, and the time around it that it stands for.
    public static func value(
      _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
      calendar: Calendar? = nil
    ) -> PlottableValue { PlottableValue(value: value) }
    /// A date with a name, and the time around it that it stands for.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
      _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue { PlottableValue(value: value) }
  }
#endif
