import Foundation

/// An object that views observe, as a state: what it holds counts, not which object it is.
final class ObjectState: AnyStateLocation, @unchecked Sendable {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject, id: Int, name: String) {
    self.object = object
    super.init(id: id, name: name)
  }

  override var contentDigest: UInt64 { object.map { ContentDigest.of($0) } ?? 0 }

  override var anyValue: Any { object ?? () }

  /// The numbers among its properties: whether there are others, nobody asks.
  override var numbers: [Double]? {
    guard let object else { return [] }
    return Mirror(reflecting: object).children.flatMap { child in
      if let numbers = NumericParts.of(child.value) { return numbers }
      // A published property keeps its value inside.
      return Mirror(reflecting: child.value).children.flatMap {
        NumericParts.of($0.value) ?? []
      }
    }
  }
}
