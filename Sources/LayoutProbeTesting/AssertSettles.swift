import LayoutProbe

/// Asserts that layout comes to rest for a view; fails the test at the caller's line otherwise.
///
/// What is checked, and with which units, is said by LayoutProbe's `verifySettles(_:within:in:)`.
@MainActor
public func assertSettles<V: View>(
  _ view: @autoclosure @escaping @MainActor () -> V, within passes: Int? = nil,
  in window: CGSize? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) async {
  await record(at: CallSite(fileID: fileID, file: file, line: line, column: column)) {
    await verifySettles(view(), within: passes, in: window)
  }
}

/// Asserts that layout comes to rest for a model; fails the test at the caller's line otherwise.
///
/// What is checked, and with which units, is said by LayoutProbe's `verifySettles(_:within:in:)`.
@MainActor
public func assertSettles(
  _ model: @autoclosure @escaping @MainActor () -> any LayoutModel, within passes: Int? = nil,
  in window: CGSize? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) async {
  await record(at: CallSite(fileID: fileID, file: file, line: line, column: column)) {
    await verifySettles(model(), within: passes, in: window)
  }
}
