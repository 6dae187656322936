import LayoutProbe

/// A layout engine of another kind: lines of words on a terminal, counted in characters.
@MainActor
final class TerminalScreen: LayoutModel {
  private let words: [String]
  private(set) var currentProposal: ProposedViewSize?
  private(set) var passes = 0
  /// Passes in each of which it scrolls by a line and says that another one is due.
  var unsettledPasses = 0

  init(_ text: String) { words = text.split(separator: " ").map(String.init) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let lines = wrapped(to: proposal.width ?? .infinity)
    return CGSize(
      width: lines.map(width).max() ?? 0, height: CGFloat(lines.count))
  }

  func layoutPass(in size: CGSize) -> LayoutPass {
    passes += 1
    currentProposal = ProposedViewSize(width: size.width, height: size.height)
    var frames: [String: CGRect] = [:]
    let scrolled = min(passes, unsettledPasses)
    for (row, line) in wrapped(to: size.width).enumerated() {
      let y = CGFloat(row + scrolled)
      frames["line \(row + 1)"] = CGRect(x: 0, y: y, width: width(line), height: 1)
    }
    var calls = CallCounts()
    calls.placed = frames.count
    return LayoutPass(
      frames: frames, calls: calls, needsAnotherPass: passes <= unsettledPasses)
  }

  private func wrapped(to limit: CGFloat) -> [[String]] {
    var lines: [[String]] = []
    for word in words {
      if let last = lines.last, width(last + [word]) <= limit {
        lines[lines.count - 1].append(word)
      } else {
        lines.append([word])
      }
    }
    return lines
  }

  private func width(_ line: [String]) -> CGFloat {
    CGFloat(line.joined(separator: " ").count)
  }
}

/// Answers and nothing else.
struct FixedBox: Measurable {
  let width: CGFloat
  let height: CGFloat

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: width, height: height)
  }
}
