import Foundation

/// SwiftUI's rule for "the same value": plain data bit for bit, otherwise `==`, otherwise field by
/// field, where references are the same if they are identical and closures if their bits are.
enum ValueComparison {
  static func areEqual<T>(_ a: T, _ b: T) -> Bool {
    if _isPOD(T.self) { return sameBits(a, b) }
    // As SwiftUI's own: a path is not plain data, and two with the same content are not equal.
    if T.self is Path.Type { return false }
    if let binding = a as? any PlaceComparable { return binding.isSamePlace(as: b) }
    if let equatable = a as? any Equatable { return isEqual(equatable, b) }
    return FieldTable.of(T.self).areEqual(a, b)
  }

  /// The stored properties in which two values differ.
  static func differences<T>(_ a: T, _ b: T) -> [String] { FieldTable.of(T.self).differences(a, b) }

  static func sameBits<T>(_ a: T, _ b: T) -> Bool {
    withUnsafeBytes(of: a) { a in
      withUnsafeBytes(of: b) { b in a.elementsEqual(b) }
    }
  }

  private static func isEqual<E: Equatable>(_ a: E, _ b: Any) -> Bool {
    guard let b = b as? E else { return false }
    return a == b
  }
}

/// A value that stands for a place and is the same as another if the place is.
protocol PlaceComparable {
  func isSamePlace(as other: Any) -> Bool
}

extension Binding: PlaceComparable {
  func isSamePlace(as other: Any) -> Bool { (other as? Binding<Value>).map(isSame) ?? false }
}
