import HeadlessUI

/// What is stood in for, at the end of a report.
enum StandInText {
  /// The lines; none if all sources could be had.
  static func lines(_ report: InspectReport) -> [String] {
    let (all, others) = report.usedStandIns
    // Of missing objects a finding tells.
    let used = all.filter { !$0.hasPrefix(StandInUse.missingObjectMark) }
    var lines = report.standIns.filter { $0.kind == .name }.map { standIn in
      "\(standIn.place): write \(standIn.replacement ?? "") instead of \(standIn.original): "
        + standIn.reason
    }
    guard !used.isEmpty || others > 0 else { return lines }
    lines +=
      used.isEmpty
      ? []
      : ["stand-ins:"]
        + used.map { label in
          let reason = report.standIns.first { $0.label == label }?.reason ?? ""
          return "  " + label + (reason.isEmpty ? "" : ": \(reason)")
        }
    if others > 0 {
      let what = others == 1 ? "1 stand-in is" : "\(others) stand-ins are"
      lines.append("\(what) in code that no probe ran (--format json lists them)")
    }
    return lines
  }
}
