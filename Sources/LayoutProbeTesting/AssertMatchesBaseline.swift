import LayoutProbe

/// Asserts that layout is as it was recorded for a view; fails the test at the caller's line otherwise.
///
/// The record is a file in `__Layouts__` beside the test, named after the suite, the function and its
/// arguments. A test with more than one record names them.
///
/// What is checked, and with which units, is said by LayoutProbe's `verifyMatchesBaseline(_:record:in:)`.
@MainActor
public func assertMatchesBaseline<V: View>(
  _ view: @autoclosure @escaping @MainActor () -> V, named name: String? = nil,
  in window: CGSize? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) async {
  await record(at: CallSite(fileID: fileID, file: file, line: line, column: column)) {
    await verifyMatchesBaseline(
      view(), record: recordedLayout(name, function, file, line), in: window)
  }
}

/// Asserts that layout is as it was recorded for a model; fails the test at the caller's line otherwise.
///
/// The record is a file in `__Layouts__` beside the test, named after the suite, the function and its
/// arguments. A test with more than one record names them.
///
/// What is checked, and with which units, is said by LayoutProbe's `verifyMatchesBaseline(_:record:in:)`.
@MainActor
public func assertMatchesBaseline(
  _ model: @autoclosure @escaping @MainActor () -> any Measurable, named name: String? = nil,
  in window: CGSize? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) async {
  await record(at: CallSite(fileID: fileID, file: file, line: line, column: column)) {
    await verifyMatchesBaseline(
      model(), record: recordedLayout(name, function, file, line), in: window)
  }
}

/// Asserts that layout is as it is written in the test for a view; fails the test at the caller's line
/// otherwise.
///
/// Begin with an empty string; the first run writes the layout into the source, and fails once:
///
///     await assertMatchesBaseline(Badges(), as: { "" })
///
/// What is checked, and with which units, is said by LayoutProbe's `verifyMatchesBaseline(_:inline:in:)`.
@MainActor
public func assertMatchesBaseline<V: View>(
  _ view: @autoclosure @escaping @MainActor () -> V, in window: CGSize? = nil,
  as expected: @MainActor () -> String, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
  let record = InlineLayout(
    expected: expected(), file: "\(file)", line: Int(line), column: Int(column))
  await LayoutProbeTesting.record(
    at: CallSite(fileID: fileID, file: file, line: line, column: column)
  ) {
    await verifyMatchesBaseline(view(), inline: record, in: window)
  }
}

/// Asserts that layout is as it is written in the test for a model; fails the test at the caller's line
/// otherwise.
///
/// Begin with an empty string; the first run writes the layout into the source, and fails once.
///
/// What is checked, and with which units, is said by LayoutProbe's `verifyMatchesBaseline(_:inline:in:)`.
@MainActor
public func assertMatchesBaseline(
  _ model: @autoclosure @escaping @MainActor () -> any Measurable, in window: CGSize? = nil,
  as expected: @MainActor () -> String, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
  let record = InlineLayout(
    expected: expected(), file: "\(file)", line: Int(line), column: Int(column))
  await LayoutProbeTesting.record(
    at: CallSite(fileID: fileID, file: file, line: line, column: column)
  ) {
    await verifyMatchesBaseline(model(), inline: record, in: window)
  }
}

/// XCTest does not say which test runs: there the caller's function and file stand for it.
private func recordedLayout(
  _ name: String?, _ function: StaticString, _ file: StaticString, _ line: UInt
) -> RecordedLayout {
  let test = TestName.current ?? TestName(function: "\(function)")
  return RecordedLayout(
    named: name, suite: test.suite, function: test.function, arguments: test.arguments,
    testFile: "\(file)", line: line)
}
