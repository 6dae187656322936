import HeadlessUI

/// What was tried to give a node another size, and what did.
public struct WhyNotReport: Equatable, Sendable, Codable {
  /// The size, as it was asked for: `118×nil`.
  public var wanted: String
  /// The smallest change that gives it; nil if none does, or none is needed.
  public var change: SizeChange?
  /// How many changes were tried.
  public var tried: Int
  /// How many of them give the size.
  public var found: Int
  /// The outcome in sentences.
  public var lines: [String]

  /// The report with the place of the change, if it is known.
  func located(_ place: (SizeChange) -> SourcePlace?) -> WhyNotReport {
    var report = self
    guard let change, let found = place(change) else { return self }
    report.change?.target.place = found
    if let line = lines.first { report.lines[0] = change.target.marked(line, found) }
    return report
  }
}

/// A change of the source of one view.
public struct SizeChange: Equatable, Sendable, Codable {
  /// The view whose source is changed.
  public var target: WhyNode
  /// The path of the node that the view is in; nil for the root.
  public var around: String?
  /// The Swift that stands there then: a modifier, or an argument.
  public var swift: String
  /// What it takes the place of; nil for a modifier that is added at the end of the view.
  public var replaces: String?
  /// The size that the node has then.
  public var size: String
}
