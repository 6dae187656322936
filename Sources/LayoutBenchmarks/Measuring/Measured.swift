/// What came out of one case.
struct Measured: Codable, Equatable {
  var name: String
  /// Nodes as the tree's description counts them: a leaf is one, regardless of the views it is made of.
  var nodes: Int
  /// The median of all runs, in milliseconds.
  var median: Double
  /// The quickest run, in milliseconds.
  var minimum: Double
  /// How many sizes were worked out in one run, answers from memos not counted; nil where they are not
  /// counted.
  var sizingCalls: Int?
  /// The memory that the case took at most, in MiB, beyond what the process took before it.
  var peak = 0.0
  /// The quickest run of the floor on the same tree, in milliseconds; nil if there is no floor.
  var floor: Double?
  /// What is wrong with the layout; nil if it is right.
  var mistake: String?

  var nanosecondsPerNode: Double { minimum * 1e6 / Double(nodes) }
  var floorPerNode: Double? { floor.map { $0 * 1e6 / Double(nodes) } }
  var ratioToFloor: Double? { floor.map { minimum / $0 } }
}
