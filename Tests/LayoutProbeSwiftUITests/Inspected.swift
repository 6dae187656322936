// SwiftUI is not imported here, as in tests on Apple platforms: the inspector counts in HeadlessUI's names.
import LayoutProbe
import LayoutProbeSwiftUI

@MainActor
enum Inspected {
  /// The verdict on a model.
  static func verdict(_ model: @escaping @MainActor @Sendable () -> any LayoutModel) async -> String
  {
    let report = await ProbeRunner().run(Probe("model") { model() })
    return report.loop?.verdict.name ?? "none"
  }
}

extension LayoutModel {
  /// Sizes for proposals.
  func answers(_ proposals: [ProposedViewSize]) -> [CGSize] { sizesThatFit(proposals) }

  /// Where everything is once nothing changes any more.
  func frames(in window: CGSize) async -> [String: CGRect] {
    var pass = await layoutPass(in: window)
    for _ in 0..<4 where pass.needsAnotherPass { pass = await layoutPass(in: window) }
    return pass.frames
  }
}
