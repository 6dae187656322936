import LayoutProbe

/// Asserts the size for one proposal of a view; fails the test at the caller's line otherwise.
///
/// What is checked, and with which units, is said by LayoutProbe's `verifySize(_:proposal:is:accuracy:)`.
@MainActor
public func assertSize<V: View>(
  _ view: @autoclosure @escaping @MainActor () -> V, proposal: ProposedViewSize,
  is expected: CGSize, accuracy: CGFloat = 0.01, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
  await record(at: CallSite(fileID: fileID, file: file, line: line, column: column)) {
    await verifySize(view(), proposal: proposal, is: expected, accuracy: accuracy)
  }
}

/// Asserts the size for one proposal of a model; fails the test at the caller's line otherwise.
///
/// What is checked, and with which units, is said by LayoutProbe's `verifySize(_:proposal:is:accuracy:)`.
@MainActor
public func assertSize(
  _ model: @autoclosure @escaping @MainActor () -> any Measurable, proposal: ProposedViewSize,
  is expected: CGSize, accuracy: CGFloat = 0.01, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
  await record(at: CallSite(fileID: fileID, file: file, line: line, column: column)) {
    await verifySize(model(), proposal: proposal, is: expected, accuracy: accuracy)
  }
}
