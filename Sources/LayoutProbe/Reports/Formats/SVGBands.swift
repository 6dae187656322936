import HeadlessUI

/// Spacing and padding as coloured bands with their numbers, and what lies outside of what it is in.
struct SVGBands {
  private let nodes: [NodeReport]
  private let frames: [CGRect?]
  private let children: [[Int]]
  private let window: CGRect
  private let labelSize: CGFloat

  /// - Parameter labelSize: the size of numbers in the coordinates of the window.
  init(nodes: [NodeReport], frames: [CGRect?], window: CGRect, labelSize: CGFloat) {
    self.nodes = nodes
    self.window = window
    self.frames = frames
    self.labelSize = labelSize
    var children: [[Int]] = Array(repeating: [], count: nodes.count)
    var open: [Int] = []
    for (index, node) in nodes.enumerated() {
      while let last = open.last, nodes[last].depth >= node.depth { open.removeLast() }
      if let parent = open.last { children[parent].append(index) }
      open.append(index)
    }
    self.children = children
  }

  /// Smaller lengths cannot be seen.
  private static let least: CGFloat = 0.1

  // MARK: Spacing

  private static let rows: Set<String> = ["HStack", "LazyHStack"]
  private static let columns: Set<String> = ["VStack", "LazyVStack"]

  var spacing: String {
    var text = ""
    for (index, node) in nodes.enumerated() {
      let isRow = Self.rows.contains(node.label)
      guard isRow || Self.columns.contains(node.label), let frame = frames[index] else { continue }
      let inner = children[index].compactMap { frames[$0] }.sorted {
        isRow ? $0.minX < $1.minX : $0.minY < $1.minY
      }
      for (a, b) in zip(inner, inner.dropFirst()) {
        let gap = isRow ? b.minX - a.maxX : b.minY - a.maxY
        guard gap > Self.least else { continue }
        let band =
          isRow
          ? CGRect(x: a.maxX, y: frame.minY, width: gap, height: frame.height)
          : CGRect(x: frame.minX, y: a.maxY, width: frame.width, height: gap)
        text += self.band(band, gap, "lp-space", "\(node.label): \(NumberText.length(gap)) between")
      }
    }
    return group("lp-spacing", text)
  }

  // MARK: Padding

  var padding: String {
    var text = ""
    for (index, node) in nodes.enumerated()
    where node.label == "padding" || node.detail?.hasPrefix("padding ") == true {
      guard let frame = frames[index], let child = children[index].first,
        let inner = frames[child]
      else { continue }
      let bands: [(name: String, length: CGFloat, rect: CGRect)] = [
        (
          "top", inner.minY - frame.minY,
          CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: inner.minY - frame.minY)
        ),
        (
          "bottom", frame.maxY - inner.maxY,
          CGRect(x: frame.minX, y: inner.maxY, width: frame.width, height: frame.maxY - inner.maxY)
        ),
        (
          "left", inner.minX - frame.minX,
          CGRect(x: frame.minX, y: inner.minY, width: inner.minX - frame.minX, height: inner.height)
        ),
        (
          "right", frame.maxX - inner.maxX,
          CGRect(x: inner.maxX, y: inner.minY, width: frame.maxX - inner.maxX, height: inner.height)
        ),
      ]
      for (name, length, rect) in bands where length > Self.least {
        text += band(rect, length, "lp-pad", "padding, \(name): \(NumberText.length(length))")
      }
    }
    return group("lp-padding", text)
  }

  // MARK: Overflow

  /// What scrolls is larger than what it scrolls in.
  private func scrolls(_ node: NodeReport) -> Bool { node.picture?.clipsContent == true }

  var overflow: String {
    var text = ""
    for index in nodes.indices where nodes[index].depth == 0 && window.isFinite {
      text += outside(index, window, of: "the window")
    }
    for (index, node) in nodes.enumerated() where !scrolls(node) {
      guard let frame = frames[index] else { continue }
      for child in children[index] { text += outside(child, frame, of: node.drawnName) }
    }
    return group("lp-overflow", text)
  }

  private func outside(_ index: Int, _ frame: CGRect, of name: String) -> String {
    guard let inner = frames[index], inner.width > 0, inner.height > 0 else { return "" }
    let outside = parts(of: inner, outside: frame)
    guard !outside.isEmpty else { return "" }
    let title = SVGText.escaped("\(nodes[index].drawnName) is outside of \(name)")
    return "<g><title>\(title)</title>"
      + outside.map { "<rect class=\"lp-over\"\(SVGText.rect($0))/>" }.joined()
      + "<rect class=\"lp-outside\"\(SVGText.rect(inner))/></g>\n"
  }

  /// Above, below and beside.
  private func parts(of inner: CGRect, outside frame: CGRect) -> [CGRect] {
    let (top, bottom) = (max(inner.minY, frame.minY), min(inner.maxY, frame.maxY))
    let parts = [
      CGRect(
        x: inner.minX, y: inner.minY, width: inner.width,
        height: min(inner.maxY, frame.minY) - inner.minY),
      CGRect(
        x: inner.minX, y: max(inner.minY, frame.maxY), width: inner.width,
        height: inner.maxY - max(inner.minY, frame.maxY)),
      CGRect(
        x: inner.minX, y: top, width: min(inner.maxX, frame.minX) - inner.minX,
        height: bottom - top),
      CGRect(
        x: max(inner.minX, frame.maxX), y: top,
        width: inner.maxX - max(inner.minX, frame.maxX), height: bottom - top),
    ]
    return parts.filter { part in
      part.size.width > Self.least && part.size.height > Self.least
    }
  }

  // MARK: Marks

  private func group(_ name: String, _ text: String) -> String {
    text.isEmpty ? "" : "<g class=\"\(name)\">\n" + text + "</g>\n"
  }

  /// A band with its number in the middle, as far as there is room.
  private func band(_ rect: CGRect, _ length: CGFloat, _ name: String, _ title: String) -> String {
    var text =
      "<g><title>\(SVGText.escaped(title))</title><rect class=\"\(name)\"\(SVGText.rect(rect))/>"
    let number = NumberText.length((length * 10).rounded() / 10)
    let least = labelSize * 0.6
    let size = min(labelSize, rect.height, rect.width / (CGFloat(number.count) * 0.62))
    if size >= least {
      text +=
        "<text class=\"\(name)-n\"\(SVGText.point(rect.midX, rect.midY + size * 0.36))"
        + " style=\"font-size:\(SVGText.number(size))px\">\(number)</text>"
    }
    return text + "</g>\n"
  }
}
