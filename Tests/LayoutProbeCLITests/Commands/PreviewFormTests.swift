import Testing

@testable import LayoutProbeCLI

@Suite("Forms of previews", .enabled(if: CommandRun.canCompile))
struct PreviewFormTests {
  @Test("Arguments make a preview each; traits and devices decide the window")
  func windows() throws {
    let source = try InlineSource(
      """
      #Preview("side", arguments: [1, 2]) { Color.red.frame(width: CGFloat($0) * 10, height: 5) }
      #Preview("fixed", traits: .fixedLayout(width: 70, height: 80)) { Color.red }
      #Preview("wide", traits: .landscapeLeft) { Color.red }
      #Preview("space", windowStyle: .automatic) { Color.red }
      #Preview("built") { let x = 3.0; return Color.red.frame(width: x, height: x) }
      struct P: PreviewProvider {
        static var previews: some View {
          Group {
            Color.red.previewDisplayName("se").previewDevice("iPhone SE (3rd generation)")
            Color.red.previewDisplayName("pad").previewDevice(PreviewDevice(rawValue: "iPad mini"))
              .previewInterfaceOrientation(.landscapeRight)
            Color.red.previewDisplayName("host").previewDevice(nil)
            Color.red.previewDisplayName("unknown").previewDevice("Newton")
            Color.red.frame(width: 9, height: 9).previewDisplayName("fits")
              .previewLayout(.sizeThatFits)
          }
        }
      }
      """)
    #expect(
      try source.windows == [
        "side (1)": "393×852", "side (2)": "393×852", "fixed": "70×80", "wide": "852×393",
        "space": "393×852", "built": "393×852", "se": "375×667", "pad": "1024×768",
        "host": "393×852", "unknown": "393×852", "fits": "9×9",
      ], "\(source.run.all)")
    #expect(try source.sizes["side (2)"] == "20×5")
    let issues = try source.run.report().probes.filter { !$0.issues.isEmpty }
    #expect(
      issues.map { "\($0.name): \($0.issues[0].message)" } == [
        "unknown: the screen size of the device 'Newton' is not known"
      ])
  }

  @Test("What previews share is made before they are shown, and said if it cannot be")
  func sharedContext() throws {
    let source = try InlineSource(
      """
      struct Sample: PreviewModifier {
        static func makeSharedContext() async throws -> Double { await Task.yield(); return 30 }
        func body(content: Content, context: Double) -> some View {
          content.frame(width: context, height: context)
        }
      }
      struct Broken: PreviewModifier {
        struct Problem: Error {}
        static func makeSharedContext() async throws -> Double { throw Problem() }
        func body(content: Content, context: Double) -> some View { content.padding() }
      }
      #Preview("shared", traits: .modifier(Sample())) { Color.red }
      #Preview("broken", traits: .modifier(Broken())) { Color.red.frame(width: 5, height: 5) }
      """)
    #expect(try source.sizes == ["shared": "30×30", "broken": "5×5"], "\(source.run.all)")
    let issues = try source.run.report().probes.flatMap(\.issues).map(\.message)
    #expect(issues == ["the preview is shown without Broken, whose context failed: Problem()"])
  }
}
