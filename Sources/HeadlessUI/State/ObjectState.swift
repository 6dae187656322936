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

  override var holdsObject: Bool { true }

  /// The numbers among its properties; properties of other types are left out.
  override var numbers: [Double]? { object.map { NumericParts.ofObject($0) } ?? [] }
}
