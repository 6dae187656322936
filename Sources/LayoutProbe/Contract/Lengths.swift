import HeadlessUI

extension CGRect {
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension CGSize {
  var isFinite: Bool { width.isFinite && height.isFinite }

  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension ProposedViewSize {
  /// The proposal for one axis; nil where it is unspecified.
  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// A length along an axis and one across it.
  init(_ length: CGFloat?, on axis: Axis, across: CGFloat?) {
    self =
      axis == .horizontal
      ? Self(width: length, height: across) : Self(width: across, height: length)
  }
}

extension Axis {
  /// `width` or `height`
  var lengthName: String { self == .horizontal ? "width" : "height" }
  /// `wide` or `tall`
  var adjective: String { self == .horizontal ? "wide" : "tall" }
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
  /// `wider` or `higher`
  var comparative: String { self == .horizontal ? "wider" : "taller" }
}
