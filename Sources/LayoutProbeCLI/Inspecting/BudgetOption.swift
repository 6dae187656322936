import LayoutProbe

/// `--budget FIGURE=N`
enum BudgetOption {
  static let expected = "expected passes=N, writes=N, writes:NAME=N, sizes=N or placements=N"

  static func budget(_ arguments: ParsedArguments) throws -> Budget {
    var budget = Budget()
    for text in arguments.values(.budget) {
      guard budget.add(text) else {
        throw UsageError(
          message: "'\(text)' is not a valid value for '--budget'", suggestion: expected,
          helpCommand: arguments.helpCommand)
      }
    }
    return budget
  }
}
