import Foundation

/// What the command line asks for.
struct BenchmarkArguments {
  /// What to do.
  enum Action: Equatable {
    case measure([String], earlier: [String: BenchmarkTable.EarlierRow])
    /// Measures one case in this process, for the process that asked for it.
    case measureHere(String)
    case list
    case help
  }

  /// Something on the command line that cannot be.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  static let usage = """
    usage: LayoutBenchmarks [CASE …] [--compare FILE] [--list]

      CASE             what to measure; everything if none is named
      --compare FILE   ratios to an earlier run, whose output FILE holds
      --list           the names of the cases

    Each case runs in a process of its own. Exit code: 0, or 1 if a layout is wrong.
    """

  let action: Action

  @MainActor
  init(_ arguments: [String]) throws {
    let known = BenchmarkCase.all.map(\.name)
    var names: [String] = []
    var earlier: [String: BenchmarkTable.EarlierRow] = [:]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        action = .help
        return
      case "--list":
        action = .list
        return
      case "--compare":
        guard let path = rest.popFirst() else {
          throw Mistake(description: "--compare: which file?")
        }
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
          throw Mistake(description: "cannot read \(path)")
        }
        earlier = BenchmarkTable.rows(of: text)
        guard !earlier.isEmpty else {
          throw Mistake(description: "\(path) holds no output of LayoutBenchmarks")
        }
      case OwnProcess.option:
        guard let name = rest.popFirst(), known.contains(name) else {
          throw Mistake(description: "\(argument): which case?")
        }
        action = .measureHere(name)
        return
      case _ where argument.hasPrefix("-"):
        throw Mistake(description: "unknown option '\(argument)'\n\(BenchmarkArguments.usage)")
      default:
        guard known.contains(argument) else {
          throw Mistake(
            description: "unknown case '\(argument)'; there are: \(known.joined(separator: " "))")
        }
        names.append(argument)
      }
    }
    action = .measure(names.isEmpty ? known : names, earlier: earlier)
  }
}
