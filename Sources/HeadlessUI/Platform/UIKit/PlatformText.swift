#if !canImport(UIKit)
  import Foundation

  /// Sizes of the texts that shells of UIKit and AppKit show.
  public enum PlatformText {
    /// As UIKit has it: what it does on a device is not done here.
    @MainActor
    public static func size(_ text: String, _ font: UIFont?, lines: Int, width: CGFloat) -> CGSize {
      let view = Text(verbatim: text).font(font.map { Font($0) } ?? .system(size: 12)).lineLimit(
        lines == 0 ? nil : lines)
      let proposal = ProposedViewSize(
        width: width.isFinite && width < 1e6 ? width : nil, height: nil)
      return ViewHost(view).sizeThatFits(proposal)
    }
  }
#endif
