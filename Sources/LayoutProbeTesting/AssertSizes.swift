import LayoutProbe

/// Asserts the sizes of a view; fails the test at the caller's line otherwise.
///
/// What is checked, and with which units, is said by LayoutProbe's `verifySizes(_:minimum:ideal:maximum:current:accuracy:in:)`.
@MainActor
public func assertSizes<V: View>(
  _ view: @autoclosure @escaping @MainActor () -> V, minimum: CGSize? = nil, ideal: CGSize? = nil,
  maximum: CGSize? = nil, current: CGSize? = nil, accuracy: CGFloat = 0.01,
  in window: CGSize? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) async {
  await record(at: CallSite(fileID: fileID, file: file, line: line, column: column)) {
    await verifySizes(
      view(), minimum: minimum, ideal: ideal, maximum: maximum, current: current,
      accuracy: accuracy, in: window)
  }
}

/// Asserts the sizes of a model; fails the test at the caller's line otherwise.
///
/// What is checked, and with which units, is said by LayoutProbe's `verifySizes(_:minimum:ideal:maximum:current:accuracy:in:)`.
@MainActor
public func assertSizes(
  _ model: @autoclosure @escaping @MainActor () -> any Measurable, minimum: CGSize? = nil,
  ideal: CGSize? = nil, maximum: CGSize? = nil, current: CGSize? = nil, accuracy: CGFloat = 0.01,
  in window: CGSize? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) async {
  await record(at: CallSite(fileID: fileID, file: file, line: line, column: column)) {
    await verifySizes(
      model(), minimum: minimum, ideal: ideal, maximum: maximum, current: current,
      accuracy: accuracy, in: window)
  }
}
