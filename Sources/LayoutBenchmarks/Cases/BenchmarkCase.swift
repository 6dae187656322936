/// Something to measure, with a name.
struct BenchmarkCase {
  let name: String
  let measure: @MainActor () async throws -> Measured

  @MainActor static let all: [BenchmarkCase] =
    TreeCase.all.map(\.relayout) + TreeCase.evaluated.flatMap { [$0.evaluation, $0.firstLayout] }
    + [ChangeCase.nested, ChangeCase.flat, LoopCase.list, ContractCase.flows]

  @MainActor
  static func named(_ name: String) -> BenchmarkCase {
    guard let known = all.first(where: { $0.name == name }) else {
      preconditionFailure("names are checked before: \(name)")
    }
    return known
  }
}
