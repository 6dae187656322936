import LayoutProbe

/// Asserts what may be spent on laying out a view; fails the test at the caller's line otherwise.
///
/// What is checked, and with which units, is said by LayoutProbe's `verifyLayoutBudget(_:passes:writes:writesOf:sizings:placements:in:)`.
@MainActor
public func assertLayoutBudget<V: View>(
  _ view: @autoclosure @escaping @MainActor () -> V, passes: Int? = nil, writes: Int? = nil,
  writesOf: [String: Int] = [:], sizings: Double? = nil, placements: Int? = nil,
  in window: CGSize? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) async {
  await record(at: CallSite(fileID: fileID, file: file, line: line, column: column)) {
    await verifyLayoutBudget(
      view(), passes: passes, writes: writes, writesOf: writesOf, sizings: sizings,
      placements: placements, in: window)
  }
}

/// Asserts what may be spent on laying out a model; fails the test at the caller's line otherwise.
///
/// What is checked, and with which units, is said by LayoutProbe's `verifyLayoutBudget(_:passes:writes:writesOf:sizings:placements:in:)`.
@MainActor
public func assertLayoutBudget(
  _ model: @autoclosure @escaping @MainActor () -> any LayoutModel, passes: Int? = nil,
  writes: Int? = nil, writesOf: [String: Int] = [:], sizings: Double? = nil, placements: Int? = nil,
  in window: CGSize? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) async {
  await record(at: CallSite(fileID: fileID, file: file, line: line, column: column)) {
    await verifyLayoutBudget(
      model(), passes: passes, writes: writes, writesOf: writesOf, sizings: sizings,
      placements: placements, in: window)
  }
}
