import Foundation

/// Layout-specific properties of a layout container.
public struct LayoutProperties: Sendable {
  /// The axis along which the container stacks its children; nil if it does not.
  ///
  /// `Spacer` grows along it and `Divider` crosses it.
  public var stackOrientation: Axis?

  /// Properties with no stack orientation.
  public init() {}
}
