import Foundation

#if !canImport(CoreGraphics)
  /// An affine map of the plane, for platforms without Core Graphics.
  ///
  /// A point maps to `(a * x + c * y + tx, b * x + d * y + ty)`.
  public struct CGAffineTransform: Equatable, Hashable, Sendable {
    /// The share of `x` in the new `x`.
    public var a: CGFloat
    /// The share of `x` in the new `y`.
    public var b: CGFloat
    /// The share of `y` in the new `x`.
    public var c: CGFloat
    /// The share of `y` in the new `y`.
    public var d: CGFloat
    /// The horizontal translation.
    public var tx: CGFloat
    /// The vertical translation.
    public var ty: CGFloat

    /// The transform that leaves every point where it is.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates a transform whose six entries are zero.
    public init() {
      self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Creates a transform from its six entries.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// Creates a transform from its six entries.
    public init(
      _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) {
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a translation.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a scaling about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a rotation about the origin, in radians, from the x axis towards the y axis.
    public init(rotationAngle angle: CGFloat) {
      let cosine = cos(angle)
      let sine = sin(angle)
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether this is exactly the identity.
    public var isIdentity: Bool { self == .identity }

    /// The transform that applies this one first and `other` second.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * other.a + b * other.c,
        b: a * other.b + b * other.d,
        c: c * other.a + d * other.c,
        d: c * other.b + d * other.d,
        tx: tx * other.a + ty * other.c + other.tx,
        ty: tx * other.b + ty * other.d + other.ty)
    }

    /// The transform that undoes this one; a transform with no inverse is returned unchanged.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0, determinant.isFinite else { return self }
      return CGAffineTransform(
        a: d / determinant,
        b: -b / determinant,
        c: -c / determinant,
        d: a / determinant,
        tx: (c * ty - d * tx) / determinant,
        ty: (b * tx - a * ty) / determinant)
    }

    /// Replaces this transform with its inverse, or leaves it alone when it has none.
    public mutating func invert() {
      self = inverted()
    }

    /// The transform that translates first and then applies this one.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// The transform that scales first and then applies this one.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// The transform that rotates first, by an angle in radians, and then applies this one.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
  }

  extension CGAffineTransform: Codable {
    /// Reads the six entries from an unkeyed list, as Core Graphics writes them.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      let a = try list.decode(CGFloat.self)
      let b = try list.decode(CGFloat.self)
      let c = try list.decode(CGFloat.self)
      let d = try list.decode(CGFloat.self)
      let tx = try list.decode(CGFloat.self)
      let ty = try list.decode(CGFloat.self)
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Writes the six entries as an unkeyed list, as Core Graphics does.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for entry in [a, b, c, d, tx, ty] {
        try list.encode(entry)
      }
    }
  }

  extension CGPoint {
    /// The point that `transform` maps this point to.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
      CGPoint(
        x: transform.a * x + transform.c * y + transform.tx,
        y: transform.b * x + transform.d * y + transform.ty)
    }
  }

  extension CGSize {
    /// The size that `transform` maps this size to, without its translation.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
      CGSize(
        width: transform.a * width + transform.c * height,
        height: transform.b * width + transform.d * height)
    }
  }

  extension CGRect {
    /// The smallest upright rectangle around this rectangle's four transformed corners.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
      if isNull || isInfinite || transform.isIdentity { return self }
      let corners = [
        CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
        CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
      ].map { $0.applying(transform) }
      var low = corners[0]
      var high = corners[0]
      for corner in corners.dropFirst() {
        low = CGPoint(x: min(low.x, corner.x), y: min(low.y, corner.y))
        high = CGPoint(x: max(high.x, corner.x), y: max(high.y, corner.y))
      }
      return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
  }
#endif
