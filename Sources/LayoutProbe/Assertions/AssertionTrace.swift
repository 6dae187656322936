import HeadlessUI

/// What an assertion knows of the test that it stands in, and where it leaves what can be attached to it.
@MainActor
package final class AssertionTrace {
  /// Where the assertion is in source; nil if that is not known.
  package let site: AssertionSite?
  /// What the layout was like; nil if nothing failed, or nothing was laid out.
  package var evidence: AssertionEvidence?

  /// A trace without evidence, for an assertion that has not failed.
  package init(site: AssertionSite?) { self.site = site }

  /// The trace of the assertion that runs; nil if it is not recorded.
  @TaskLocal package static var current: AssertionTrace?
}

/// Where an assertion stands.
package struct AssertionSite: Sendable {
  /// The path of the source file.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// The column of the assertion's name, or of its parenthesis, in bytes from 1.
  package var column: Int
  /// The regular expression by which `swift test` runs the test alone and can attach files; nil if it
  /// cannot.
  package var testFilter: String?

  /// A place in a source file.
  package init(file: String, line: Int, column: Int, testFilter: String?) {
    self.file = file
    self.line = line
    self.column = column
    self.testFilter = testFilter
  }
}

/// What can be attached to a failure.
@MainActor
package struct AssertionEvidence {
  let layout: InspectedLayout
  let comparison: RecordComparison?

  /// The files, each with the end of its name: the passes and the tree as text, the tree as a picture,
  /// the report as JSON; what was recorded, what is now, and the difference.
  package func files() async -> [(suffix: String, text: String)] {
    let report = layout.report
    let text = TextReport(showsTree: true, showsPasses: true).render(report)
    var files = [("txt", text), ("svg", SVGPictures.render(await drawn()))]
    let json = try? JSONReport.render(InspectReport(probes: [report], failures: []))
    if let json { files.append(("json", json)) }
    if let comparison {
      files += [
        ("recorded.txt", comparison.recorded), ("now.txt", comparison.now),
        ("difference.txt", comparison.difference.map { $0 + "\n" }.joined()),
      ]
    }
    return files.map { (suffix: $0.0, text: $0.1) }
  }

  /// Laid out once more: what only pictures need is not found out before there is a failure.
  private func drawn() async -> InspectReport {
    var runner = ProbeRunner(
      requests: layout.report.measurements.map(\.request),
      environment: layout.variant?.environment ?? EnvironmentValues())
    runner.gathersPictures = true
    runner.surveysWindows = false
    runner.explainsLoops = false
    return InspectReport(probes: [await runner.run(layout.probe)], failures: [])
  }
}
