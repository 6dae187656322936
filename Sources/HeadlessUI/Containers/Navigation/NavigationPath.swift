import Foundation

/// What a navigation stack shows above its root: values of any hashable type.
public struct NavigationPath: Equatable {
  private var elements: [AnyHashable]

  /// An empty path.
  public init() { elements = [] }

  /// The path of some values.
  public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// How many values there are.
  public var count: Int { elements.count }

  /// Whether only the root shows.
  public var isEmpty: Bool { elements.isEmpty }

  /// Adds a value at the end.
  public mutating func append<V>(_ value: V) where V: Hashable {
    elements.append(AnyHashable(value))
  }

  /// The value on top.
  var last: AnyHashable? { elements.last }

  /// Takes values off the end; all of them if there are fewer.
  public mutating func removeLast(_ k: Int = 1) {
    elements.removeLast(min(max(k, 0), elements.count))
  }
}

extension NavigationPath: ContinuedValue {
  var length: Int { count }
  var lastDigest: UInt64? { last.map { ContentDigest.of($0) } }

  func continued(by factor: Int, atFront: Bool) -> NavigationPath {
    // Numbers that count are known as such by their own type alone.
    if let numbers = elements.map(\.base) as? [Int] {
      return NavigationPath(numbers.continued(by: factor, atFront: atFront))
    }
    return NavigationPath(elements.continued(by: factor, atFront: atFront))
  }
}
