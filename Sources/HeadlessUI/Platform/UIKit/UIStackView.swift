#if !canImport(UIKit)
  import Foundation

  /// `UIStackView` as UIKit has it: a shell, so that sources compile.
  open class UIStackView: UIView {
    /// One as UIKit makes it.
    public convenience init(arrangedSubviews views: [UIView]) {
      self.init(frame: .zero)
      for view in views { addArrangedSubview(view) }
    }
    /// As UIKit has it: kept, and nothing depends on it.
    open var axis = NSLayoutConstraint.Axis.horizontal
    /// As UIKit has it: kept, and nothing depends on it.
    open var spacing: CGFloat = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var alignment = Alignment.fill
    /// As UIKit has it: kept, and nothing depends on it.
    open var distribution = Distribution.fill
    /// As UIKit has it: kept, and nothing depends on it.
    open var isLayoutMarginsRelativeArrangement = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var isBaselineRelativeArrangement = false
    /// As UIKit has it: kept, and nothing depends on it.
    private(set) public var arrangedSubviews: [UIView] = []
    /// Adds a view behind the others.
    open func addArrangedSubview(_ view: UIView) {
      arrangedSubviews.append(view)
      addSubview(view)
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
      arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
    /// As UIKit has it: what it does on a device is not done here.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
    /// `Alignment` as UIKit has it: a shell, so that sources compile.
    public enum Alignment: Int, Sendable {
      /// `fill` as UIKit has it.
      case fill
      /// `leading` as UIKit has it.
      case leading
      /// `firstBaseline` as UIKit has it.
      case firstBaseline
      /// `center` as UIKit has it.
      case center
      /// `trailing` as UIKit has it.
      case trailing
      /// `lastBaseline` as UIKit has it.
      case lastBaseline
      /// `top` as UIKit has it.
      case top
      /// `bottom` as UIKit has it.
      case bottom
    }
    /// `Distribution` as UIKit has it: a shell, so that sources compile.
    public enum Distribution: Int, Sendable {
      /// `fill` as UIKit has it.
      case fill
      /// `fillEqually` as UIKit has it.
      case fillEqually
      /// `fillProportionally` as UIKit has it.
      case fillProportionally
      /// `equalSpacing` as UIKit has it.
      case equalSpacing
      /// `equalCentering` as UIKit has it.
      case equalCentering
    }
  }
#endif
