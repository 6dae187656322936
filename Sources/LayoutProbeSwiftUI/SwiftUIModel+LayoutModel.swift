// SwiftUI is not imported here: on Apple platforms its names are not those of HeadlessUI, in which the
// inspector counts.
import LayoutProbe

extension SwiftUIModel: LayoutModel {
  /// SwiftUI's answer to a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    sizesThatFit([proposal]).first ?? .zero
  }

  /// SwiftUI's answers, all in one layout.
  public func sizesThatFit(_ proposals: [ProposedViewSize]) -> [CGSize] {
    answers(to: proposals.map { (width: $0.width, height: $0.height) })
  }

  /// The window; nil before the first pass.
  public var currentProposal: ProposedViewSize? { lastWindow.map { ProposedViewSize($0) } }

  /// Renders once. Frames are those of the whole (`root`) and of what is marked by `probed`; states are
  /// the recorded bindings that were written in the pass.
  public func layoutPass(in size: CGSize) async -> LayoutPass {
    let pass = await pass(in: size)
    let values = Dictionary(pass.writes.map { ($0.name, $0.new) }) { $1 }
    return LayoutPass(
      frames: pass.frames,
      states: values.sorted { $0.key < $1.key }.enumerated().map { number, state in
        StateSnapshot(
          id: number, name: state.key, value: state.value,
          contentDigest: state.value.utf8.reduce(14_695_981_039_346_656_037) {
            ($0 ^ UInt64($1)) &* 1_099_511_628_211
          }, numbers: nil)
      },
      needsAnotherPass: pass.needsAnother)
  }
}
