import HeadlessUI

/// A node in a chain of reasons.
public struct WhyNode: Equatable, Sendable, Codable {
  /// The names of the nodes from the root to this one.
  public var path: String
  /// What it is, with what tells it from others of its kind.
  public var name: String
  /// The line of the report that is about it, counted from 0; nil if none is.
  public var line: Int?
  /// Where its source is; nil where that is not known.
  public var place: SourcePlace?

  /// A node in a chain of reasons.
  public init(path: String, name: String, line: Int? = nil, place: SourcePlace? = nil) {
    self.path = path
    self.name = name
    self.line = line
    self.place = place
  }

  /// A line about the node with its place behind its name.
  func marked(_ text: String, _ place: SourcePlace) -> String {
    guard let range = text.range(of: name) else { return text }
    return text.replacingCharacters(
      in: range.upperBound..<range.upperBound, with: " (\(place.short))")
  }
}

extension SourcePlace {
  /// `Row.swift:24`
  var short: String { "\(file.split(separator: "/").last ?? ""):\(line)" }
}
