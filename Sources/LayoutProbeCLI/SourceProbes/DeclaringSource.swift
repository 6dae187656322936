import Foundation

/// A source that may declare what another one lacks.
final class DeclaringSource {
  let file: SourceUnit.File
  private lazy var source = TokenizedSource(file.text)

  init(_ file: SourceUnit.File) { self.file = file }

  /// How well a source fits.
  enum Fit: Comparable {
    /// A member of some type has the name.
    case sameName
    /// It declares just this.
    case exact
  }

  /// Nil if it does not declare it where others could use it.
  func fit(_ missing: MissingDeclaration) -> Fit? {
    // Most files do not even mention it, and need not be taken apart.
    guard mentions(missing.name) else { return nil }
    switch missing {
    case .name(let name):
      let depths = depths(ofDeclared: name)
      return depths.isEmpty ? nil : depths.contains(0) ? .exact : .sameName
    case .member(let name, let type):
      guard depths(ofDeclared: name).contains(where: { $0 > 0 }) else { return nil }
      return type.map { type in headers.contains { $0.isOf(type) } } ?? false ? .exact : .sameName
    case .conformance(let type, let other):
      return headers.contains { $0.isOf(type) && $0.conforms(to: other) } ? .exact : nil
    }
  }

  private func mentions(_ name: String) -> Bool { strstr(file.text, name) != nil }

  private static let keywords: Set<String> = [
    "actor", "case", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  /// How many braces are around each declaration of a name that is not private.
  private func depths(ofDeclared name: String) -> Set<Int> {
    var depths: Set<Int> = []
    for index in source.tokens.indices
    where source.kind(index) == .identifier && Self.keywords.contains(source.text(index))
      && source.kind(index + 1) == .identifier && source.text(index + 1) == name
      && source.privateModifiers(before: index).isEmpty
    {
      depths.insert(source.tokens[index].depth)
    }
    return depths
  }

  private lazy var headers = source.tokens.indices.compactMap { index -> TypeHeader? in
    guard source.kind(index) == .identifier,
      ["actor", "class", "enum", "extension", "protocol", "struct"].contains(source.text(index)),
      source.kind(index + 1) == .identifier
    else { return nil }
    return TypeHeader(source, at: index)
  }
}

extension TypeHeader {
  fileprivate func isOf(_ type: String) -> Bool { name.split(separator: ".").last ?? "" == type }
}
