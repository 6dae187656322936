import HeadlessUI

/// What an assertion is about, as a probe.
@MainActor
enum AssertionSubject {
  static func view<V: View>(
    _ view: @escaping @MainActor () -> V, in size: CGSize?
  ) -> Probe {
    Probe(name: typeName(V.self), size: size, place: nil) { AnyView(view()) }
  }

  static func model(
    _ model: @escaping @MainActor () -> any Measurable, in size: CGSize?
  ) -> Probe {
    Probe(typeName(type(of: model())), size: size) { model() }
  }

  /// Without generic arguments; a layout with views is called by the layout.
  private static func typeName(_ type: Any.Type) -> String {
    let name = "\(type)"
    let ofLayout = "LayoutView<"
    let start = name.hasPrefix(ofLayout) ? name.dropFirst(ofLayout.count) : name[...]
    return String(start.prefix { $0 != "<" && $0 != "," })
  }
}

extension Probe {
  /// What became of it, and what breaks the budget that is in force for the test.
  @MainActor
  func inspected(_ requests: [SizeRequest] = []) async -> (report: ProbeReport, excess: String?) {
    let report = await ProbeRunner(requests: requests).run(self)
    guard let budget = Budget.inForce else { return (report, nil) }
    return (report, AssertionText.excess(report, budget))
  }
}

extension Budget {
  /// The budget of all assertions of the test that runs; nil if it has none.
  @TaskLocal package static var inForce: Budget?
}
