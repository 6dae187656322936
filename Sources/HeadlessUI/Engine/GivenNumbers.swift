import Foundation

/// The lengths that a view's author gave to a built-in view or modifier.
struct GivenNumbers {
  private let numbers: [CGFloat]

  init(_ numbers: CGFloat?...) { self.numbers = numbers.compactMap(\.self) }

  /// The first that is no length: NaN or infinite.
  var notFinite: CGFloat? { numbers.first { !$0.isFinite } }
}

extension NodeReference {
  /// A number that its author gave to a built-in view or modifier and that is NaN or infinite; nil
  /// if there is none.
  package var notFiniteArgument: CGFloat? { node.givenNumbers.notFinite }
}
