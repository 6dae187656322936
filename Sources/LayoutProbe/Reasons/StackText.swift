import HeadlessUI

/// How a stack divided its room, in sentences.
struct StackText {
  private let stack: StackReason

  init(_ stack: StackReason) { self.stack = stack }

  /// For the stack itself: its sum, and the order in which it served its children.
  var whole: [String] {
    guard !stack.turns.isEmpty else { return ["    it has no children"] }
    let order = stack.turns.map { "\($0.name) \(number($0.length))" }
    let rest = order.count > 6 ? ", and \(order.count - 6) more" : ""
    return [
      room, "    in this order: \(order.prefix(6).joined(separator: ", "))\(rest)",
      "    in all \(number(stack.turns.reduce(0) { $0 + $1.length })) of children + "
        + "\(number(spacing)) of spacing = \(number(stack.length))",
    ]
  }

  /// For one of its children: the turns before its own, the last ones one by one, its own, and where
  /// that puts it.
  func upTo(_ child: Int, at origin: CGPoint, turnsBefore count: Int) -> [String] {
    guard let position = stack.turns.firstIndex(where: { $0.child == child }) else { return [room] }
    var lines = [room]
    let full = max(0, position - count)
    if full > 0 {
      let taken = stack.turns[..<full].reduce(0) { $0 + $1.length }
      let last = stack.turns[full - 1]
      // One is as long as a sum of one.
      lines.append(
        full == 1
          ? turn(0)
          : "    turns 1 to \(full), up to \(last.name): took \(number(taken)) in all")
    }
    lines += (full...position).map(turn)
    let before = stack.turns.filter { $0.child < child }.reduce(0) { $0 + $1.length }
    let distances = stack.distances.prefix(child + 1).reduce(0, +)
    let start = Double(stack.axis == .horizontal ? origin.x : origin.y)
    // From right to left, places are counted from the other end.
    if child > 0, abs(before + distances - start) < 0.01 {
      lines[lines.count - 1] +=
        "; starts at \(number(start)): \(number(before)) of children before it "
        + "+ \(number(distances)) of spacing"
    }
    return lines
  }

  /// One line of a grid, in its turn.
  func turn(of line: Int) -> [String] {
    stack.turns.firstIndex { $0.child == line }.map { [turn($0)] } ?? []
  }

  private var spacing: Double { stack.distances.reduce(0, +) }

  private var room: String {
    let count = stack.turns.count == 1 ? "1 child" : "\(stack.turns.count) children"
    guard let proposed = stack.proposed else {
      return "    nothing proposed along it: \(count) at their ideal, spacing \(number(spacing))"
    }
    var text =
      "    \(number(proposed)) - \(number(spacing)) of spacing = "
      + "\(number(proposed - spacing)) for \(count)"
    guard stack.turns.count > 1 else { return text }
    guard let first = stack.turns.first?.priority else { return text + ", least flexible first" }
    let kept = stack.turns.filter { $0.priority != first }.reduce(0) { $0 + ($1.least ?? 0) }
    text += ", highest priority first, \(number(kept)) kept for the minimum of the others"
    return text
  }

  private func turn(_ position: Int) -> String {
    let turn = stack.turns[position]
    var text = "    turn \(position + 1), \(turn.name)"
    var traits: [String] = []
    if let priority = turn.priority { traits.append("priority \(number(priority))") }
    if let least = turn.least, let most = turn.most {
      traits.append(least == most ? "fixed" : "\(number(least)) to \(number(most))")
    }
    if !traits.isEmpty { text += " (\(traits.joined(separator: ", ")))" }
    guard let available = turn.available, let offer = turn.offer else {
      return "\(text): took \(number(turn.length))"
    }
    if position > 0, turn.priority != stack.turns[position - 1].priority {
      let kept = stack.turns.filter { $0.priority == turn.priority }
        .reduce(0) { $0 + ($1.least ?? 0) }
      text += ", with \(number(kept)) kept for its priority"
    }
    let share = turn.sharers > 1 ? "\(number(available)) / \(turn.sharers) = " : ""
    let left = available - turn.length
    return "\(text): proposed \(share)\(number(offer)), took \(number(turn.length)), "
      + "left \(number(left.isNaN ? available : left))"
  }

  private func number(_ value: Double) -> String { NumberText.length(CGFloat(value)) }
}
