/// How the entry point of a module reaches what one of its files keeps private.
///
/// The file gets functions that hand over what there is to probe. It imports nothing more for them, so
/// that it compiles as it does alone.
struct CandidateEntry: Sendable {
  /// What is added to the file.
  private(set) var accessors = ""
  /// What the entry point does with it.
  private(set) var registrations = ""

  var isEmpty: Bool { registrations.isEmpty }

  init(_ items: [EntryPoint.Item], number: Int) {
    for (index, item) in items.enumerated() {
      add(item, "layoutprobe_candidate_\(number)_\(index)")
    }
  }

  private mutating func add(_ item: EntryPoint.Item, _ function: String) {
    let place = "file: \(SwiftText.literal(item.file)), line: \(item.line))"
    var accessor: String
    var call: String
    switch item.kind {
    case .preview(let name):
      accessor = "func \(function)() -> PreviewDeclaration { \(name) }"
      call = "list.add(\(function)(), \(place)"
    case .provider(let name):
      accessor = "func \(function)() -> any PreviewProvider.Type { \(name).self }"
      call = "list.add(provider: \(function)(), \(place)"
    case .probe(let name):
      accessor = "func \(function)() -> Probe { \(name) }"
      call = "list.add(probe: \(function)(), \(place)"
    case .probes(let name):
      accessor = "func \(function)() -> [Probe] { \(name) }"
      call = "list.add(probes: \(function)(), \(place)"
    case .view(let name):
      accessor = "@ViewBuilder func \(function)() -> some View { \(Self.made(name)) }"
      call = "list.add(view: \(SwiftText.literal(name)), \(place) { \(function)() }"
    case .layout(let name, let values):
      accessor = "func \(function)() -> some Layout { \(Self.made(name)) }"
      var given = ""
      if !values.isEmpty {
        let samples = values.map { key in
          ".layoutValue(key: \(key).self, value: LayoutProbe.layoutValueSample(\(key).self))"
        }
        accessor += """

          import LayoutProbe
          @MainActor func \(function)_values(_ view: some View) -> AnyView {
            AnyView(view\(samples.joined()))
          }
          """
        given = ", values: { \(function)_values($0) }"
      }
      call = "list.add(layout: \(SwiftText.literal(name)), \(place.dropLast())\(given)) "
      call += "{ \(function)() }"
    case .expression: return
    }
    accessor = "@MainActor \(accessor)\n"
    call = "    if list.wants(\(SwiftText.literal(item.file))) { \(call) }\n"
    let condition = item.conditions.joined(separator: " && ")
    if !condition.isEmpty {
      accessor = "#if \(condition)\n\(accessor)#endif\n"
      call = "#if \(condition)\n\(call)#endif\n"
    }
    accessors += accessor
    registrations += call
  }

  private static func made(_ option: String) -> String {
    option.contains("(") ? option : "\(option)()"
  }
}
