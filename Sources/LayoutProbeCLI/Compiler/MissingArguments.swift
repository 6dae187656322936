import Foundation

/// The arguments that a type named on the command line cannot be made without.
struct MissingArguments: Equatable {
  let view: String
  /// The labels of the parameters, `_` for one without.
  let labels: [String]

  /// An expression of any type that there are samples of.
  static let sample = "sampleArgument()"

  /// What the compiler says is missing, for each of the views that were named without arguments.
  static func of(_ views: [String], in messages: String) -> [MissingArguments] {
    views.compactMap { view in
      let prefix = EntryPoint.optionName(view) + ":1:"
      let line = messages.split(separator: "\n").first {
        $0.hasPrefix(prefix) && $0.contains(": error: missing argument")
      }
      guard let line, let start = line.range(of: "for parameter") else { return nil }
      let list = line[start.upperBound...].replacingOccurrences(of: " in call", with: "")
      let labels = list.drop { $0 != "'" && $0 != "#" }.split(separator: ",").map { part in
        let label = part.trimmingCharacters(in: CharacterSet(charactersIn: " '"))
        return label.hasPrefix("#") ? "_" : label
      }
      return labels.isEmpty ? nil : MissingArguments(view: view, labels: labels)
    }
  }

  func call(with value: String) -> String {
    let arguments = labels.map { $0 == "_" ? value : "\($0): \(value)" }
    return "\(view)(\(arguments.joined(separator: ", ")))"
  }

  /// A note for the user about values that the user did not choose.
  var note: String {
    let names = labels.map { $0 == "_" ? "an argument" : $0 }.joined(separator: ", ")
    return "\(view) needs \(names): samples were given; choose with --view '\(call(with: "…"))'"
  }
}
