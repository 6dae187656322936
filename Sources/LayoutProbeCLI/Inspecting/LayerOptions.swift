import LayoutProbe

/// What SVG and HTML show over the views.
enum LayerOptions {
  static let layers = OptionSpec(
    .layers, .text("LAYER,…"),
    help: "Draw over the views in svg and html: \(names.joined(separator: ", ")) or all.",
    defaultValue: .described("none: views as they would look"), suggestedValues: names + ["all"])

  private static let names = PictureLayer.allCases.map(\.rawValue)

  static func layers(_ arguments: ParsedArguments) throws -> Set<PictureLayer> {
    guard arguments.command.option(named: layers.name) != nil,
      let text = arguments.value(.layers)
    else { return [] }
    if text == "all" { return Set(PictureLayer.allCases) }
    if text == "none" { return [] }
    return Set(
      try text.split(separator: ",", omittingEmptySubsequences: false).map { name in
        let name = String(name).trimmingCharacters(in: .whitespaces)
        if let layer = PictureLayer(rawValue: name) { return layer }
        throw UsageError(
          message: "there is no layer '\(name)'",
          suggestion: SpellingSuggestion.hint(for: name, among: names)
            ?? "layers: \(names.joined(separator: ", "))",
          helpCommand: arguments.helpCommand)
      })
  }
}
