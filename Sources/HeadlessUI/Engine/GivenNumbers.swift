import Foundation

/// The numbers that a view's author gave to a built-in view or modifier.
struct GivenNumbers {
  /// Those that it cannot use.
  private(set) var unusable: [UnusableNumber] = []

  /// With a distance, which must be finite.
  func distance(_ name: String, _ value: CGFloat?) -> GivenNumbers {
    guard let value, !value.isFinite else { return self }
    return adding(.distance, "\(name): \(text(value))", value, "a finite length")
  }

  /// With the distances from all edges.
  func distances(_ insets: EdgeInsets) -> GivenNumbers {
    distance("top", insets.top).distance("leading", insets.leading)
      .distance("bottom", insets.bottom).distance("trailing", insets.trailing)
  }

  /// With a length, which must be finite and not negative.
  func length(_ name: String, _ value: CGFloat?) -> GivenNumbers {
    guard let value, !(value >= 0 && value.isFinite) else { return self }
    return adding(.length, "\(name): \(text(value))", value, "a finite length of 0 or more")
  }

  /// With limits, which must be numbers, none below one before it, and the first finite.
  func limits(_ limits: (name: String, value: CGFloat?)...) -> GivenNumbers {
    let given = limits.compactMap { limit in limit.value.map { (name: limit.name, value: $0) } }
    for (name, value) in given where value.isNaN || (value.isInfinite && name == limits[0].name) {
      return adding(.length, "\(name): \(text(value))", value, "a finite length")
    }
    for (low, high) in zip(given, given.dropFirst()) where low.value > high.value {
      return adding(
        .length, "\(low.name): \(text(low.value)), \(high.name): \(text(high.value))", high.value,
        "at least \(text(low.value))")
    }
    return self
  }

  private func adding(
    _ kind: UnusableNumber.Kind, _ argument: String, _ value: CGFloat, _ demand: String
  ) -> GivenNumbers {
    var numbers = self
    numbers.unusable.append(
      UnusableNumber(kind: kind, argument: argument, value: value, demand: demand))
    return numbers
  }

  private func text(_ value: CGFloat) -> String { Number.text(Double(value)) }
}

/// A number that its author gave to a view, and that the view cannot use.
package struct UnusableNumber {
  package enum Kind {
    /// Views are placed by it.
    case distance
    /// A view has it as its own length; the view goes on without it.
    case length
  }

  package var kind: Kind
  /// The argument, as it is written.
  package var argument: String
  package var value: CGFloat
  /// What it must be.
  package var demand: String
}

extension NodeReference {
  /// The numbers that its author gave to a built-in view or modifier and that it cannot use.
  package var unusableNumbers: [UnusableNumber] { node.givenNumbers.unusable }
}
