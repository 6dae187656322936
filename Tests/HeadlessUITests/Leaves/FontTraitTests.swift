import HeadlessUI
import Testing

@MainActor
@Suite("Traits of fonts")
struct FontTraitTests {
  private func width(_ font: Font) -> CGFloat {
    LaidOut(Text("Layout of texts").font(font)).widths("Text").first ?? 0
  }

  @Test("a bold font is as wide as one of that weight, and can be made regular again")
  func bold() {
    #expect(width(.body.bold()) > width(.body))
    #expect(width(.body.bold()) == width(.body.weight(.bold)))
    #expect(width(.body.bold(false)) == width(.body))
  }

  @Test("an edge set pads its own edge")
  func edges() {
    func origin(_ edges: Edge.Set) -> CGPoint {
      let laidOut = LaidOut(
        Color.red.frame(width: 10, height: 10).padding(edges, 7).fixedSize(), 100, 100)
      return laidOut.frames("Color").first?.origin ?? .zero
    }
    let plain = origin([])
    #expect(origin(.bottom) == CGPoint(x: plain.x, y: plain.y - 3.5))
    #expect(origin(.top) == CGPoint(x: plain.x, y: plain.y + 3.5))
    #expect(origin(.leading) == CGPoint(x: plain.x + 3.5, y: plain.y))
    #expect(origin(.trailing) == CGPoint(x: plain.x - 3.5, y: plain.y))
  }

  @Test("a scale of texts in a view is that of each, unless it has its own or it is not enabled")
  @MainActor func scale() {
    func width<V: View>(_ view: V) -> CGFloat { size(view, nil, nil).width }
    let text = Text("Some words")
    let small = width(text.textScale(.secondary))
    #expect(small < width(text))
    #expect(width(VStack { text }.textScale(.secondary)) == small)
    #expect(width(VStack { text.textScale(.secondary) }.textScale(.secondary)) == small)
    #expect(width(VStack { text }.textScale(.secondary, isEnabled: false)) == width(text))
    #expect(width(VStack { text }.textScale(.default).textScale(.secondary)) == width(text))
  }
}
