/// The names of types in a hint, not more of them than a line can take.
enum NamedTypeList {
  private static let maximumCount = 5

  /// Nil for none.
  static func text(_ names: [String]) -> String? {
    guard !names.isEmpty else { return nil }
    let shown = names.prefix(maximumCount).joined(separator: ", ")
    return names.count > maximumCount ? shown + ", …" : shown
  }
}
