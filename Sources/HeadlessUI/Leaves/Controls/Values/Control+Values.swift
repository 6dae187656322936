import Foundation

extension Control {
  /// What a user does with a stepper that calls back; nil for a button that is disabled.
  static func stepping(_ onIncrement: (() -> Void)?, _ onDecrement: (() -> Void)?) -> [Action] {
    [
      onIncrement.map { Action(verb: "increment", perform: $0) },
      onDecrement.map { Action(verb: "decrement", perform: $0) },
    ].compactMap(\.self)
  }

  /// What a user does with a stepper for a value.
  static func stepping<V: Strideable>(
    _ value: Binding<V>, by step: V.Stride, in bounds: ClosedRange<V>? = nil
  ) -> [Action] {
    func set(_ new: V) {
      guard let bounds else { return value.wrappedValue = new }
      value.wrappedValue = min(max(new, bounds.lowerBound), bounds.upperBound)
    }
    return [
      Action(verb: "increment") { set(value.wrappedValue.advanced(by: step)) },
      Action(verb: "decrement") { set(value.wrappedValue.advanced(by: -step)) },
    ]
  }

  /// What a user does with a slider: to both ends, and to the middle.
  static func sliding<V: BinaryFloatingPoint>(
    _ value: Binding<V>, in bounds: ClosedRange<V>
  ) -> [Action] {
    let middle = bounds.lowerBound + (bounds.upperBound - bounds.lowerBound) / 2
    return [
      ("to its minimum", bounds.lowerBound), ("to its middle", middle),
      ("to its maximum", bounds.upperBound),
    ].map { suffix, new in
      Action(verb: "set", suffix: suffix) { value.wrappedValue = new }
    }
  }
}
