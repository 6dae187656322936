import Foundation

/// The generated source file through which the worker finds what a library holds.
struct EntryPoint: Sendable {
  struct Item: Sendable {
    enum Kind: Equatable, Sendable {
      case preview(String)
      case provider(String)
      case probe(String)
      case probes(String)
      case view(String)
      case layout(String)
      case expression(String)
    }

    let kind: Kind
    let file: String
    let line: Int
    var conditions: [String] = []
  }

  static let symbol = "layoutprobe_entry"

  /// What the compiler calls this file in its messages.
  static let fileName = "layoutprobe-entry"

  /// What the compiler calls the place where a type is named on the command line.
  static func optionName(_ type: String) -> String { "--view \(type)" }

  /// The type that is named on the command line, with or without arguments.
  static func typeName(_ option: String) -> String {
    String(option.prefix { $0 != "(" }).trimmingCharacters(in: .whitespaces)
  }

  private static func call(_ option: String) -> String {
    option.contains("(") ? option : "\(option)()"
  }

  /// Samples that nobody wrote are not part of the name.
  private static func shown(_ option: String) -> String {
    option.contains(MissingArguments.sample) ? typeName(option) : option
  }

  var items: [Item] = []
  /// Images of an asset catalog that are named as Xcode's symbols.
  var imageSymbols: Set<String> = []

  mutating func add(_ declarations: SourceDeclarations, file: String) {
    func add(_ kind: Item.Kind, _ site: SourceDeclarations.Site) {
      items.append(Item(kind: kind, file: file, line: site.line, conditions: site.conditions))
    }
    for preview in declarations.previews { add(.preview(preview.identifier), preview.site) }
    for provider in declarations.providers { add(.provider(provider.typeName), provider.site) }
    for probe in declarations.probes {
      add(probe.isList ? .probes(probe.name) : .probe(probe.name), probe.site)
    }
  }

  var source: String {
    var text = SwiftText.location(file: Self.fileName)
    text += """
      import SwiftUI
      import LayoutProbe

      @_cdecl("\(Self.symbol)")
      public func \(Self.symbol)() -> UnsafeMutableRawPointer {
        SourceProbeList.retained { list in

      """
    for item in items {
      let condition = item.conditions.joined(separator: " && ")
      if !condition.isEmpty { text += "#if \(condition)\n" }
      // One file's probes are made without running another file's code.
      text += "    if list.wants(\(SwiftText.literal(item.file))) {\n"
      text += registration(item) + "    }\n"
      if !condition.isEmpty { text += "#endif\n" }
    }
    text += "  }\n}\n"
    guard !imageSymbols.isEmpty else { return text }
    text += "extension ImageResource {\n"
    for name in imageSymbols.sorted() {
      text += "  static var \(name): ImageResource { .init(name: \(SwiftText.literal(name))) }\n"
    }
    return text + "}\n"
  }

  private func registration(_ item: Item) -> String {
    let place = "file: \(SwiftText.literal(item.file)), line: \(item.line))"
    switch item.kind {
    case .preview(let name): return "    list.add(\(name), \(place)\n"
    case .provider(let name): return "    list.add(provider: \(name).self, \(place)\n"
    case .probe(let name): return "    list.add(probe: \(name), \(place)\n"
    case .probes(let name): return "    list.add(probes: \(name), \(place)\n"
    case .view(let name):
      // Named after the option, because a missing argument is the option's mistake.
      return "    list.add(view: \(SwiftText.literal(Self.shown(name))), \(place) {\n"
        + located(Self.call(name), file: Self.optionName(name))
    case .layout(let name):
      return "    list.add(layout: \(SwiftText.literal(Self.shown(name))), \(place) {\n"
        + located(Self.call(name), file: Self.optionName(name))
    case .expression(let code):
      return "    list.add(expression: \(SwiftText.literal(code))) {\n"
        + located(code, file: item.file)
    }
  }

  private func located(_ code: String, file: String) -> String {
    SwiftText.location(file: file) + code + "\n"
      + SwiftText.location(file: Self.fileName) + "    }\n"
  }
}
