import HeadlessUI

/// The frames of a tree as boxes of characters, to scale.
///
///     ┌─ HStack 90×30 ──────────┐
///     │ ┌─ Color red 50×30 ┐    │
public struct FrameDrawing: Sendable {
  /// The columns that it may have.
  public var columns: Int
  /// The rows that it may have.
  public var rows: Int

  /// A drawing of at most this size.
  public init(columns: Int = 78, rows: Int = 48) {
    self.columns = max(20, columns)
    self.rows = max(8, rows)
  }

  /// Boxes that are drawn: more are a grey area, not a picture.
  private static let maximumBoxes = 400
  /// A terminal's characters are about twice as high as wide.
  private static let aspect: CGFloat = 2

  /// Nodes that cover the same cells, outermost first.
  private struct Box {
    var columns: ClosedRange<Int>
    var rows: ClosedRange<Int>
    var labels: [String]
    var size: CGSize
    var hidden = 0

    var isDrawable: Bool { columns.count >= 3 }
  }

  /// The drawing of a tree, and a line that says how large a character is; nothing without frames.
  public func lines(_ tree: [NodeReport]) -> [String] {
    let frames = tree.compactMap(\.frame).filter { $0.isFinite && $0.width >= 0 && $0.height >= 0 }
    guard let first = frames.first else { return [] }
    let bounds = frames.reduce(first) { $0.union($1) }
    let scale = max(
      1, bounds.width / CGFloat(columns - 1),
      bounds.height / FrameDrawing.aspect / CGFloat(rows - 1))
    guard scale.isFinite else { return [] }
    func column(_ x: CGFloat) -> Int { Int(((x - bounds.minX) / scale).rounded()) }
    func row(_ y: CGFloat) -> Int {
      Int(((y - bounds.minY) / scale / FrameDrawing.aspect).rounded())
    }
    var boxes: [Box] = []
    // The boxes of the nodes on the way to the current one.
    var open: [(depth: Int, box: Int)] = []
    var left = 0
    for node in tree {
      while let last = open.last, last.depth >= node.depth { open.removeLast() }
      guard let frame = node.frame, frame.isFinite, frame.width >= 0, frame.height >= 0 else {
        continue
      }
      let columns = column(frame.minX)...column(frame.maxX)
      let rows = row(frame.minY)...row(frame.maxY)
      if let parent = open.last?.box, boxes[parent].columns == columns, boxes[parent].rows == rows {
        boxes[parent].labels.append(node.drawnName)
        open.append((node.depth, parent))
        continue
      }
      let box = Box(
        columns: columns, rows: rows, labels: [node.drawnName], size: frame.size)
      if box.isDrawable, boxes.count < FrameDrawing.maximumBoxes {
        open.append((node.depth, boxes.count))
        boxes.append(box)
      } else if let parent = open.last?.box {
        boxes[parent].hidden += 1
      } else {
        left += 1
      }
    }
    var canvas = CharacterCanvas(columns: column(bounds.maxX) + 1, rows: row(bounds.maxY) + 1)
    for box in boxes where box.rows.count > 1 { canvas.box(box.columns, box.rows) }
    for box in boxes { label(box, on: &canvas) }
    var caption =
      "one column is \(NumberText.length(scale)) pt, one row \(NumberText.length(scale * 2)) pt"
    if left > 0 { caption += "; \(left) more too small to draw" }
    return canvas.text + [caption]
  }

  /// On the upper edge, or else the next free row in it, or else on no other's label.
  private func label(_ box: Box, on canvas: inout CharacterCanvas) {
    let isFlat = box.rows.count == 1
    let room = box.columns.count - (isFlat ? 2 : 4)
    var name = box.labels.joined(separator: " › ") + " \(NumberText.size(box.size))"
    if box.hidden > 0 { name += " +\(box.hidden) small" }
    if isFlat {
      let text = CharacterCanvas.cut(name, to: room)
      let end = box.columns.upperBound
      guard canvas.isFree(box.columns.lowerBound..<end + 1, box.rows.lowerBound) else { return }
      canvas.write("[" + text, at: box.columns.lowerBound, box.rows.lowerBound)
      canvas.write("]", at: end, box.rows.lowerBound)
      return
    }
    guard room > 0 else { return }
    // A narrow box needs all of its room for the name.
    let margin = room > 8 ? " " : ""
    let text = margin + CharacterCanvas.cut(name, to: room - 2 * margin.count) + margin
    let start = box.columns.lowerBound + 2
    for row in box.rows
    where canvas.isFree(start - 1..<start + CharacterCanvas.width(text) + 1, row) {
      return canvas.write(text, at: start, row)
    }
  }
}

extension NodeReport {
  /// What it is called in a drawing: texts by what they say.
  var drawnName: String {
    guard let detail else { return label }
    return label == "Text" ? detail : "\(label) \(detail)"
  }
}
