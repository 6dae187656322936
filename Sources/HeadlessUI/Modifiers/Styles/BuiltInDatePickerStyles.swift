import Foundation

/// The looks that date pickers have without a style of one's own.
enum DatePickerLook: Hashable, Sendable {
  case automatic
  case compact
  case graphical
  case wheel
  case field
  case stepperField
}

/// A style whose look the view itself knows.
@MainActor
protocol BuiltInDatePickerStyle: DatePickerStyle {
  nonisolated static var look: DatePickerLook { get }
}

extension BuiltInDatePickerStyle {
  /// The parts alone; views in which the style is set draw its look around them.
  public func makeBody(configuration: DatePickerStyleConfiguration) -> some View {
    configuration.label
  }
}

/// As the system sees fit.
public struct DefaultDatePickerStyle: BuiltInDatePickerStyle {
  nonisolated static var look: DatePickerLook { .automatic }

  /// As the system sees fit.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// As the system sees fit.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// Small, opening when touched.
public struct CompactDatePickerStyle: BuiltInDatePickerStyle {
  nonisolated static var look: DatePickerLook { .compact }

  /// Small, opening when touched.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Small, opening when touched.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar.
public struct GraphicalDatePickerStyle: BuiltInDatePickerStyle {
  nonisolated static var look: DatePickerLook { .graphical }

  /// A calendar.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Wheels.
public struct WheelDatePickerStyle: BuiltInDatePickerStyle {
  nonisolated static var look: DatePickerLook { .wheel }

  /// Wheels.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A field.
public struct FieldDatePickerStyle: BuiltInDatePickerStyle {
  nonisolated static var look: DatePickerLook { .field }

  /// A field.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// A field with a stepper.
public struct StepperFieldDatePickerStyle: BuiltInDatePickerStyle {
  nonisolated static var look: DatePickerLook { .stepperField }

  /// A field with a stepper.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field with a stepper.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
