import HeadlessUI

/// What laying out a probe may cost. Nil is any cost.
public struct Budget: Equatable, Sendable, Codable {
  /// Passes until layout rests, at first and after each step.
  public var passes: Int?
  /// Changes of all states of any one name, or through any one key.
  public var writes: Int?
  /// Changes by the names of states (the view's type and the property), or by layout value keys.
  public var writesOf: [String: Int] = [:]
  /// Questions for a size, divided by the nodes of the tree.
  public var sizesPerChild: Double?
  /// The number of placements.
  public var placements: Int?

  /// A budget with a limit for each figure; nil for no limit.
  public init(
    passes: Int? = nil, writes: Int? = nil, writesOf: [String: Int] = [:],
    sizesPerChild: Double? = nil, placements: Int? = nil
  ) {
    self.passes = passes
    self.writes = writes
    self.writesOf = writesOf
    self.sizesPerChild = sizesPerChild
    self.placements = placements
  }

  /// Adds what a line of a command line or a file says: `passes=4`, `writes=16`,
  /// `writes:Wheel.angle=2`, `sizes=8`, `placements=200`. False if it is none of these.
  package mutating func add(_ text: String) -> Bool {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Double(parts[1]), number >= 0, number < 1e12 else {
      return false
    }
    if parts[0] == "sizes" {
      sizesPerChild = number
      return true
    }
    guard number == number.rounded() else { return false }
    let count = Int(number)
    switch parts[0] {
    case "passes": passes = count
    case "writes": writes = count
    case "placements": placements = count
    case let name where name.hasPrefix("writes:") && name.count > "writes:".count:
      writesOf[String(name.dropFirst("writes:".count))] = count
    default: return false
    }
    return true
  }

  /// The budget where the other one says nothing.
  package func overridden(by other: Budget) -> Budget {
    Budget(
      passes: other.passes ?? passes, writes: other.writes ?? writes,
      writesOf: writesOf.merging(other.writesOf) { $1 },
      sizesPerChild: other.sizesPerChild ?? sizesPerChild,
      placements: other.placements ?? placements)
  }

  /// What costs more than this.
  func excesses(_ figures: ProbeFigures) -> [FigureChange] {
    var excesses: [FigureChange] = []
    func check(_ figure: ProbeFigures.Figure, _ budget: Double?) {
      guard let budget, let value = figures.values[figure], value > budget else { return }
      excesses.append(FigureChange(figure: figure, before: budget, now: value))
    }
    check(.passes, passes.map(Double.init))
    check(.sizesPerChild, sizesPerChild)
    check(.placements, placements.map(Double.init))
    for case .writes(let state) in figures.values.keys.sorted() {
      check(.writes(state), (writesOf[state] ?? writes).map(Double.init))
    }
    return excesses
  }
}
