import Foundation

/// A proposal as the engine carries it: two doubles, with NaN for an unspecified axis.
///
/// Half the size of ``ProposedViewSize`` and compared in two instructions. A NaN that user code
/// proposes means "unspecified", as it does in SwiftUI, which stores nil the same way.
@usableFromInline struct Proposal: Sendable {
  @usableFromInline var width: Double
  @usableFromInline var height: Double

  @inline(__always)
  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  @inlinable @inline(__always)
  init(_ public: ProposedViewSize) {
    width = `public`.width.map { Double($0) } ?? .nan
    height = `public`.height.map { Double($0) } ?? .nan
  }

  @inline(__always)
  init(_ size: CGSize) {
    width = Double(size.width)
    height = Double(size.height)
  }

  static let unspecified = Proposal(width: .nan, height: .nan)
  static let zero = Proposal(width: 0, height: 0)
  static let infinity = Proposal(width: .infinity, height: .infinity)

  @inline(__always)
  var proposedViewSize: ProposedViewSize {
    ProposedViewSize(
      width: width.isNaN ? nil : CGFloat(width), height: height.isNaN ? nil : CGFloat(height))
  }

  @inline(__always)
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  @inline(__always)
  init(_ major: Double, on axis: Axis, minor: Double) {
    if axis == .horizontal {
      self.init(width: major, height: minor)
    } else {
      self.init(width: minor, height: major)
    }
  }

  /// The proposal with each unspecified axis replaced: the answer of a view that takes what it gets.
  @inline(__always)
  func replacingUnspecified(width w: Double = 10, height h: Double = 10) -> CGSize {
    CGSize(width: width.isNaN ? w : width, height: height.isNaN ? h : height)
  }

  /// Whether two proposals are the same: unspecified equals unspecified, regardless of the bits of its NaN.
  @inline(__always)
  func isSame(as other: Proposal) -> Bool {
    // Both axes at once and without a branch: memos do little else.
    let (a, b) = (SIMD2(width, height), SIMD2(other.width, other.height))
    return all((a .== b) .| ((a .!= a) .& (b .!= b)))
  }
}

/// An answer together with the proposal that it answers; guides depend on both.
struct ViewSize {
  var size: CGSize
  var proposal: Proposal

  @inline(__always)
  init(_ size: CGSize, _ proposal: Proposal) {
    self.size = size
    self.proposal = proposal
  }

  @inline(__always)
  func isSame(as other: ViewSize) -> Bool {
    size.isSame(as: other.size) && proposal.isSame(as: other.proposal)
  }
}

extension CGSize {
  @inline(__always)
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? Double(width) : Double(height) }
    set {
      if axis == .horizontal { width = CGFloat(newValue) } else { height = CGFloat(newValue) }
    }
  }

  @inline(__always)
  init(_ major: Double, on axis: Axis, minor: Double) {
    if axis == .horizontal {
      self.init(width: major, height: minor)
    } else {
      self.init(width: minor, height: major)
    }
  }

  @inline(__always)
  func isSame(as other: CGSize) -> Bool {
    (width == other.width || (width.isNaN && other.width.isNaN))
      && (height == other.height || (height.isNaN && other.height.isNaN))
  }

  var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGPoint {
  @inline(__always)
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? Double(x) : Double(y) }
    set { if axis == .horizontal { x = CGFloat(newValue) } else { y = CGFloat(newValue) } }
  }

  @inline(__always)
  func isSame(as other: CGPoint) -> Bool {
    (x == other.x || (x.isNaN && other.x.isNaN)) && (y == other.y || (y.isNaN && other.y.isNaN))
  }
}

extension Axis {
  @inline(__always)
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
