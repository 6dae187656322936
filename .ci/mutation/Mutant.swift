import Foundation

/// A line with a small mistake.
struct Mutant: CustomStringConvertible {
  var id = 0
  var stratum: String
  var module: String
  /// From the root of the package.
  var file: String
  /// Counted from 0.
  var line: Int
  var before: String
  /// What the change makes of the line.
  var after: String
  /// The line with both, and a placeholder for the switch.
  var switched: String

  static let placeholder = "__MUTATED__"

  var switchedLine: String {
    switched.replacingOccurrences(of: Mutant.placeholder, with: "_mutated(\(id))")
  }

  /// Those that may notice it.
  var testModules: Set<String> {
    let own = module + "Tests"
    return module == "HeadlessUI" ? [own, "LayoutProbeTests"] : [own]
  }

  var description: String {
    "\(file):\(line + 1): \(before.trimmingCharacters(in: .whitespaces))\n"
      + "    → \(after.trimmingCharacters(in: .whitespaces))"
  }
}

extension Mutant {
  /// So many lines of a stratum, each with one of the ways to change it.
  static func draw(_ count: Int, of stratum: Stratum, _ random: inout SplitMix) -> [Mutant] {
    let places = stratum.files.map(SourceLines.init).flatMap { source in
      source.whole.map { (source, $0) }
    }
    var mutants: [Mutant] = []
    for (source, line) in places.shuffled(using: &random) where mutants.count < count {
      guard let variant = variants(of: source.lines[line]).randomElement(using: &random) else {
        continue
      }
      mutants.append(
        Mutant(
          stratum: stratum.name, module: stratum.module, file: source.file, line: line,
          before: source.lines[line], after: variant.after, switched: variant.switched))
    }
    return mutants
  }
}
