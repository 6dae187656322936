import Foundation
import LayoutProbe

/// The generated source file through which the worker finds what a library holds.
struct EntryPoint: Sendable {
  struct Item: Sendable {
    enum Kind: Equatable, Sendable {
      case preview(String)
      case provider(String)
      case probe(String)
      case probes(String)
      case view(String)
      /// With the keys of the layout values that the sources declare.
      case layout(String, values: [String] = [])
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

  /// The option as it is shown: samples that the user did not write are not part of the name.
  private static func shown(_ option: String) -> String {
    option.contains(MissingArguments.sample) ? typeName(option) : option
  }

  var items: [Item] = []

  /// Leaves out what the compiler did not find, according to its messages; the places of what is
  /// left out.
  mutating func leaveOutMissing(_ diagnostics: [ModuleSources.Diagnostic]) -> [SourcePlace] {
    let missing = diagnostics.filter { $0.path == Self.fileName && $0.severity == .error }
      .compactMap { CompileHint.quoted(after: "cannot find ", in: Substring($0.message)) }
    let lost = items.filter { $0.kind.name.map(missing.contains) ?? false }
    items.removeAll { $0.kind.name.map(missing.contains) ?? false }
    return lost.map { SourcePlace(file: $0.file, line: $0.line) }
  }

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
    return text
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
    case .layout(let name, let values):
      let samples = values.map {
        ".layoutValue(key: \($0).self, value: layoutValueSample(\($0).self))"
      }
      let given =
        samples.isEmpty ? "" : ", values: { AnyView($0\(samples.joined())) }"
      return "    list.add(layout: \(SwiftText.literal(Self.shown(name))), "
        + "\(place.dropLast())\(given)) {\n"
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

extension EntryPoint.Item.Kind {
  /// The name that the sources declare; nil for an expression.
  var name: String? {
    switch self {
    case .preview(let name), .provider(let name), .probe(let name), .probes(let name): name
    case .view(let name), .layout(let name, _): EntryPoint.typeName(name)
    case .expression: nil
    }
  }
}
