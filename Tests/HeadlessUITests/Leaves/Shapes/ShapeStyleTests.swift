import Testing

@testable import HeadlessUI

@MainActor
struct ShapeStyleTests {
  private func paint<V: View>(_ view: V) throws -> Paint {
    let host = ViewHost(view)
    var node = host.rootNode
    while let outer = node as? PassThroughNode { node = outer.child }
    let painted = try #require(node as? any PaintedNode)
    return try #require(painted.strokesAndFills(in: .zero).first).paint
  }

  @Test("A shape without a fill is painted with the foreground, black unless set")
  func foreground() throws {
    #expect(try paint(Circle()) == .color(Color.Resolved(0x00_0000)))
    #expect(
      try paint(Circle().foregroundStyle(.white)) == .color(Color.Resolved(0xFF_FFFF)))
    #expect(
      try paint(Circle().foregroundColor(nil).foregroundStyle(.white))
        == .color(Color.Resolved(0x00_0000)))
  }

  @Test("A foreground style that stands for the foreground means the one outside")
  func nestedForeground() throws {
    let white = Paint.color(Color.Resolved(0xFF_FFFF))
    let view = Circle().foregroundStyle(.foreground).foregroundStyle(.white)
    #expect(try paint(view) == white)
    let secondary = Circle().foregroundStyle(.secondary).foregroundStyle(.white)
    #expect(try paint(secondary) == .faded(white, opacity: 0.5))
    let given = Circle().fill(.secondary).foregroundStyle(.black, .white)
    #expect(try paint(given) == white)
  }

  @Test("System colours follow light and dark, the tint the nearest tint modifier")
  func environment() throws {
    let dark = Color.primary.environment(\.colorScheme, .dark)
    #expect(try paint(dark) == .color(Color.Resolved(0xFF_FFFF)))
    let tinted = Circle().fill(.tint).tint(Color.white).tint(Color.black)
    #expect(try paint(tinted) == .color(Color.Resolved(0xFF_FFFF)))
    #expect(try paint(Color.accentColor.tint(.white)) == .color(Color.Resolved(0xFF_FFFF)))
  }

  @Test("A style of one's own is painted as what it resolves to")
  func customStyle() throws {
    let view = Rectangle().fill(Directional())
    #expect(try paint(view) == .color(Color.Resolved(0xFF_FFFF)))
    #expect(
      try paint(view.environment(\.layoutDirection, .rightToLeft))
        == .color(Color.Resolved(0x00_0000)))
    #expect(ViewHost(view).tree.detail == "fill Directional")
  }

  @Test("Colours resolve from every colour space and say what they are")
  func colors() {
    let environment = EnvironmentValues()
    #expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 1).description == "#00FF00FF")
    #expect(Color(red: 1, green: 0.5, blue: 0, opacity: 0.5).description == "#FF800080")
    #expect(Color(.sRGBLinear, white: 0.214_041_14).description == "#808080FF")
    #expect(Color.red.description == "red")
    #expect(Color.red.opacity(0.25).resolve(in: environment).opacity == 0.25)
    let half = Color.black.mix(with: .white, by: 0.5, in: .device).resolve(in: environment)
    #expect(half.red == 0.5 && half.opacity == 1)
    let grey = Color.black.mix(with: .white, by: 0.5).resolve(in: environment)
    #expect(abs(grey.red - 0.388_57) < 1e-3 && abs(grey.red - grey.blue) < 1e-4)
    #expect(Color.Resolved(colorSpace: .displayP3, red: 1, green: 1, blue: 1).text == "#FFFFFF")
  }

  @Test("A gradient spreads its colours evenly and keeps where it runs")
  func gradients() throws {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    let view = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
    #expect(
      try paint(view)
        == .gradient(
          [
            Paint.GradientStop(color: Color.Resolved(0x00_0000), location: 0),
            Paint.GradientStop(color: Color.Resolved(0xFF_FFFF), location: 1),
          ], .linear(start: .top, end: .bottom)))
    #expect(ViewHost(view).tree.label == "LinearGradient")
    #expect(ViewHost(view).tree.detail == "black → white")
  }
}

private struct Directional: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.layoutDirection == .rightToLeft ? Color.black : Color.white
  }
}
