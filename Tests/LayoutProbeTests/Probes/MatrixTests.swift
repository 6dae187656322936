import Testing

@testable import HeadlessUI
@testable import LayoutProbe

@MainActor
@Suite("The matrix of conditions")
struct MatrixTests {
  private func findings<V: View>(
    _ axes: [String], _ view: @escaping @MainActor @Sendable () -> V
  ) async throws -> [Finding] {
    var matrix = LayoutMatrix()
    for axis in MatrixAxis.allCases { try matrix.set("\(axis.rawValue)=") }
    for text in axes { try matrix.set(text) }
    return await ProbeRunner().run(Probe("probe") { view() }, matrix).findings
  }

  @Test("a loop that begins with a text size says from which one on, and is no finding without")
  func textSizes() async throws {
    let found = try await findings(["text-size=small,large,accessibility1,accessibility5"]) {
      GrowingLabel()
    }
    #expect(found.map(\.rule) == ["loop-oscillating"])
    #expect(found.first?.message.hasSuffix("only with text size accessibility1 or larger") == true)
    #expect(try await findings(["text-size=small,large"]) { GrowingLabel() } == [])
  }

  @Test("a text that is cut off on small devices says on which, and is fine on the others")
  func devices() async throws {
    let found = try await findings(["device=iPhone 16,iPhone SE,iPad mini (A17 Pro)"]) {
      HStack(spacing: 0) {
        Color.red.frame(width: 300)
        Text("Reservation").lineLimit(1)
      }
    }
    #expect(found.map(\.rule) == ["text-truncated"])
    #expect(found.first?.message.contains("only on iPhone SE") == true)
  }

  @Test("what is found under a probe's own conditions is not told again")
  func own() async throws {
    let found = try await findings(["text-size=small,large,accessibility5"]) {
      Text("A long text that has no room").lineLimit(1).frame(width: 30)
    }
    #expect(found.map(\.rule) == ["text-truncated"])
    #expect(found.first?.message.contains("only") == false)
  }

  @Test("a loop without any condition is told once, whatever form it takes under one")
  func ownLoop() async throws {
    let found = try await findings(["text-size=small,accessibility5", "appearance=dark"]) {
      OtherLoops()
    }
    #expect(found.map(\.rule) == ["loop-diverging"])
    #expect(found.first?.message.contains("only") == false)
  }

  @Test("rows that are alike are one finding, with how many there are")
  func rows() async throws {
    let found = try await findings(["text-size=large,accessibility5"]) {
      VStack { ForEach(0..<9, id: \.self) { Text("Row \($0)").lineLimit(1).frame(width: 60) } }
    }
    #expect(found.map(\.rule) == ["text-truncated"])
    #expect(found.first?.message.hasSuffix(", and 8 more like it") == true, "\(found)")
  }

  @Test("longer texts and other directions are tried: verbatim texts are not longer")
  func languages() async throws {
    func row(_ text: Text) -> some View { text.lineLimit(1).frame(width: 100, alignment: .leading) }
    let long = try await findings(["language=long"]) { row(Text("Reservations")) }
    #expect(long.map(\.message).first?.hasSuffix("with texts that are 40 % longer") == true)
    #expect(try await findings(["language=long"]) { row(Text(verbatim: "Reservations")) } == [])
    let turned = try await findings(["direction=right-to-left"]) { Turning() }
    #expect(turned.map(\.rule) == ["loop-oscillating"])
    #expect(turned.first?.message.hasSuffix("only laid out right-to-left") == true)
    let dark = try await findings(["appearance=dark"]) { Dimming() }
    #expect(dark.map(\.rule) == ["loop-oscillating"])
    #expect(dark.first?.message.hasSuffix("only in dark appearance") == true)
    let width = ViewHost(Text("Reservations")).sizeThatFits(.unspecified).width
    let bold = try await findings(["text-weight=bold"]) {
      Text("Reservations").lineLimit(1).frame(width: width)
    }
    #expect(bold.map(\.rule) == ["text-truncated"])
    #expect(bold.first?.message.hasSuffix("only with bold text") == true)
  }

  @Test("what only the largest text on the smallest device shows is found")
  func corner() async throws {
    let found = try await findings(
      ["text-size=large,accessibility2", "device=iPhone SE,iPad mini (A17 Pro)"]
    ) {
      CornerLoop()
    }
    #expect(found.map(\.rule) == ["loop-oscillating"])
    #expect(
      found.first?.message.hasSuffix("only with text size accessibility2 on iPhone SE") == true)
  }

  @Test("an axis or a value that does not exist is said, with those that there are")
  func mistakes() throws {
    var matrix = LayoutMatrix()
    for text in ["colour=red", "text-size", "text-size=huge", "device=iPhone 99", "direction=up"] {
      #expect(throws: LayoutMatrix.Problem.self, "\(text)") { try matrix.set(text) }
    }
    #expect(matrix == LayoutMatrix())
    try matrix.set("text-size=accessibility1, small")
    #expect(matrix.values[.textSize] == ["small", "accessibility1"])
    try matrix.set("device=iPad mini (A17 Pro),iPhone SE")
    #expect(matrix.values[.device] == ["iPhone SE", "iPad mini (A17 Pro)"])
  }

  @Test("where a finding holds is told by its ends, or by each value")
  func words() throws {
    var matrix = LayoutMatrix()
    try matrix.set("text-size=small,medium,large,xLarge")
    func text(_ sizes: [String]) -> String {
      MatrixFindings.text(sizes.map { MatrixCondition([.textSize: $0]) }, in: matrix)
    }
    #expect(text(["large", "xLarge"]) == "with text size large or larger")
    #expect(text(["small", "medium"]) == "with text size medium or smaller")
    #expect(text(["small", "large"]) == "with text size small and with text size large")
    #expect(text(["xLarge"]) == "with text size xLarge")
    #expect(
      text(["small", "medium", "large", "xLarge"])
        == "with text size small or any other of the matrix")
  }
}

/// Oscillates while its condition holds.
private struct Alternating: View {
  let isOn: Bool
  @State private var height: CGFloat = 10

  var body: some View {
    Color.red.frame(height: height)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: {
        if isOn { height = $0 == 10 ? 20 : 10 }
      }
  }
}

private struct GrowingLabel: View {
  @Environment(\.dynamicTypeSize) private var size
  var body: some View { Alternating(isOn: size.isAccessibilitySize) }
}

private struct Turning: View {
  @Environment(\.layoutDirection) private var direction
  var body: some View { Alternating(isOn: direction == .rightToLeft) }
}

private struct Dimming: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Alternating(isOn: scheme == .dark) }
}

private struct CornerLoop: View {
  @Environment(\.dynamicTypeSize) private var size
  var body: some View {
    GeometryReader { proxy in
      Alternating(isOn: size.isAccessibilitySize && proxy.size.width < 390)
    }
  }
}

/// Grows without end, or swings in the dark.
private struct OtherLoops: View {
  @Environment(\.colorScheme) private var scheme
  @State private var width: CGFloat = 10

  var body: some View {
    Color.red.frame(width: width, height: 10)
      .onGeometryChange(for: CGFloat.self, of: \.size.width) {
        width = scheme == .dark ? 30 - $0 : $0 + 10
      }
  }
}
