import HeadlessUI

/// Where and how the layout of a view is recorded, to be compared with later.
public struct RecordedLayout: Sendable {
  /// The file.
  public var file: URL
  /// Whether it is written anew, whatever is in it.
  public var isRecording: Bool
  /// Whether it may be written if it is not there: not on CI, where nobody would see it.
  public var mayRecord: Bool

  /// The record of a name, in a folder `__Layouts__` beside the test, by the test's file.
  ///
  /// `LAYOUTPROBE_RECORD=1` in the environment writes it anew; with `CI` set to anything but
  /// `false`, nothing is written.
  public init(named name: String, testFile: String) {
    let test = URL(fileURLWithPath: testFile)
    let safe = String(name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
    file = test.deletingLastPathComponent().appendingPathComponent("__Layouts__")
      .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
      .appendingPathComponent("\(safe).txt")
    let environment = ProcessInfo.processInfo.environment
    isRecording = environment["LAYOUTPROBE_RECORD"] == "1"
    mayRecord = (environment["CI"] ?? "false") == "false"
  }
}

/// Checks that a view is laid out as it was when it was recorded: sizes, verdict, frames, findings;
/// nil if it is. Recording is a failure, once, so that it is seen.
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
  await verifyMatchesBaseline(of: AssertionSubject.view(view, in: window), record)
}

/// Checks that a model is laid out as it was when it was recorded; see
/// ``verifyMatchesBaseline(_:record:in:)``.
@MainActor
public func verifyMatchesBaseline(
  _ model: @autoclosure @escaping @MainActor () -> any Measurable, record: RecordedLayout,
  in window: CGSize? = nil
) async -> String? {
  await verifyMatchesBaseline(of: AssertionSubject.model(model, in: window), record)
}

@MainActor
private func verifyMatchesBaseline(of probe: Probe, _ record: RecordedLayout) async -> String? {
  let (report, excess) = await probe.inspected(SizeRequest.standard)
  // How often what was asked is the engine's business: a faster one is no other layout.
  var text = TextReport(showsTree: true)
  text.showsCalls = false
  let now = text.render(report)
  let name = record.file.lastPathComponent
  let before = try? String(contentsOf: record.file, encoding: .utf8)
  guard let before, !(record.isRecording && record.mayRecord) else {
    guard record.mayRecord else {
      return AssertionText.failure(
        "\(report.name): nothing is recorded in \(name), and nothing is on CI",
        ["run the test elsewhere once, and commit the file"], of: report)
    }
    do {
      try FileManager.default.createDirectory(
        at: record.file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try now.write(to: record.file, atomically: true, encoding: .utf8)
    } catch {
      return AssertionText.failure(
        "\(report.name): \(name) cannot be written", ["\(error)"], of: report)
    }
    return "\(report.name): recorded in \(name); run the test again to compare, and commit the file"
  }
  guard before != now else { return excess }
  return AssertionText.failure(
    "\(report.name): the layout is another one than in \(name)",
    difference(before, now)
      + ["LAYOUTPROBE_RECORD=1 records what is now"], of: report)
}

/// The lines that are gone and those that are new, in their order.
private func difference(_ before: String, _ now: String) -> [String] {
  let (old, new) = (before.split(separator: "\n"), now.split(separator: "\n"))
  var lines: [(offset: Int, text: String)] = []
  for change in new.difference(from: old) {
    switch change {
    case .remove(let offset, let line, _): lines.append((2 * offset, "- \(line)"))
    case .insert(let offset, let line, _): lines.append((2 * offset + 1, "+ \(line)"))
    }
  }
  return lines.sorted { $0.offset < $1.offset }.map(\.text)
}
