#if !canImport(QuartzCore)
  import Foundation

  /// A transform in space as Core Animation has it, where there is no Core Animation: four rows of
  /// a matrix that points, as rows, are multiplied with.
  public struct CATransform3D: Equatable, Sendable {
    /// The first row.
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
    /// The second row.
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
    /// The third row.
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
    /// The fourth row.
    public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1

    /// The transform that changes nothing.
    public init() {}

    private init(rows: [[CGFloat]]) {
      (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
      (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
      (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
      (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
    }

    private var rows: [[CGFloat]] {
      [
        [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
      ]
    }

    /// This transform, then another.
    fileprivate func followed(by other: CATransform3D) -> CATransform3D {
      let (a, b) = (rows, other.rows)
      return CATransform3D(
        rows: (0..<4).map { row in
          (0..<4).map { column in (0..<4).reduce(0) { $0 + a[row][$1] * b[$1][column] } }
        })
    }
  }

  /// The transform that changes nothing.
  public let CATransform3DIdentity = CATransform3D()

  /// A move.
  public func CATransform3DMakeTranslation(
    _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D {
    var transform = CATransform3D()
    (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
    return transform
  }

  /// A scaling.
  public func CATransform3DMakeScale(
    _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> CATransform3D {
    var transform = CATransform3D()
    (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
    return transform
  }

  /// A turn by radians around an axis.
  public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3D() }
    let (x, y, z) = (x / length, y / length, z / length)
    let (c, s) = (CGFloat(cos(Double(angle))), CGFloat(sin(Double(angle))))
    let t = 1 - c
    var transform = CATransform3D()
    (transform.m11, transform.m12, transform.m13) = (
      t * x * x + c, t * x * y + s * z, t * x * z - s * y
    )
    (transform.m21, transform.m22, transform.m23) = (
      t * x * y - s * z, t * y * y + c, t * y * z + s * x
    )
    (transform.m31, transform.m32, transform.m33) = (
      t * x * z + s * y, t * y * z - s * x, t * z * z + c
    )
    return transform
  }

  /// A move, then a transform.
  public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D {
    CATransform3DMakeTranslation(tx, ty, tz).followed(by: t)
  }

  /// A scaling, then a transform.
  public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> CATransform3D {
    CATransform3DMakeScale(sx, sy, sz).followed(by: t)
  }

  /// A turn by radians around an axis, then a transform.
  public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, z).followed(by: t)
  }

  /// A transform, then another.
  public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    a.followed(by: b)
  }

  extension ProjectionTransform {
    /// What is left of a transform in space when it is looked at.
    public init(_ m: CATransform3D) {
      self.init()
      (m11, m12, m13) = (m.m11, m.m12, m.m14)
      (m21, m22, m23) = (m.m21, m.m22, m.m24)
      (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }
  }
#endif
