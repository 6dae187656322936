import LayoutProbe

/// Asserts that layout is as it was recorded for a view; fails the test at the caller's line otherwise.
///
/// The record is in `__Layouts__` beside the test, by the test's file and the name.
///
/// What is checked, and with which units, is said by LayoutProbe's `verifyMatchesBaseline(_:record:in:)`.
@MainActor
public func assertMatchesBaseline<V: View>(
  _ view: @autoclosure @escaping @MainActor () -> V, named name: String, in window: CGSize? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async {
  await record(at: CallSite(fileID: fileID, file: file, line: line, column: column)) {
    await verifyMatchesBaseline(
      view(), record: RecordedLayout(named: name, testFile: "\(file)"), in: window)
  }
}

/// Asserts that layout is as it was recorded for a model; fails the test at the caller's line otherwise.
///
/// The record is in `__Layouts__` beside the test, by the test's file and the name.
///
/// What is checked, and with which units, is said by LayoutProbe's `verifyMatchesBaseline(_:record:in:)`.
@MainActor
public func assertMatchesBaseline(
  _ model: @autoclosure @escaping @MainActor () -> any Measurable, named name: String,
  in window: CGSize? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) async {
  await record(at: CallSite(fileID: fileID, file: file, line: line, column: column)) {
    await verifyMatchesBaseline(
      model(), record: RecordedLayout(named: name, testFile: "\(file)"), in: window)
  }
}
