import Foundation

/// The size of a symbol of the system.
///
/// Approximate: its length and height are those of ``SymbolShape``, in every weight.
struct SymbolMetrics: Equatable {
  let size: CGSize
  /// From the top of the symbol, in points.
  let baseline: CGFloat

  init(named name: String, _ environment: EnvironmentValues) {
    // On tabs, symbols do not have the font of titles.
    let outer = environment.barSlot == .tab ? nil : environment.font
    let font = (outer ?? .body).resolved(
      environment.dynamicTypeSize, environment.fontTraits)
    let factor: CGFloat =
      switch environment.imageScale {
      case .small: 0.78
      case .medium: 1
      case .large: 1.29
      }
    let pixels = environment.displayScale
    func rounded(_ length: CGFloat) -> CGFloat { (length * pixels).rounded() / pixels }
    let shape = SymbolShape(named: name)
    size = CGSize(
      width: rounded(font.size * shape.width * factor),
      height: rounded(font.size * shape.height * factor))
    // Symbols are centred on the capitals of the text that they stand in.
    let capHeight = environment.textMetrics.capHeight(of: font)
    baseline = rounded((size.height + capHeight) / 2)
  }
}
