import Foundation

/// The values that a view inherits from what surrounds it.
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
  // A chain of single writes, newest first: views share all of it but what they write themselves.
  private var latest: Link?
  // Not in the chain: every node asks for the direction, and every stack in a stack of the other
  // axis would make the chain longer by one.
  var direction = LayoutDirection.leftToRight
  /// The axis of the stack that surrounds a view, for spacers and dividers.
  var stackAxis: Axis?

  private final class Link {
    let key: ObjectIdentifier
    let value: Any
    let next: Link?

    init(_ key: ObjectIdentifier, _ value: Any, _ next: Link?) {
      self.key = key
      self.value = value
      self.next = next
    }
  }

  /// An environment in which every key has its default value.
  public init() {}

  /// The value of a key.
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get {
      let id = ObjectIdentifier(key)
      var link = latest
      while let current = link {
        if current.key == id, let value = current.value as? K.Value { return value }
        link = current.next
      }
      return K.defaultValue
    }
    set { latest = Link(ObjectIdentifier(key), newValue, latest) }
  }

  /// Names nothing: values may be of any type.
  public var description: String { "EnvironmentValues" }

  /// Whether both are the same chain of writes.
  func isIdentical(to other: EnvironmentValues) -> Bool {
    latest === other.latest && direction == other.direction && stackAxis == other.stackAxis
  }
}
