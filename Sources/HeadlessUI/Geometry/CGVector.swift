import Foundation

#if !canImport(CoreGraphics)
  /// A displacement in the plane, for platforms without Core Graphics.
  public struct CGVector: Equatable, Hashable, Sendable {
    /// The horizontal component.
    public var dx: CGFloat
    /// The vertical component.
    public var dy: CGFloat

    /// The vector whose components are both zero.
    public static let zero = CGVector()

    /// Creates the zero vector.
    public init() {
      dx = 0
      dy = 0
    }

    /// Creates a vector from its components.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// Creates a vector from components given as `Double`.
    public init(dx: Double, dy: Double) {
      self.dx = CGFloat(dx)
      self.dy = CGFloat(dy)
    }

    /// Creates a vector from whole components.
    public init(dx: Int, dy: Int) {
      self.dx = CGFloat(dx)
      self.dy = CGFloat(dy)
    }
  }

  extension CGVector: Codable {
    /// Reads the two components from an unkeyed list, as Core Graphics writes them.
    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      let dx = try list.decode(CGFloat.self)
      let dy = try list.decode(CGFloat.self)
      self.init(dx: dx, dy: dy)
    }

    /// Writes the two components as an unkeyed list, as Core Graphics does.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(dx)
      try list.encode(dy)
    }
  }
#endif
