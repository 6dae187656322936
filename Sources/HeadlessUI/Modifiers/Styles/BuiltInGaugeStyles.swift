import Foundation

/// The looks that gauges have without a style of one's own.
enum GaugeLook: Hashable, Sendable {
  case automatic
  case linearCapacity
  case accessoryLinear
  case accessoryLinearCapacity
  case accessoryCircular
  case accessoryCircularCapacity
}

/// A style whose look the view itself knows.
@MainActor
protocol BuiltInGaugeStyle: GaugeStyle {
  nonisolated static var look: GaugeLook { get }
}

extension BuiltInGaugeStyle {
  /// The parts alone; views in which the style is set draw its look around them.
  public func makeBody(configuration: GaugeStyleConfiguration) -> some View {
    VStack {
      configuration.label
      configuration.currentValueLabel
    }
  }
}

/// As the system sees fit.
public struct DefaultGaugeStyle: BuiltInGaugeStyle {
  nonisolated static var look: GaugeLook { .automatic }

  /// As the system sees fit.
  nonisolated public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// As the system sees fit.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A bar that fills.
public struct LinearCapacityGaugeStyle: BuiltInGaugeStyle {
  nonisolated static var look: GaugeLook { .linearCapacity }

  /// A bar that fills.
  nonisolated public init() {}
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A small bar with a mark.
public struct AccessoryLinearGaugeStyle: BuiltInGaugeStyle {
  nonisolated static var look: GaugeLook { .accessoryLinear }

  /// A small bar with a mark.
  nonisolated public init() {}
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A small bar with a mark.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A small bar that fills.
public struct AccessoryLinearCapacityGaugeStyle: BuiltInGaugeStyle {
  nonisolated static var look: GaugeLook { .accessoryLinearCapacity }

  /// A small bar that fills.
  nonisolated public init() {}
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that fills.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

/// An open ring with a mark.
public struct AccessoryCircularGaugeStyle: BuiltInGaugeStyle {
  nonisolated static var look: GaugeLook { .accessoryCircular }

  /// An open ring with a mark.
  nonisolated public init() {}
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: BuiltInGaugeStyle {
  nonisolated static var look: GaugeLook { .accessoryCircularCapacity }

  /// A ring that fills.
  nonisolated public init() {}
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that fills.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
