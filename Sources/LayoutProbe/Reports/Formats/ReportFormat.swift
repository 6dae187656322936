/// A way to write down a report. Adding one is a file and a line in ``ReportFormats``.
public protocol ReportFormat: Sendable {
  /// What it is called on the command line.
  static var name: String { get }
  /// What it is for, in a few words.
  static var summary: String { get }
  /// The whole report. The same report gives the same text.
  static func render(_ report: InspectReport) throws -> String
  /// The report in files of their own, for formats that hold one probe each; one file by default.
  static func parts(_ report: InspectReport) throws -> [String]
  /// Whether it shows what is only found out for pictures; false by default.
  static var showsPictures: Bool { get }
}

extension ReportFormat {
  /// The whole report as one file.
  public static func parts(_ report: InspectReport) throws -> [String] { [try render(report)] }
  /// False: the format has no pictures.
  public static var showsPictures: Bool { false }
}

/// The ways to write down a report.
public enum ReportFormats {
  /// All formats that a report can be written in.
  public static let all: [any ReportFormat.Type] = [
    FindingsText.self, FullJSON.self, LinesJSON.self, JUnitXML.self, SARIF.self,
    GitHubAnnotations.self, GitLabCodeQuality.self, CheckstyleXML.self, CompilerLines.self,
    MarkdownSummary.self,
    SVGPictures.self, HTMLPage.self,
  ]

  /// The names of all formats, in the same order.
  public static var names: [String] { all.map { $0.name } }

  /// The one of a name; nil if there is none.
  public static func named(_ name: String) -> (any ReportFormat.Type)? {
    all.first { $0.name == name }
  }
}
