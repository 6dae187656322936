/// Where something is in source code.
public struct SourcePlace: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
  /// The path of the file as it was given.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1 in bytes; nil where only the line is known.
  public var column: Int?

  /// A place in a file.
  public init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `Sources/Wheel.swift:12`, or `Sources/Wheel.swift:12:7` where the column is known.
  public var description: String { "\(file):\(line)" + (column.map { ":\($0)" } ?? "") }

  /// By file, then by line, then by column.
  public static func < (a: SourcePlace, b: SourcePlace) -> Bool {
    (a.file, a.line, a.column ?? 0) < (b.file, b.line, b.column ?? 0)
  }
}
