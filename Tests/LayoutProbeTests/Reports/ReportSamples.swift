import LayoutProbe

/// Reports that the tests of formats share.
@MainActor
enum ReportSamples {
  private struct Turning: View {
    @State private var height: CGFloat = 20

    var body: some View {
      Color.red.frame(width: 50, height: height)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { measured in
          height = measured == 20 ? 60 : 20
        }
    }
  }

  /// Names and messages that a format can trip over.
  static let awkward = "a|b <c> & \"d\" 100%, `e`: ]]> \u{7} \n::error::é"

  /// A loop, a suppressed loop, a crash under an awkward name, a source that does not compile, an
  /// expression, infinite sizes.
  static func report() async -> InspectReport {
    let runner = ProbeRunner()
    let probes = [
      Probe("loop", file: "Views/My Loop.swift", line: 3) { Turning() },
      Probe("known", file: "Views/My Loop.swift", line: 9) { Turning() }
        .rule("loop-oscillating", .off, because: "it \"blinks\" <on purpose>"),
      Probe("calm", file: "Views/Calm.swift", line: 1) { Color.red },
    ]
    let failures = [
      ProbeFailure(
        kind: .crash, source: "Views/Crash.swift", probe: awkward,
        place: SourcePlace(file: "Views/Crash.swift", line: 4), activity: "Flow.placeSubviews",
        message: awkward),
      ProbeFailure(
        kind: .compile, source: "Views/Broken.swift",
        message: "Views/Broken.swift:7:3: error: cannot find 'Txt' in scope\n  Txt()\n  ^~~"),
      ProbeFailure(kind: .timeout, source: "-e", probe: "Slow()", message: "not done after 1 s"),
    ]
    return InspectReport(probes: await runner.reports(probes), failures: failures)
  }
}
