import HeadlessUI

/// What an assertion is about, as a probe.
@MainActor
package enum AssertionSubject {
  /// A view, made anew for each run.
  package static func view<V: View>(
    _ view: @escaping @MainActor () -> V, in size: CGSize?
  ) -> Probe {
    Probe(name: typeName(V.self), size: size, place: nil) { AnyView(view()) }
  }

  /// A model of any toolkit, made anew for each run.
  package static func model(
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

extension Budget {
  /// The budget of all assertions of the test that runs; nil if it has none.
  @TaskLocal package static var inForce: Budget?
}
