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
  /// Whether each view is a row of a list or form, not only in one.
  var makesRows = false

  private final class Link {
    let key: ObjectIdentifier
    let value: Any
    let next: Link?

    /// The key's type without what names of keys have in common: `FontKey` is `font`.
    var name: String {
      // The identifier of a type is the address of its metadata.
      let type = unsafeBitCast(key, to: Any.Type.self)
      var name = TypeName.short(type)
      if name.hasPrefix("__Key_") { name.removeFirst("__Key_".count) }
      if name.hasSuffix("Key"), name.count > "Key".count { name.removeLast("Key".count) }
      return name.prefix(1).lowercased() + name.dropFirst()
    }

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

  /// Whether a value was written for a key.
  func isWritten<K: EnvironmentKey>(_ key: K.Type) -> Bool { value(ObjectIdentifier(key)) != nil }

  /// The names of the keys whose values are not equal to those of another environment, in order.
  func differences(_ other: EnvironmentValues) -> [String] {
    var names: Set<String> = []
    if direction != other.direction { names.insert("layoutDirection") }
    var (own, others) = (written, other.written)
    // What both share was written before they parted.
    while let a = own.last, let b = others.last, a === b {
      own.removeLast()
      others.removeLast()
    }
    for link in own + others where !names.contains(link.name) {
      let (a, b) = (value(link.key), other.value(link.key))
      if !EnvironmentValues.areEqual(a, b) { names.insert(link.name) }
    }
    return names.sorted()
  }

  private var written: [Link] {
    var links: [Link] = []
    var link = latest
    while let current = link {
      links.append(current)
      link = current.next
    }
    return links
  }

  private func value(_ key: ObjectIdentifier) -> Any? {
    var link = latest
    while let current = link {
      if current.key == key { return current.value }
      link = current.next
    }
    return nil
  }

  private static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    func compare<A>(_ a: A) -> Bool {
      guard let b = b as? A else { return false }
      return ValueComparison.areEqual(a, b)
    }
    return _openExistential(a, do: compare)
  }

  /// Names nothing: values may be of any type.
  public var description: String { "EnvironmentValues" }

  /// Whether both are the same chain of writes.
  func isIdentical(to other: EnvironmentValues) -> Bool {
    latest === other.latest && direction == other.direction && stackAxis == other.stackAxis
      && makesRows == other.makesRows
  }
}
