import LayoutProbe

/// Asserts that layout never comes to rest, in a certain way, for a view; fails the test at the caller's line otherwise.
///
/// What is checked, and with which units, is said by LayoutProbe's `verifyLoops(_:as:in:)`.
@MainActor
public func assertLoops<V: View>(
  _ view: @autoclosure @escaping @MainActor () -> V, as shape: LoopShape, in window: CGSize? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async {
  await record(at: CallSite(fileID: fileID, file: file, line: line, column: column)) {
    await verifyLoops(view(), as: shape, in: window)
  }
}

/// Asserts that layout never comes to rest, in a certain way, for a model; fails the test at the caller's line otherwise.
///
/// What is checked, and with which units, is said by LayoutProbe's `verifyLoops(_:as:in:)`.
@MainActor
public func assertLoops(
  _ model: @autoclosure @escaping @MainActor () -> any LayoutModel, as shape: LoopShape,
  in window: CGSize? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) async {
  await record(at: CallSite(fileID: fileID, file: file, line: line, column: column)) {
    await verifyLoops(model(), as: shape, in: window)
  }
}
