import HeadlessUI

/// What a probe is doing that is not the engine's own code.
public enum ProbeActivity: Equatable, Sendable {
  /// A view's body is evaluated.
  case body(type: String)
  /// An action of a view runs: the modifier that it was given to.
  case action(String)
  /// A layout's own code runs: its name, which part, where it is in the tree.
  case layout(name: String, phase: LayoutPhase, path: String)
  /// A layout's own code runs to answer a question of the measuring.
  case answering(SizeRequest, name: String, phase: LayoutPhase, path: String)
  /// A size is asked for once it is laid out: which, and of what in the tree.
  case measuring(SizeRequest, path: String)
  /// It does something, nil if not known, in a window with a width or height in points.
  indirect case inWindow(SizeResponse.Direction, Double, ProbeActivity?)
}

extension ProbeActivity: CustomStringConvertible {
  /// What the description of an action begins with.
  package static let actionStart = "the action of "

  /// `FlowLayout.placeSubviews at VStack/FlowLayout[1]`
  public var description: String {
    switch self {
    case .body(let type): "\(type).body"
    case .action(let name): ProbeActivity.actionStart + name
    case .layout(let name, let phase, let path): "\(name).\(phase.rawValue) at \(path)"
    case .answering(let request, let name, let phase, let path):
      "\(name).\(phase.rawValue) at \(path), asked for \(request)"
    case .measuring(let request, let path):
      "measuring \(request)" + (path.isEmpty ? "" : " at \(path)")
    case .inWindow(let direction, let length, let activity):
      (activity?.description ?? "laying out")
        + ", at \(direction.rawValue) \(NumberText.length(CGFloat(length)))"
    }
  }
}
