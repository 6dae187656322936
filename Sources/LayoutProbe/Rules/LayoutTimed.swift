import HeadlessUI

/// `layout-timed`
enum LayoutTimed: RunRule {
  static let id = "layout-timed"
  static let severity = Severity.note
  static let demand = "Frames stay where they are while nothing happens but time."
  static let why =
    "This is not a feedback cycle: layout settles each time, until a timer, a task or a timeline "
    + "view changes a value again. Each change causes a layout, and views beside it may move."
  static let fix =
    "Nothing, if the view is meant to change. To keep its neighbours in their places, reserve "
    + "the largest size: '.monospacedDigit()' for numbers, a fixed frame, or a hidden text as wide as "
    + "the longest one."
  static let example = """
    Text("Loading" + String(repeating: ".", count: dots))
      .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
        dots = (dots + 1) % 4
      }
    """
  static let sensitivity =
    "changes that come more often than every 4 ms, or that a change of a geometry or a preference puts "
    + "off: these are loops"

  static func check(_ run: RunEvidence) -> [Violation] {
    guard let loop = run.loop, loop.rule == id else { return [] }
    let what = loop.time?.recurring.first.map(LoopReport.text) ?? "time goes on"
    let write = loop.firstOffendingWrite
    return [
      Violation(
        message: "layout changes with time: \(what)",
        witness: write.map { ["\($0.state) is written by \($0.source?.name ?? "an event")"] } ?? [],
        expected: "frames stay", found: loop.verdict.name, path: write?.source?.path ?? "",
        key: write?.state ?? "", subject: write?.source?.name, place: write?.place)
    ]
  }
}
