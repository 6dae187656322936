import HeadlessUI

/// Checks that a view is laid out as it was when it was recorded in a file: sizes, verdict, frames,
/// findings; nil if it is. Recording is a failure, once, so that it is seen.
///
/// - Parameters:
///   - view: the view, made anew for each run.
///   - record: where it is recorded.
///   - window: the size of the window in points; nil for a phone's.
@MainActor
public func verifyMatchesBaseline<V: View>(
  _ view: @autoclosure @escaping @MainActor () -> V, record: RecordedLayout,
  in window: CGSize? = nil
) async -> String? {
  await AssertionSubject.view(view, in: window).verified(.matches(record))
}

/// Checks that a model is laid out as it was when it was recorded; see
/// ``verifyMatchesBaseline(_:record:in:)``.
@MainActor
public func verifyMatchesBaseline(
  _ model: @autoclosure @escaping @MainActor () -> any Measurable, record: RecordedLayout,
  in window: CGSize? = nil
) async -> String? {
  await AssertionSubject.model(model, in: window).verified(.matches(record))
}

/// Checks that a view is laid out as it was when it was recorded in the test's source; nil if it is.
///
/// - Parameters:
///   - view: the view, made anew for each run.
///   - record: the record and where it stands.
///   - window: the size of the window in points; nil for a phone's.
@MainActor
public func verifyMatchesBaseline<V: View>(
  _ view: @autoclosure @escaping @MainActor () -> V, inline record: InlineLayout,
  in window: CGSize? = nil
) async -> String? {
  await AssertionSubject.view(view, in: window).verified(.matches(record))
}

/// Checks that a model is laid out as it was when it was recorded in the test's source; see
/// ``verifyMatchesBaseline(_:inline:in:)``.
@MainActor
public func verifyMatchesBaseline(
  _ model: @autoclosure @escaping @MainActor () -> any Measurable, inline record: InlineLayout,
  in window: CGSize? = nil
) async -> String? {
  await AssertionSubject.model(model, in: window).verified(.matches(record))
}

extension LayoutCheck {
  /// The layout is as it was recorded in a file.
  static func matches(_ record: RecordedLayout) -> LayoutCheck {
    LayoutCheck(requests: SizeRequest.standard) { report in
      if let problem = RecordRegister.shared.problem(of: record) { return problem }
      let name = record.file.lastPathComponent
      let now = LayoutRecordText(report: report).text
      let before = (try? String(contentsOf: record.file, encoding: .utf8)).map(withoutLastBreak)
      return failure(
        report, now: now, before: before, record.recording, place: name,
        toCommit: "commit the file"
      ) {
        if let problem = RecordRegister.shared.problem(writing: now, to: record) { return problem }
        do {
          try FileManager.default.createDirectory(
            at: record.file.deletingLastPathComponent(), withIntermediateDirectories: true)
          try (now + "\n").write(to: record.file, atomically: true, encoding: .utf8)
          return nil
        } catch {
          return Failure(
            headline: "\(report.name): \(name) cannot be written", details: ["\(error)"],
            isAboutLayout: false)
        }
      }
    }
  }

  /// The layout is as it was recorded in the source of the test.
  static func matches(_ record: InlineLayout) -> LayoutCheck {
    LayoutCheck(requests: SizeRequest.standard) { report in
      let now = LayoutRecordText(report: report).text
      let place = "\((record.file as NSString).lastPathComponent):\(record.line)"
      return failure(
        report, now: now, before: record.expected.isEmpty ? nil : record.expected,
        record.recording, place: place, toCommit: "look at the record in the source"
      ) {
        do throws(InlineRecordProblem) {
          try InlineRecords.shared.write(now, for: record)
          return nil
        } catch {
          return Failure(
            headline: "\(report.name): the layout cannot be recorded at \(place)",
            details: [error.message], isAboutLayout: false)
        }
      }
    }
  }

  private static func withoutLastBreak(_ text: String) -> String {
    text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// - Parameter write: writes what is now, and says why it could not.
  private static func failure(
    _ report: ProbeReport, now: String, before: String?, _ recording: LayoutRecording,
    place: String, toCommit: String, write: () -> Failure?
  ) -> Failure? {
    if before == now { return nil }
    if let before, !(recording.isRecording && recording.mayRecord) {
      let comparison = RecordComparison(recorded: before, now: now)
      return Failure(
        headline: "\(report.name): the layout differs from the record in \(place)",
        details: comparison.difference + ["LAYOUTPROBE_RECORD=1 records the current layout"],
        comparison: comparison)
    }
    guard recording.mayRecord else {
      return Failure(
        headline:
          "\(report.name): there is no record in \(place), and records are not written on CI",
        details: ["run the test once on another machine, and \(toCommit)"], isAboutLayout: false)
    }
    return write()
      ?? Failure(
        headline:
          "\(report.name): recorded in \(place); run the test again to compare, and \(toCommit)",
        isAboutLayout: false)
  }
}
