import LayoutProbe

/// Asserts where nodes end up in a view; fails the test at the caller's line otherwise.
///
/// What is checked, and with which units, is said by LayoutProbe's `verifyFrames(_:in:_:accuracy:)`.
@MainActor
public func assertFrames<V: View>(
  _ view: @autoclosure @escaping @MainActor () -> V, in window: CGSize, _ frames: [String: CGRect],
  accuracy: CGFloat = 0.01, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) async {
  await record(at: CallSite(fileID: fileID, file: file, line: line, column: column)) {
    await verifyFrames(view(), in: window, frames, accuracy: accuracy)
  }
}

/// Asserts where nodes end up in a model; fails the test at the caller's line otherwise.
///
/// What is checked, and with which units, is said by LayoutProbe's `verifyFrames(_:in:_:accuracy:)`.
@MainActor
public func assertFrames(
  _ model: @autoclosure @escaping @MainActor () -> any LayoutModel, in window: CGSize,
  _ frames: [String: CGRect], accuracy: CGFloat = 0.01, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
  await record(at: CallSite(fileID: fileID, file: file, line: line, column: column)) {
    await verifyFrames(model(), in: window, frames, accuracy: accuracy)
  }
}
