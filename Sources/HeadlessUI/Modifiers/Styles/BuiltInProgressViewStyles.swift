import Foundation

/// The looks that progress views have without a style of one's own.
enum ProgressViewLook: Hashable, Sendable {
  case automatic
  case linear
  case circular
}

/// A style whose look the view itself knows.
@MainActor
protocol BuiltInProgressViewStyle: ProgressViewStyle {
  nonisolated static var look: ProgressViewLook { get }
}

extension BuiltInProgressViewStyle {
  /// The parts alone; views in which the style is set draw its look around them.
  public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
    VStack {
      configuration.label
      configuration.currentValueLabel
    }
  }
}

/// As the system sees fit.
public struct DefaultProgressViewStyle: BuiltInProgressViewStyle {
  nonisolated static var look: ProgressViewLook { .automatic }

  /// As the system sees fit.
  nonisolated public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// As the system sees fit.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A bar.
public struct LinearProgressViewStyle: BuiltInProgressViewStyle {
  nonisolated static var look: ProgressViewLook { .linear }

  /// A bar.
  nonisolated public init() {}

  /// A bar of a colour; the layout is the same.
  nonisolated public init(tint: Color) {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// A circle.
public struct CircularProgressViewStyle: BuiltInProgressViewStyle {
  nonisolated static var look: ProgressViewLook { .circular }

  /// A circle.
  nonisolated public init() {}

  /// A circle of a colour; the layout is the same.
  nonisolated public init(tint: Color) {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
