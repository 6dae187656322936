import Foundation

// Foundation on Linux has the types of Core Graphics without their descriptions: `"\(point)"` is
// `(1.0, 2.5)` on Apple platforms, in texts as well.
#if !canImport(CoreGraphics)
  extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// `(1.0, 2.5)`
    public var debugDescription: String { "(\(x), \(y))" }
  }

  extension CGSize: @retroactive CustomDebugStringConvertible {
    /// `(100.0, 44.0)`
    public var debugDescription: String { "(\(width), \(height))" }
  }

  extension CGRect: @retroactive CustomDebugStringConvertible {
    /// `(1.0, 2.5, 100.0, 44.0)`
    public var debugDescription: String {
      "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
  }
#endif
