@testable import LayoutProbe

/// A report whose names trip over markup, scripts and directions of text.
@MainActor
enum HTMLSample {
  private struct Turning: View {
    @State private var height: CGFloat = 20

    var body: some View {
      Color.red.frame(width: 50, height: height)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { measured in
          height = measured == 20 ? 60 : 20
        }
    }
  }

  /// Names and texts that would be markup, end a script, or turn the text around.
  static let hostile =
    "<img src=x onerror=injected=true> </script><script>injected=true</script> \"'`&amp; 🎉 "
    + "\u{202E}שלום\u{202C} <!--"

  static func report() async -> InspectReport {
    var runner = ProbeRunner()
    runner.gathersPictures = true
    let probes = [
      Probe("loop", file: "Views/Loop.swift", line: 3) { Turning() },
      Probe(hostile, file: hostile, line: 9) {
        HStack {
          Text(hostile)
          Color.red.frame(width: 30, height: 30).tag(hostile).showSizes()
        }
      },
      Probe("calm", size: CGSize(width: 200, height: 100), file: "Views/Calm.swift", line: 1) {
        HStack(spacing: 0) {
          Color.red
          Circle().frame(width: 20, height: 20)
        }
      },
    ]
    var failure = ProbeFailure(
      kind: .crash, source: "Views/Crash.swift", probe: hostile,
      message: hostile)
    failure.activity = hostile
    return InspectReport(probes: await runner.reports(probes), failures: [failure])
  }
}
