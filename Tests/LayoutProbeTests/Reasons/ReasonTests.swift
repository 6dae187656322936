import HeadlessUI
import Testing

@testable import LayoutProbe

/// What suites about reasons share.
@MainActor
protocol ReasonTests {}

extension ReasonTests {
  /// Square characters: what a text wants is known.
  var boxes: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.textMetrics = .box
    return environment
  }

  func box(_ width: CGFloat, _ height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height)
  }

  func expect(
    _ why: WhyReport, _ parts: String..., location: SourceLocation = #_sourceLocation
  ) {
    let text = why.lines.joined(separator: "\n")
    for part in parts {
      #expect(text.contains(part), "\(part) is not in:\n\(text)", sourceLocation: location)
    }
    #expect(why.path != nil, "\(why.candidates)", sourceLocation: location)
    #expect(why.lines.count <= 8, "\(text)", sourceLocation: location)
  }
}
