import HeadlessUI

/// `content-clipped`
enum ContentClipped: FitRule {
  static let id = "content-clipped"
  static let severity = Severity.warning
  static let demand = "Texts and controls lie inside the views that clip them."
  static let why =
    "The part of a view that overflows a clipping container is not drawn and cannot be tapped."
  static let fix =
    "Let the clipped view grow with its content: use minHeight: instead of a fixed height, or "
    + "a scroll view around it."
  static let example = """
    Text("two lines\\nof text").fixedSize().frame(height: 20).clipped()
    """
  static let sensitivity =
    "images, which are clipped on purpose; shapes that clip less than their frame"

  static func check(_ screen: FitSubject) -> [Violation] {
    screen.items.compactMap { item in
      guard item.fit.content != .image, !screen.isTransformed(item) else { return nil }
      var open: Axis.Set = []
      for index in item.ancestors.reversed() {
        let around = screen.nodes[index]
        // What can be scrolled to is not lost.
        open.formUnion(around.fit.scrollAxes)
        guard around.isClipping || !around.fit.scrollAxes.isEmpty else { continue }
        let beyond =
          Axis.allCases.filter { axis in
            !open.contains(axis == .horizontal ? .horizontal : .vertical)
          }.map { overhang(of: item.frame, beyond: around.frame, $0) }.max() ?? 0
        guard beyond > FitSubject.tolerance else { continue }
        return Violation(
          message:
            "\(FitSubject.name(item.node)) is clipped by \(around.node.label)",
          witness: [
            "\(FitSubject.frame(item.frame)) in \(FitSubject.frame(around.frame))"
          ], expected: "inside", found: "\(NumberText.length(beyond)) points outside",
          metric: Double(beyond), path: item.node.path)
      }
      return nil
    }
  }

  private static func overhang(of frame: CGRect, beyond bounds: CGRect, _ axis: Axis) -> CGFloat {
    axis == .horizontal
      ? max(bounds.minX - frame.minX, frame.maxX - bounds.maxX)
      : max(bounds.minY - frame.minY, frame.maxY - bounds.maxY)
  }
}
