#if !canImport(UIKit)
  import Foundation

  /// A constraint between views of UIKit or AppKit; nothing solves it.
  @MainActor @preconcurrency
  open class NSLayoutConstraint {
    /// As UIKit has it: kept, and nothing depends on it.
    open var constant: CGFloat = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var isActive = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var priority = UILayoutPriority.required
    /// As UIKit has it: kept, and nothing depends on it.
    open var identifier: String?
    /// One as UIKit makes it.
    public init() {}
    /// One as UIKit makes it.
    public convenience init(
      item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
      attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
      self.init()
      constant = c
    }
    /// As UIKit has it: what it does on a device is not done here.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { constraint.isActive = true }
    }
    /// As UIKit has it: what it does on a device is not done here.
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { constraint.isActive = false }
    }
    /// As UIKit has it: what it does on a device is not done here.
    public static func constraints(
      withVisualFormat format: String, options: Int = 0, metrics: [String: Any]?,
      views: [String: Any]
    ) -> [NSLayoutConstraint] { [] }
    /// `Axis` as UIKit has it: a shell, so that sources compile.
    public enum Axis: Int, Sendable {
      /// `horizontal` as UIKit has it.
      case horizontal
      /// `vertical` as UIKit has it.
      case vertical
    }
    /// `Orientation` as UIKit has it: a shell, so that sources compile.
    public enum Orientation: Int, Sendable {
      /// `horizontal` as UIKit has it.
      case horizontal
      /// `vertical` as UIKit has it.
      case vertical
    }
    /// `Relation` as UIKit has it: a shell, so that sources compile.
    public enum Relation: Int, Sendable {
      /// `lessThanOrEqual` as UIKit has it.
      case lessThanOrEqual = -1
      /// `equal` as UIKit has it.
      case equal
      /// `greaterThanOrEqual` as UIKit has it.
      case greaterThanOrEqual
    }
    /// `Attribute` as UIKit has it: a shell, so that sources compile.
    public enum Attribute: Int, Sendable {
      /// `notAnAttribute` as UIKit has it.
      case notAnAttribute
      /// `left` as UIKit has it.
      case left
      /// `right` as UIKit has it.
      case right
      /// `top` as UIKit has it.
      case top
      /// `bottom` as UIKit has it.
      case bottom
      /// `leading` as UIKit has it.
      case leading
      /// `trailing` as UIKit has it.
      case trailing
      /// `width` as UIKit has it.
      case width
      /// `height` as UIKit has it.
      case height
      /// `centerX` as UIKit has it.
      case centerX
      /// `centerY` as UIKit has it.
      case centerY
      /// `lastBaseline` as UIKit has it.
      case lastBaseline
      /// `firstBaseline` as UIKit has it.
      case firstBaseline
    }
  }

  /// `UILayoutPriority` as UIKit has it: a shell, so that sources compile.
  public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// As UIKit has it: kept, and nothing depends on it.
    public var rawValue: Float
    /// One as UIKit makes it.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// One as UIKit makes it.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// `required` as UIKit has it.
    public static let required = UILayoutPriority(1000)
    /// `defaultHigh` as UIKit has it.
    public static let defaultHigh = UILayoutPriority(750)
    /// `defaultLow` as UIKit has it.
    public static let defaultLow = UILayoutPriority(250)
    /// `fittingSizeLevel` as UIKit has it.
    public static let fittingSizeLevel = UILayoutPriority(50)
    /// `fittingSizeCompression` as UIKit has it.
    public static let fittingSizeCompression = UILayoutPriority(50)
  }
#endif
