import Testing

@testable import LayoutProbe

@MainActor
@Suite("Frames drawn with characters")
struct FrameDrawingTests {
  private func node(
    _ depth: Int, _ label: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> NodeReport {
    var node = NodeReport(label: label, frame: CGRect(x: x, y: y, width: width, height: height))
    node.depth = depth
    return node
  }

  @Test("boxes lie in one another to scale, named, with their sizes")
  func boxes() {
    let tree = [
      node(0, "HStack", 0, 0, 60, 20), node(1, "Color", 4, 4, 20, 12),
      node(1, "Circle", 30, 4, 26, 12),
    ]
    #expect(
      FrameDrawing().lines(tree) == [
        "┌─ HStack 60×20 ────────────────────────────────────────────┐",
        "│                                                           │",
        "│   ┌─ Color 20×12 ─────┐     ┌─ Circle 26×12 ──────────┐   │",
        "│   │                   │     │                         │   │",
        "│   │                   │     │                         │   │",
        "│   │                   │     │                         │   │",
        "│   │                   │     │                         │   │",
        "│   │                   │     │                         │   │",
        "│   └───────────────────┘     └─────────────────────────┘   │",
        "│                                                           │",
        "└───────────────────────────────────────────────────────────┘",
        "one column is 1 pt, one row 2 pt",
      ])
  }

  @Test("what is in the same place is one box, and what is too small is counted")
  func sums() {
    let tree = [
      node(0, "padding", 10, 10, 60, 8), node(1, "HStack", 10, 10, 60, 8),
      node(2, "Dot", 20, 12, 1, 1), node(2, "Dot", 24, 12, 1, 1),
    ]
    let lines = FrameDrawing().lines(tree)
    #expect(lines[0].hasPrefix("┌─ padding › HStack 60×8 +2 small ─"))
    #expect(lines.count == 6)
  }

  @Test("a large tree is drawn smaller, within the columns and rows it may have")
  func scale() {
    let tree = [node(0, "A", 0, 0, 4000, 800), node(1, "B", 1000, 0, 1000, 400)]
    let lines = FrameDrawing(columns: 41, rows: 30).lines(tree)
    #expect(lines.last == "one column is 100 pt, one row 200 pt")
    #expect(lines.dropLast().allSatisfy { $0.count == 41 })
    #expect(lines.count == 6)
    #expect(lines[0].contains("┬"))
  }

  @Test("wide characters keep the edges straight, and control characters are not sent")
  func characters() {
    let tree = [node(0, "日本🎉\u{1B}[31m", 0, 0, 40, 4)]
    let line = FrameDrawing().lines(tree)[0]
    #expect(line.hasPrefix("┌─ 日本🎉·[31m 40×4 ─"))
    #expect(CharacterCanvas.width(line) == 41)
    #expect(CharacterCanvas.cut("日本語", to: 5) == "日本…")
  }

  @Test("frames that are no place are left out, and nothing is drawn of nothing")
  func nowhere() {
    #expect(FrameDrawing().lines([]).isEmpty)
    #expect(FrameDrawing().lines([node(0, "A", 0, 0, .nan, 5)]).isEmpty)
    let lines = FrameDrawing().lines([
      node(0, "A", 0, 0, 30, 4), node(1, "B", 0, 0, .infinity, 5),
    ])
    #expect(lines[0].hasPrefix("┌─ A 30×4 ─"))
  }
}
