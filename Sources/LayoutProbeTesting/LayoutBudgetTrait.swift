#if canImport(Testing)
  import LayoutProbe
  import Testing

  /// Limits what laying out may cost in each assertion of a test, or of all tests of a suite.
  ///
  ///     @Test(.layoutBudget(passes: 4)) func wheel() async { await assertSettles(WheelDemo()) }
  public struct LayoutBudgetTrait: TestTrait, SuiteTrait, TestScoping {
    let budget: Budget

    /// Tests of a suite have the suite's budget.
    public var isRecursive: Bool { true }

    /// Runs a test with the budget in force.
    public func provideScope(
      for test: Test, testCase: Test.Case?,
      performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
      try await Budget.$inForce.withValue(budget) { try await function() }
    }
  }

  extension Trait where Self == LayoutBudgetTrait {
    /// Limits what laying out may cost in each assertion of the test.
    ///
    /// - Parameters:
    ///   - passes: passes until layout rests.
    ///   - writes: changes of any one state.
    ///   - sizings: questions for a size, divided by the nodes of the tree.
    ///   - placements: placements.
    public static func layoutBudget(
      passes: Int? = nil, writes: Int? = nil, sizings: Double? = nil, placements: Int? = nil
    ) -> Self {
      LayoutBudgetTrait(
        budget: Budget(
          passes: passes, writes: writes, sizesPerChild: sizings, placements: placements))
    }
  }

  extension LoopReport: CustomTestStringConvertible {
    /// The verdict, and which write is to blame.
    public var testDescription: String {
      let cause = firstOffendingWrite.map { write in
        " (\(write.state)" + (write.source.map { " by \($0.name)" } ?? "") + ")"
      }
      return "layout \(verdict)" + (cause ?? "")
    }
  }

  extension LoopVerdict: CustomTestStringConvertible {
    /// The verdict in a sentence, as test results show it.
    public var testDescription: String { "layout \(self)" }
  }
#endif
