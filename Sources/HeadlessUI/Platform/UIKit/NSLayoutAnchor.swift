#if !canImport(UIKit)
  import Foundation

  /// An edge, centre or length that constraints of UIKit or AppKit relate.
  @MainActor @preconcurrency
  open class NSLayoutAnchor<AnchorType> {
    /// One as UIKit makes it.
    public init() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0)
      -> NSLayoutConstraint
    { constraint(c) }
    /// As UIKit has it: what it does on a device is not done here.
    open func constraint(
      greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(c) }
    /// As UIKit has it: what it does on a device is not done here.
    open func constraint(
      lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(c) }
    func constraint(_ constant: CGFloat) -> NSLayoutConstraint {
      let constraint = NSLayoutConstraint()
      constraint.constant = constant
      return constraint
    }
  }

  /// `NSLayoutXAxisAnchor` as UIKit has it: a shell, so that sources compile.
  public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// As UIKit has it: what it does on a device is not done here.
    public func constraint(
      equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(8 * multiplier) }
  }

  /// `NSLayoutYAxisAnchor` as UIKit has it: a shell, so that sources compile.
  public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// As UIKit has it: what it does on a device is not done here.
    public func constraint(
      equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(8 * multiplier) }
  }

  /// `NSLayoutDimension` as UIKit has it: a shell, so that sources compile.
  public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// As UIKit has it: what it does on a device is not done here.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(c) }
    /// As UIKit has it: what it does on a device is not done here.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
      constraint(c)
    }
    /// As UIKit has it: what it does on a device is not done here.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
      constraint(c)
    }
    /// As UIKit has it: what it does on a device is not done here.
    public func constraint(
      equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(c) }
    /// As UIKit has it: what it does on a device is not done here.
    public func constraint(
      greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(c) }
    /// As UIKit has it: what it does on a device is not done here.
    public func constraint(
      lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(c) }
  }
#endif
