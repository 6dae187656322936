#if !canImport(CoreGraphics)
  import Foundation

  /// A path as Core Graphics has it, where there is no Core Graphics.
  public final class CGPath: Hashable, Sendable {
    let path: Path

    init(_ path: Path) { self.path = path }

    /// A rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(Path(rect).applying(transform?.pointee ?? .identity))
    }

    /// An ellipse in a rectangle.
    public convenience init(
      ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?
    ) {
      self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
    }

    /// The rectangle around the path.
    public var boundingBoxOfPath: CGRect { path.boundingRect }
    /// The rectangle around the path.
    public var boundingBox: CGRect { path.boundingRect }
    /// Whether nothing was added.
    public var isEmpty: Bool { path.isEmpty }

    /// Equal when they have the same parts.
    public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }

    /// Hashes the parts.
    public func hash(into hasher: inout Hasher) { hasher.combine(path.description) }
  }

  extension Path {
    /// The path of Core Graphics.
    public init(_ path: CGPath) { self = path.path }

    /// The path as Core Graphics has it.
    public var cgPath: CGPath { CGPath(self) }
  }
#endif
