import Foundation

/// A number that grows with the size of text that a user prefers.
///
/// It scales as the font of a text style does; SwiftUI's own curve is not public. At the standard
/// size, `.large`, it is the number itself.
@propertyWrapper
public struct ScaledMetric<Value> where Value: BinaryFloatingPoint {
  private let base: Value
  private let style: Font.TextStyle
  private var size = DynamicTypeSize.large

  /// A number that scales as the body style does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// A number that scales as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The number at the text size of the place where the view stands, rounded to a pixel of two to a
  /// point.
  public var wrappedValue: Value {
    guard size != .large else { return base }
    return (base * Value(TypeScale.factor(style, size)) * 2).rounded() / 2
  }
}

extension ScaledMetric: DynamicProperty {
  /// Takes the text size of the place where the view stands.
  @MainActor
  public mutating func _link(_ slot: _PropertySlot) {
    if let owner = slot.owner { size = owner.context.environment.dynamicTypeSize }
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}
