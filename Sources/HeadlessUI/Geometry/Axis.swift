import Foundation

/// The horizontal or vertical dimension.
public enum Axis: Int8, CaseIterable, Sendable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Sendable {
    /// One bit for each axis.
    public let rawValue: Int8

    /// The set with these bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1 << Axis.horizontal.rawValue)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 1 << Axis.vertical.rawValue)
  }
}

extension Axis: CustomStringConvertible {
  /// The axis's name.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}
