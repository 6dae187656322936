import LayoutProbe

/// Asserts that the size contract is kept by a view; fails the test at the caller's line otherwise.
///
/// What is checked, and with which units, is said by LayoutProbe's `verifySizeContract(_:failingAt:rules:in:)`.
@MainActor
public func assertSizeContract<V: View>(
  _ view: @autoclosure @escaping @MainActor () -> V, failingAt level: Severity = .error,
  rules: RuleSettings = RuleSettings(), in window: CGSize? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
  await record(at: CallSite(fileID: fileID, file: file, line: line, column: column)) {
    await verifySizeContract(view(), failingAt: level, rules: rules, in: window)
  }
}

/// Asserts that the size contract is kept by a model; fails the test at the caller's line otherwise.
///
/// What is checked, and with which units, is said by LayoutProbe's `verifySizeContract(_:failingAt:rules:in:)`.
@MainActor
public func assertSizeContract(
  _ model: @autoclosure @escaping @MainActor () -> any Measurable,
  failingAt level: Severity = .error, rules: RuleSettings = RuleSettings(),
  in window: CGSize? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) async {
  await record(at: CallSite(fileID: fileID, file: file, line: line, column: column)) {
    await verifySizeContract(model(), failingAt: level, rules: rules, in: window)
  }
}
