import Foundation

/// Animatable data of any type: what `AnyLayout` animates.
public struct AnyAnimatableData: VectorArithmetic {
  // Nil is the zero of every type.
  private var vector: (any VectorArithmetic)?

  init<V: VectorArithmetic>(_ vector: V) { self.vector = vector }

  private init() {}

  func value<V: VectorArithmetic>(as type: V.Type) -> V? {
    guard let vector else { return V.zero }
    return vector as? V
  }

  /// The zero of every type.
  public static var zero: AnyAnimatableData { AnyAnimatableData() }

  /// Equal when both hold equal vectors of the same type.
  public static func == (a: AnyAnimatableData, b: AnyAnimatableData) -> Bool {
    func equals<V: VectorArithmetic>(_ x: V) -> Bool { b.value(as: V.self) == x }
    if let x = a.vector { return equals(x) }
    if let y = b.vector {
      func isZero<V: VectorArithmetic>(_ y: V) -> Bool { y == V.zero }
      return isZero(y)
    }
    return true
  }

  private static func combine(
    _ a: AnyAnimatableData, _ b: AnyAnimatableData, _ operation: Operation
  ) -> AnyAnimatableData {
    func apply<V: VectorArithmetic>(_ sample: V) -> AnyAnimatableData {
      // Vectors of different types cannot be combined: the first one stays, as nothing animates.
      guard let x = a.value(as: V.self), let y = b.value(as: V.self) else { return a }
      return AnyAnimatableData(operation == .add ? x + y : x - y)
    }
    if let x = a.vector { return apply(x) }
    if let y = b.vector { return apply(y) }
    return a
  }

  private enum Operation { case add, subtract }

  /// The sum of two vectors of the same type.
  public static func + (a: AnyAnimatableData, b: AnyAnimatableData) -> AnyAnimatableData {
    combine(a, b, .add)
  }

  /// The difference of two vectors of the same type.
  public static func - (a: AnyAnimatableData, b: AnyAnimatableData) -> AnyAnimatableData {
    combine(a, b, .subtract)
  }

  /// Multiplies the vector.
  public mutating func scale(by rhs: Double) {
    guard var vector else { return }
    vector.scale(by: rhs)
    self.vector = vector
  }

  /// The square of the vector's length.
  public var magnitudeSquared: Double { vector?.magnitudeSquared ?? 0 }
}
