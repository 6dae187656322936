#if !canImport(UIKit)
  import Foundation

  /// Distances from the edges, by the direction of the language, in points.
  public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// As UIKit has it: kept, and nothing depends on it.
    public var top: CGFloat
    /// As UIKit has it: kept, and nothing depends on it.
    public var leading: CGFloat
    /// As UIKit has it: kept, and nothing depends on it.
    public var bottom: CGFloat
    /// As UIKit has it: kept, and nothing depends on it.
    public var trailing: CGFloat
    /// One as UIKit makes it.
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0)
    {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
    /// `zero` as UIKit has it.
    public static let zero = NSDirectionalEdgeInsets()
  }

  extension EdgeInsets {
    /// One as UIKit makes it.
    public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
      self.init(
        top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
        trailing: nsEdgeInsets.trailing)
    }
  }

  extension NSDirectionalEdgeInsets {
    /// One as UIKit makes it.
    public init(_ edgeInsets: EdgeInsets) {
      self.init(
        top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom,
        trailing: edgeInsets.trailing)
    }
  }
#endif
