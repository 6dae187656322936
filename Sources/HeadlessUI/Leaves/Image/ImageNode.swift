import Foundation

/// Lays an image out.
final class ImageNode: LayoutNode {
  private(set) var image = Image(size: .zero)
  private var size = CGSize.zero
  private var symbol: SymbolMetrics?

  func show(_ image: Image, _ size: CGSize, _ symbol: SymbolMetrics?) {
    guard image != self.image || size != self.size || symbol != self.symbol else { return }
    self.image = image
    self.size = size
    self.symbol = symbol
    invalidate()
  }

  override var fit: NodeFit { NodeFit(content: .image) }

  override var label: String { "Image" }

  override var detail: String? {
    let name: String? =
      switch image.source {
      case .named(let name, _): "\"\(name)\""
      case .symbol(let name): "systemName: \"\(name)\""
      case .sized: nil
      }
    let parts = [name, image.resizing == nil ? nil : "resizable"].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    guard let resizing = image.resizing else { return size }
    let caps = resizing.capInsets
    return CGSize(
      width: length(proposal.width, size.width, caps.leading + caps.trailing),
      height: length(proposal.height, size.height, caps.top + caps.bottom))
  }

  private func length(_ proposed: Double, _ own: CGFloat, _ caps: CGFloat) -> CGFloat {
    proposed.isNaN ? own : max(CGFloat(proposed), caps)
  }

  /// A symbol stands right above a text, as another text would but for its leading: references of snapshot
  /// tests show it.
  override func computeSpacing() -> Spacing {
    guard symbol != nil, image.resizing == nil else { return .plainView }
    var spacing = Spacing.plainView
    spacing.set(.nan, .edgeAboveText, .bottom)
    spacing.set(0, .symbolAboveText, .bottom)
    return spacing
  }

  override func computeExplicitGuide(_ key: AlignmentKey, _ viewSize: ViewSize) -> CGFloat? {
    guard let symbol, image.resizing == nil else { return nil }
    switch key.kind {
    case .firstTextBaseline, .lastTextBaseline: return symbol.baseline
    default: return nil
    }
  }
}

private enum ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

extension EnvironmentValues {
  /// How large symbols are relative to the font.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// How large symbols in the view are relative to the font.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}

extension ImageNode: DrawnNode {
  func draw(into drawing: inout NodeDrawing, in frame: CGRect) { drawing.placeholder = shownName }

  /// Empty for an image that has no name.
  private var shownName: String {
    switch image.source {
    case .named(let name, _), .symbol(let name): name
    case .sized: ""
    }
  }
}
