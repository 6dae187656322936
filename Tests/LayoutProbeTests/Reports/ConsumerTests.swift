import Foundation
import Testing

@testable import LayoutProbe

/// Two readers of other makers for each format that servers read.
@MainActor
@Suite("Reports in other programs", .serialized)
struct ConsumerTests {
  /// With a finding that does not count, and durations.
  private func report() async -> InspectReport {
    var report = await ReportSamples.report()
    for index in report.probes.indices { report.probes[index].duration = 0.25 }
    return report
  }

  private func counts(_ report: InspectReport) -> String {
    let count = ReportCount(report)
    return [Severity.error, .warning, .note].map { "\($0.rawValue)=\(count.findings[$0] ?? 0)" }
      .joined(separator: " ") + " none=\(count.off)\n"
  }

  @Test("sarif-tools counts in SARIF what the terminal counts")
  func sarifTools() async throws {
    let report = await report()
    let script = """
      import os, sys
      from collections import Counter
      from sarif import loader
      path = sys.argv[1] + '.sarif'
      os.rename(sys.argv[1], path)
      counts = Counter(record['Severity'] for record in loader.load_sarif_file(path).get_records())
      print(*(f'{name}={counts[name]}' for name in ('error', 'warning', 'note', 'none')))
      """
    guard let output = try PythonPackages.output(of: script, about: SARIF.render(report)) else {
      return
    }
    #expect(output == counts(report))
  }

  @Test("sarif-pydantic reads SARIF: the same counts, places with columns, fixes and flows")
  func sarifPydantic() async throws {
    let report = await report()
    let script = """
      import sys
      from collections import Counter
      from sarif_pydantic import Sarif
      run = Sarif.model_validate_json(open(sys.argv[1]).read()).runs[0]
      counts = Counter(result.level.value for result in run.results)
      print(*(f'{name}={counts[name]}' for name in ('error', 'warning', 'note', 'none')))
      print(run.tool.driver.version)
      first = run.results[0]
      region = first.locations[0].physical_location.region
      print(region.start_line, region.start_column)
      steps = [step.location.physical_location.region.start_line
               for step in first.code_flows[0].thread_flows[0].locations]
      print(all(a != b for a, b in zip(steps, steps[1:])))
      print(len(first.fixes))
      """
    guard let output = try PythonPackages.output(of: script, about: SARIF.render(report)) else {
      return
    }
    let first = try #require(report.checked.first)
    let place = try #require(first.place)
    let fixes = (first.remedies ?? []).count { $0.edits?.isEmpty == false }
    #expect(place.column != nil)
    #expect(
      output == counts(report) + "\(ToolVersion.current)\n"
        + "\(place.line) \(place.column ?? 0)\nTrue\n\(fixes)\n")
  }

  /// Cases, failures and errors as a reader of the XML counts them.
  private func cases(_ report: InspectReport) throws -> String {
    let text = JUnitXML.render(report)
    let parts = ["<testcase ", "<failure ", "<error "].map {
      text.components(separatedBy: $0).count - 1
    }
    let failing = ReportCount(report.checked.filter(report.fails)).findings[.error] ?? 0
    #expect(parts[1] + parts[2] == failing)
    return "\(parts[0]) \(parts[1]) \(parts[2])"
  }

  @Test("junitparser reads JUnit: cases, failures, errors and times")
  func junitparser() async throws {
    let report = await report()
    let script = """
      import sys
      from junitparser import JUnitXml, Failure, Error
      xml = JUnitXml.fromfile(sys.argv[1])
      cases = [case for suite in xml for case in suite]
      results = [result for case in cases for result in case.result]
      kinds = [sum(isinstance(result, kind) for result in results) for kind in (Failure, Error)]
      print(len(cases), *kinds)
      print(xml.tests, xml.failures, xml.errors)
      print(sum(case.time or 0 for case in cases))
      """
    guard let output = try PythonPackages.output(of: script, about: JUnitXML.render(report)) else {
      return
    }
    let cases = try cases(report)
    #expect(output == "\(cases)\n\(cases)\n\(0.25 * Double(report.probes.count))\n")
  }

  @Test("xunitparser reads JUnit, whose totals it compares with the cases")
  func xunitparser() async throws {
    let report = await report()
    let script = """
      import sys, xunitparser
      suite, result = xunitparser.parse(open(sys.argv[1]))
      cases = list(suite)
      print(len(cases), sum(case.failed for case in cases), sum(case.errored for case in cases))
      """
    guard let output = try PythonPackages.output(of: script, about: JUnitXML.render(report)) else {
      return
    }
    #expect(output == "\(try cases(report))\n")
  }
}
