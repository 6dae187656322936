import HeadlessUI

/// What is drawn over two pictures: where nodes were and are, and the way between.
struct DifferenceMarks {
  /// On the earlier picture.
  private(set) var before = ""
  /// On the later picture.
  private(set) var after = ""

  /// More of them hide what they are about.
  private static let maximum = 200
  /// The length of an arrow's head on the page, in points.
  private static let head: CGFloat = 7
  /// A shorter way is seen by the frames.
  private static let leastWay: CGFloat = 3

  /// - Parameter scale: how much larger than in the window the pictures are shown.
  init(_ tree: TreeDifference, _ old: ProbeReport?, _ new: ProbeReport?, scale: CGFloat) {
    func rect(_ name: String, _ frame: CGRect?, _ title: String) -> String {
      guard let frame, frame.isFinite else { return "" }
      return "<rect class=\"\(name)\"\(SVGText.rect(frame))>"
        + "<title>\(SVGText.escaped(title))</title></rect>\n"
    }
    for change in tree.changes.filter({ !$0.isCarried }).prefix(Self.maximum) {
      // What is around others is seen by what is in it.
      let isAround = Self.isAround(change.pair.after, new?.tree ?? [])
      let around = isAround ? " lp-around" : ""
      let name = new?.tree[change.pair.after].drawnName ?? ""
      let title = "\(name): \(NumberText.frame(change.before)) → \(NumberText.frame(change.after))"
      before += rect("lp-is" + around, change.before, title)
      after += rect("lp-was" + around, change.before, title)
      after += rect("lp-is" + around, change.after, title)
      if !isAround { after += Self.arrow(change, scale) }
    }
    for index in tree.vanished.prefix(Self.maximum) {
      guard let node = old?.tree[index] else { continue }
      before += rect("lp-lost", node.frame, "\(node.drawnName) vanished")
    }
    for index in tree.appeared.prefix(Self.maximum) {
      guard let node = new?.tree[index] else { continue }
      after += rect("lp-new", node.frame, "\(node.drawnName) appeared")
    }
    if !before.isEmpty { before = "<g class=\"lp-moves\">\n\(before)</g>\n" }
    if !after.isEmpty { after = "<g class=\"lp-moves\">\n\(after)</g>\n" }
  }

  private static func isAround(_ index: Int, _ tree: [NodeReport]) -> Bool {
    index + 1 < tree.count && tree[index + 1].depth > tree[index].depth
  }

  /// From the middle of a frame to where it is now.
  private static func arrow(_ change: TreeDifference.Change, _ scale: CGFloat) -> String {
    let start = CGPoint(x: change.before.midX, y: change.before.midY)
    let end = CGPoint(x: change.after.midX, y: change.after.midY)
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    guard length * scale >= leastWay else { return "" }
    let size = min(head / scale, length / 2)
    let (alongX, alongY) = (x / length * size, y / length * size)
    func point(_ side: CGFloat) -> String {
      SVGText.number(end.x - alongX - side * alongY / 2) + " "
        + SVGText.number(end.y - alongY + side * alongX / 2)
    }
    func number(_ value: CGFloat) -> String { SVGText.number(value) }
    return "<path class=\"lp-arrow\" d=\"M\(number(start.x)) \(number(start.y))"
      + "L\(number(end.x)) \(number(end.y))M\(point(1))L\(number(end.x)) \(number(end.y))"
      + "L\(point(-1))\"/>\n"
  }
}
