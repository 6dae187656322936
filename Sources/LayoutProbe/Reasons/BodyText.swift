import HeadlessUI

/// Why the bodies of a type of view were evaluated, in sentences.
struct BodyText {
  private static let maximumLines = 24

  private let view: String
  private let evaluations: [BodyEvaluation]

  init(_ view: String, _ all: [BodyEvaluation]) {
    self.view = view
    evaluations = all.filter { $0.type == view }
  }

  var lines: [String] {
    let idle = evaluations.filter(\.changedNothing).count
    let times =
      evaluations.count == 1
      ? "once" : "\(evaluations.count) times, \(idle) of them changed nothing"
    var lines = ["\(view): its body was evaluated \(times)"]
    for evaluation in grouped {
      guard lines.count < Self.maximumLines else {
        lines.append("  …")
        break
      }
      lines.append(evaluation)
    }
    return lines
  }

  /// Equal ones that follow each other are one line.
  private var grouped: [String] {
    var result: [(text: String, count: Int)] = []
    for evaluation in evaluations {
      let text = sentence(evaluation)
      if result.last?.text == text {
        result[result.count - 1].count += 1
      } else {
        result.append((text, 1))
      }
    }
    return result.map { $0.count > 1 ? "\($0.text), \($0.count) times" : $0.text }
  }

  private func sentence(_ evaluation: BodyEvaluation) -> String {
    let when = evaluation.pass == 0 ? "before the first pass" : "pass \(evaluation.pass)"
    var causes: [String] = []
    for cause in evaluation.causes.map(text) where !causes.contains(cause) { causes.append(cause) }
    let why =
      causes.isEmpty ? "something else that it reads changed" : causes.joined(separator: "; ")
    return "  \(when): \(why)" + (evaluation.changedNothing ? ", which changed nothing" : "")
  }

  private func text(_ cause: BodyEvaluation.Cause) -> String {
    switch cause {
    case .made: "the view is new"
    case .properties(let names) where names.isEmpty:
      "its parent made it again, with equal properties"
    case .properties(let names): "its parent made it with another \(names.joined(separator: ", "))"
    case .environment(let names) where names.isEmpty:
      "its environment was made again, with equal values"
    case .environment(let names): "another \(names.joined(separator: ", ")) in its environment"
    case .write(let write): text(write)
    }
  }

  private func text(_ write: StateWrite) -> String {
    let values =
      write.old.isEmpty && write.new.isEmpty ? "" : ", \(write.old) → \(write.new)"
    let source = write.source.map { ", by \($0.name)" } ?? ""
    let place = write.place.map { " (\($0.short))" } ?? ""
    return "\(write.state) was written\(values)\(source)\(place)"
  }
}
