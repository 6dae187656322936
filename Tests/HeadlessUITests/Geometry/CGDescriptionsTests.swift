import HeadlessUI
import Testing

@MainActor
@Suite("Descriptions of Core Graphics' types")
struct CGDescriptionsTests {
  @Test("are those of Apple platforms, as texts too")
  func descriptions() {
    let point = CGPoint(x: 1, y: 2.5)
    #expect(point.debugDescription == "(1.0, 2.5)")
    #expect("\(CGSize(width: 100, height: 44))" == "(100.0, 44.0)")
    #expect(
      String(describing: CGRect(x: -1, y: 2, width: 3, height: 0.5)) == "(-1.0, 2.0, 3.0, 0.5)")
    var environment = EnvironmentValues()
    environment.textMetrics = .box
    let text = ViewHost(Text(verbatim: "\(point)"), environment: environment)
    let same = ViewHost(Text(verbatim: "(1.0, 2.5)"), environment: environment)
    #expect(text.sizeThatFits(.unspecified) == same.sizeThatFits(.unspecified))
  }
}
