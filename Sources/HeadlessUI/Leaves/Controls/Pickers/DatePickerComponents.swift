import Foundation

/// The parts of a date that a date picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// A set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}
