import HeadlessUI

/// `views-overlap`
enum ViewsOverlap: FitRule {
  static let id = "views-overlap"
  static let severity = Severity.warning
  static let demand = "Neighbouring texts and controls do not overlap."
  static let why =
    "Overlapping texts cannot be read, and of two overlapping controls only the upper one can "
    + "be tapped."
  static let fix =
    "Look for a frame that is smaller than its content, a negative spacing or padding, or "
    + "fixedSize() where space is short."
  static let example = """
    VStack(spacing: 0) {
      Text("three\\nlines of\\ntext").fixedSize().frame(height: 20)
      Text("next")
    }
    """
  static let sensitivity =
    "views in a ZStack, overlay or background, and those that are moved with offset or position"

  static func check(_ screen: FitSubject) -> [Violation] {
    let items = screen.items.filter {
      $0.fit.content != .image && $0.frame.width > 0 && $0.frame.height > 0
        && !screen.isTransformed($0)
    }
    // By their upper edges, so that each is only compared with those near it.
    let order = items.indices.sorted {
      (items[$0].frame.minY, $0) < (items[$1].frame.minY, $1)
    }
    var found: [(first: Int, violation: Violation)] = []
    for (position, first) in order.enumerated() {
      for second in order[(position + 1)...] {
        guard items[second].frame.minY < items[first].frame.maxY else { break }
        let (a, b) = (items[min(first, second)], items[max(first, second)])
        let common = a.frame.intersection(b.frame)
        guard !common.isNull, common.width > FitSubject.tolerance,
          common.height > FitSubject.tolerance, areSideBySide(a, b, screen)
        else { continue }
        found.append(
          (
            min(first, second),
            Violation(
              message:
                "\(FitSubject.name(a.node)) and \(FitSubject.name(b.node)) overlap",
              witness: [FitSubject.frame(a.frame), FitSubject.frame(b.frame)],
              expected: "apart", found: "\(NumberText.size(common.size)) in common",
              metric: Double(common.width * common.height), path: a.node.path,
              key: b.node.path)
          ))
      }
    }
    return found.sorted { $0.first < $1.first }.map(\.violation)
  }

  /// Whether what holds both of them places its views next to each other, and nothing on the way down
  /// moves one of them.
  @MainActor private static func areSideBySide(
    _ a: FitSubject.Item, _ b: FitSubject.Item, _ screen: FitSubject
  ) -> Bool {
    let common = zip(a.ancestors, b.ancestors).prefix { $0 == $1 }.count
    guard common > 0 else { return false }
    // A custom layout may overlap views on purpose.
    let holder = screen.nodes[a.ancestors[common - 1]]
    guard !holder.fit.layersContent, !holder.node.reference.isCustomLayout else { return false }
    return (a.ancestors[common...] + b.ancestors[common...]).allSatisfy {
      let around = screen.nodes[$0]
      // What is scrolled out of sight lies on nothing; what is clipped does not show there.
      return !around.fit.layersContent && around.fit.scrollAxes.isEmpty && !around.isClipping
    }
  }
}
