import Foundation

/// SwiftUI's rule for "the same value": plain data bit for bit, otherwise `==`, otherwise field by
/// field, where references are the same if they are identical and closures if their bits are.
enum ValueComparison {
  static func areEqual<T>(_ a: T, _ b: T) -> Bool {
    if _isPOD(T.self) { return sameBits(a, b) }
    if let equatable = a as? any Equatable { return isEqual(equatable, b) }
    return FieldTable.of(T.self).areEqual(a, b)
  }

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
