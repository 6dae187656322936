/// A list or a text, which can go on as it does.
protocol ContinuedValue {
  var length: Int { get }
  var lastDigest: UInt64? { get }
  /// The value with so many times as many elements, the new ones before or after those that it has.
  func continued(by factor: Int, atFront: Bool) -> Self
}

extension Array: ContinuedValue {
  var length: Int { count }
  var lastDigest: UInt64? { last.map { ContentDigest.of($0) } }
  func continued(by factor: Int, atFront: Bool) -> [Element] {
    ListContinuation(self).continued(by: factor, atFront: atFront)
  }
}

extension String: ContinuedValue {
  var length: Int { utf8.count }
  var lastDigest: UInt64? { last.map { ContentDigest.of($0) } }
  func continued(by factor: Int, atFront: Bool) -> String {
    guard let repeated = atFront ? first : last else { return self }
    let more = String(
      repeating: repeated, count: length * (max(factor, 1) - 1) / repeated.utf8.count)
    return atFront ? more + self : self + more
  }
}
