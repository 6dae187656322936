import HeadlessUI

/// `outside-safe-area`
enum OutsideSafeArea: FitRule {
  static let id = "outside-safe-area"
  static let severity = Severity.warning
  static let demand = "Texts and controls lie inside the window's safe area."
  static let why =
    "Beyond it, the camera, the rounded corners, the home indicator or the edge of the window "
    + "hide the content."
  static let fix =
    "Let only backgrounds ignore the safe area: background(_:ignoresSafeAreaEdges:), or "
    + "ignoresSafeArea() on the background alone. Put content that can overflow into a scroll "
    + "view."
  static let example = """
    VStack {
      Text("behind the camera")
      Spacer()
    }
    .ignoresSafeArea()
    """
  static let sensitivity =
    "content that can be scrolled into view, and that of bars; without a device, content that "
    + "does not leave the window"

  static func check(_ screen: FitSubject) -> [Violation] {
    screen.items.compactMap { item in
      guard item.fit.content != .image, !screen.isTransformed(item),
        item.ancestors.allSatisfy({
          let fit = screen.nodes[$0].fit
          return fit.scrollAxes.isEmpty && !fit.isPlacedBySystem
        })
      else { return nil }
      let (frame, free) = (item.frame, screen.free)
      let beyond = max(
        free.minX - frame.minX, frame.maxX - free.maxX, free.minY - frame.minY,
        frame.maxY - free.maxY)
      guard beyond > FitSubject.tolerance, frame.width > 0, frame.height > 0 else { return nil }
      return Violation(
        message: "\(FitSubject.name(item.node)) extends beyond the safe area",
        witness: ["\(FitSubject.frame(frame)) in \(FitSubject.frame(free))"], expected: "inside",
        found: "\(NumberText.length(beyond)) points outside", metric: Double(beyond),
        path: item.node.path)
    }
  }
}
