import Foundation
import LayoutProbe

/// Knows where the code of layouts stands, to tell what a stand-in in it does from what its author
/// wrote.
///
/// A sample in the place of a value that cannot be had, or a statement that is left out, makes a layout
/// answer otherwise: what it is found to do wrong then is a remark.
struct StandInCode {
  /// The lines of the types in a file that place subviews, by their names without those around them.
  private var lines: [String: [String: [ClosedRange<Int>]]] = [:]

  /// The report, with what is about layouts whose code was not all compiled as notes.
  ///
  /// - Parameter standIns: all that the probe's program has, used or not.
  mutating func softened(_ report: ProbeReport, _ standIns: [StandIn]) -> ProbeReport {
    let kinds: Set<StandIn.Kind> = [.expression, .modifier, .statement, .body]
    let used = standIns.filter { kinds.contains($0.kind) && report.standIns.contains($0.label) }
    guard !used.isEmpty else { return report }
    var report = report
    for index in report.findings.indices where report.findings[index].severity > .note {
      guard let file = report.findings[index].place?.file,
        let subject = report.findings[index].subject
      else { continue }
      let own = code(of: String(subject.prefix { $0 != "<" }), in: file)
      let standIn = used.first { standIn in
        standIn.place.file == file && own.contains { $0.contains(standIn.place.line) }
      }
      guard let standIn else { continue }
      report.findings[index].severity = .note
      report.findings[index].witness.append("its code has a stand-in, \(standIn.label)")
    }
    return report
  }

  private mutating func code(of type: String, in file: String) -> [ClosedRange<Int>] {
    if lines[file] == nil {
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      lines[file] = Self.layouts(in: TokenizedSource(text))
    }
    return lines[file]?[type] ?? []
  }

  /// The lines of all types that have a `placeSubviews`, with their extensions.
  static func layouts(in source: TokenizedSource) -> [String: [ClosedRange<Int>]] {
    var lines: [String: [ClosedRange<Int>]] = [:]
    var layouts: Set<String> = []
    for index in source.tokens.indices where source.kind(index) == .identifier {
      guard ["struct", "class", "enum", "extension"].contains(source.text(index)),
        let header = TypeHeader(source, at: index), let end = source.closing(header.brace)
      else { continue }
      let name = String(header.name.split(separator: ".").last ?? "")
      lines[name, default: []].append(source.tokens[index].line...source.tokens[end].line)
      let places = (header.brace..<end).contains { token in
        source.token(token, is: "placeSubviews") && source.token(token - 1, is: "func")
          && source.tokens[token].depth == source.tokens[header.brace].depth + 1
      }
      if places { layouts.insert(name) }
    }
    return lines.filter { layouts.contains($0.key) }
  }
}
