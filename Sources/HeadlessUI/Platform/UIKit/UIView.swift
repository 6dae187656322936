#if !canImport(UIKit)
  import Foundation

  /// A view of UIKit: it keeps what it is told, nothing lays it out or draws it.
  open class UIView: UIResponder {
    /// Where it is in its superview, as it was set.
    open var frame: CGRect
    /// As UIKit has it.
    open var bounds: CGRect {
      get { CGRect(origin: .zero, size: frame.size) }
      set { frame.size = newValue.size }
    }
    /// As UIKit has it.
    open var center: CGPoint {
      get { CGPoint(x: frame.midX, y: frame.midY) }
      set {
        frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
      }
    }
    /// As UIKit has it: kept, and nothing depends on it.
    open var transform = CGAffineTransform.identity
    /// As UIKit has it: kept, and nothing depends on it.
    open var backgroundColor: UIColor?
    /// As UIKit has it: kept, and nothing depends on it.
    open var tintColor: UIColor! = .tintColor
    /// As UIKit has it: kept, and nothing depends on it.
    open var alpha: CGFloat = 1
    /// As UIKit has it: kept, and nothing depends on it.
    open var isHidden = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var isOpaque = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var tag = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var clipsToBounds = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var isUserInteractionEnabled = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var isMultipleTouchEnabled = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var isExclusiveTouch = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var contentMode = ContentMode.scaleToFill
    /// As UIKit has it: kept, and nothing depends on it.
    open var autoresizingMask: AutoresizingMask = []
    /// As UIKit has it: kept, and nothing depends on it.
    open var autoresizesSubviews = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// As UIKit has it: kept, and nothing depends on it.
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 8, bottom: 8, trailing: 8)
    /// As UIKit has it: kept, and nothing depends on it.
    open var preservesSuperviewLayoutMargins = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var insetsLayoutMarginsFromSafeArea = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// As UIKit has it: kept, and nothing depends on it.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// As UIKit has it: kept, and nothing depends on it.
    open var gestureRecognizers: [UIGestureRecognizer]?
    /// As UIKit has it: kept, and nothing depends on it.
    open var mask: UIView?
    /// As UIKit has it: kept, and nothing depends on it.
    open var contentScaleFactor: CGFloat = 2
    /// As UIKit has it: kept, and nothing depends on it.
    open var accessibilityIdentifier: String?
    /// As UIKit has it: kept, and nothing depends on it.
    open var accessibilityLabel: String?
    /// As UIKit has it: kept, and nothing depends on it.
    open var accessibilityValue: String?
    /// As UIKit has it: kept, and nothing depends on it.
    open var accessibilityHint: String?
    /// As UIKit has it: kept, and nothing depends on it.
    open var accessibilityTraits: UIAccessibilityTraits = []
    /// As UIKit has it: kept, and nothing depends on it.
    open var isAccessibilityElement = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var accessibilityElementsHidden = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var accessibilityElements: [Any]?
    /// As UIKit has it: kept, and nothing depends on it.
    open var accessibilityViewIsModal = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var restorationIdentifier: String?
    /// As UIKit has it: kept, and nothing depends on it.
    private(set) public var subviews: [UIView] = []
    /// As UIKit has it: kept, and nothing depends on it.
    private(set) public weak var superview: UIView?
    /// As UIKit has it: kept, and nothing depends on it.
    public let layer = CALayer()
    /// As UIKit has it: kept, and nothing depends on it.
    private(set) public var constraints: [NSLayoutConstraint] = []
    /// `var` as UIKit has it.
    open class var layerClass: AnyClass { CALayer.self }
    /// One as UIKit makes it.
    public init(frame: CGRect) {
      self.frame = frame
      super.init()
    }
    /// One as UIKit makes it.
    public convenience override init() { self.init(frame: .zero) }
    /// One as UIKit makes it.
    public required init?(coder: NSCoder) {
      frame = .zero
      super.init()
    }
    /// As UIKit has it.
    open var window: UIWindow? { nil }
    /// As UIKit has it.
    open var safeAreaInsets: UIEdgeInsets { .zero }
    /// As UIKit has it.
    open var traitCollection: UITraitCollection { .current }
    /// The size that its content has; no metric unless a subclass knows one.
    open var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    /// As UIKit has it.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// As UIKit has it.
    open var inheritedAnimationDuration: TimeInterval { 0 }
    /// `noIntrinsicMetric` as UIKit has it.
    public static let noIntrinsicMetric: CGFloat = -1
    /// `layoutFittingCompressedSize` as UIKit has it.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// `layoutFittingExpandedSize` as UIKit has it.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
    /// Adds a view in front of the others.
    open func addSubview(_ view: UIView) {
      view.removeFromSuperview()
      subviews.append(view)
      view.superview = self
      didAddSubview(view)
      view.didMoveToSuperview()
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func insertSubview(_ view: UIView, at index: Int) {
      view.removeFromSuperview()
      subviews.insert(view, at: min(max(index, 0), subviews.count))
      view.superview = self
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
      insertSubview(view, at: subviews.firstIndex(of: sibling) ?? 0)
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
      insertSubview(view, at: (subviews.firstIndex(of: sibling) ?? subviews.count - 1) + 1)
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func bringSubviewToFront(_ view: UIView) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func sendSubviewToBack(_ view: UIView) {}
    /// Takes the view out of the view that it is in.
    open func removeFromSuperview() {
      superview?.subviews.removeAll { $0 === self }
      superview = nil
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func isDescendant(of view: UIView) -> Bool {
      view === self || (superview?.isDescendant(of: view) ?? false)
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func viewWithTag(_ tag: Int) -> UIView? {
      self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func didAddSubview(_ subview: UIView) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func willRemoveSubview(_ subview: UIView) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func didMoveToSuperview() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func didMoveToWindow() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func layoutSubviews() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func setNeedsLayout() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func layoutIfNeeded() { layoutSubviews() }
    /// As UIKit has it: what it does on a device is not done here.
    open func setNeedsDisplay() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func setNeedsDisplay(_ rect: CGRect) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func setNeedsUpdateConstraints() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func updateConstraints() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func updateConstraintsIfNeeded() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func layoutMarginsDidChange() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func safeAreaInsetsDidChange() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func tintColorDidChange() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func draw(_ rect: CGRect) {}
    /// As UIKit has it: what it does on a device is not done here.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
      false
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }
    /// As UIKit has it: what it does on a device is not done here.
    open func invalidateIntrinsicContentSize() {}
    /// The intrinsic size where there is one, else the size that is offered.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
      let own = intrinsicContentSize
      return CGSize(
        width: own.width < 0 ? size.width : own.width,
        height: own.height < 0 ? size.height : own.height)
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
    /// As UIKit has it: what it does on a device is not done here.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
    /// As UIKit has it: what it does on a device is not done here.
    open func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { sizeThatFits(targetSize) }
    /// As UIKit has it: what it does on a device is not done here.
    open func setContentHuggingPriority(
      _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func setContentCompressionResistancePriority(
      _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
    /// As UIKit has it: what it does on a device is not done here.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
      self.constraints += constraints
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func addInteraction(_ interaction: any UIInteraction) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    /// As UIKit has it: what it does on a device is not done here.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// As UIKit has it: what it does on a device is not done here.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
    /// As UIKit has it: what it does on a device is not done here.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
    /// As UIKit has it: what it does on a device is not done here.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
    /// As UIKit has it: what it does on a device is not done here.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
    /// As UIKit has it: what it does on a device is not done here.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { true }
    /// As UIKit has it: what it does on a device is not done here.
    open func awakeFromNib() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func prepareForInterfaceBuilder() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      true
    }
    /// Makes the changes at once.
    public static func animate(
      withDuration duration: TimeInterval, animations: @escaping () -> Void
    ) { animations() }
    /// Makes the changes at once.
    public static func animate(
      withDuration duration: TimeInterval, animations: @escaping () -> Void,
      completion: ((Bool) -> Void)? = nil
    ) {
      animations()
      completion?(true)
    }
    /// Makes the changes at once.
    public static func animate(
      withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
      animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
      animations()
      completion?(true)
    }
    /// Makes the changes at once.
    public static func animate(
      withDuration duration: TimeInterval, delay: TimeInterval,
      usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
      options: AnimationOptions = [], animations: @escaping () -> Void,
      completion: ((Bool) -> Void)? = nil
    ) {
      animations()
      completion?(true)
    }
    /// Makes the changes at once.
    public static func transition(
      with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
      animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      animations?()
      completion?(true)
    }
    /// As UIKit has it: what it does on a device is not done here.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
      actionsWithoutAnimation()
    }
    /// As UIKit has it: what it does on a device is not done here.
    public static func setAnimationsEnabled(_ enabled: Bool) {}
    /// As UIKit has it: what it does on a device is not done here.
    public static func appearance() -> Self {
      guard let view = Self(coder: NSCoder()) else {
        fatalError("init(coder:) of \(Self.self) made no view")
      }
      return view
    }
    /// As UIKit has it: what it does on a device is not done here.
    public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self {
      appearance()
    }
    /// `ContentMode` as UIKit has it: a shell, so that sources compile.
    public enum ContentMode: Int, Sendable {
      /// `scaleToFill` as UIKit has it.
      case scaleToFill
      /// `scaleAspectFit` as UIKit has it.
      case scaleAspectFit
      /// `scaleAspectFill` as UIKit has it.
      case scaleAspectFill
      /// `redraw` as UIKit has it.
      case redraw
      /// `center` as UIKit has it.
      case center
      /// `top` as UIKit has it.
      case top
      /// `bottom` as UIKit has it.
      case bottom
      /// `left` as UIKit has it.
      case left
      /// `right` as UIKit has it.
      case right
      /// `topLeft` as UIKit has it.
      case topLeft
      /// `topRight` as UIKit has it.
      case topRight
      /// `bottomLeft` as UIKit has it.
      case bottomLeft
      /// `bottomRight` as UIKit has it.
      case bottomRight
    }
    /// `AutoresizingMask` as UIKit has it: a shell, so that sources compile.
    public struct AutoresizingMask: OptionSet, Sendable {
      /// As UIKit has it: kept, and nothing depends on it.
      public let rawValue: UInt
      /// One as UIKit makes it.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// `flexibleLeftMargin` as UIKit has it.
      public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
      /// `flexibleWidth` as UIKit has it.
      public static let flexibleWidth = AutoresizingMask(rawValue: 2)
      /// `flexibleRightMargin` as UIKit has it.
      public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
      /// `flexibleTopMargin` as UIKit has it.
      public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
      /// `flexibleHeight` as UIKit has it.
      public static let flexibleHeight = AutoresizingMask(rawValue: 16)
      /// `flexibleBottomMargin` as UIKit has it.
      public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
    /// `AnimationOptions` as UIKit has it: a shell, so that sources compile.
    public struct AnimationOptions: OptionSet, Sendable {
      /// As UIKit has it: kept, and nothing depends on it.
      public let rawValue: UInt
      /// One as UIKit makes it.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// `layoutSubviews` as UIKit has it.
      public static let layoutSubviews = AnimationOptions(rawValue: 1)
      /// `allowUserInteraction` as UIKit has it.
      public static let allowUserInteraction = AnimationOptions(rawValue: 2)
      /// `beginFromCurrentState` as UIKit has it.
      public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
      /// `repeat` as UIKit has it.
      public static let `repeat` = AnimationOptions(rawValue: 8)
      /// `autoreverse` as UIKit has it.
      public static let autoreverse = AnimationOptions(rawValue: 16)
      /// `curveEaseInOut` as UIKit has it.
      public static let curveEaseInOut: AnimationOptions = []
      /// `curveEaseIn` as UIKit has it.
      public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
      /// `curveEaseOut` as UIKit has it.
      public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
      /// `curveLinear` as UIKit has it.
      public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
      /// `transitionCrossDissolve` as UIKit has it.
      public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
      /// `transitionFlipFromLeft` as UIKit has it.
      public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
      /// `transitionFlipFromRight` as UIKit has it.
      public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    }
  }

  extension UIView {
    /// As UIKit has it.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// As UIKit has it.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// As UIKit has it.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// As UIKit has it.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// As UIKit has it.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// As UIKit has it.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// As UIKit has it.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// As UIKit has it.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// As UIKit has it.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// As UIKit has it.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// As UIKit has it.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    /// As UIKit has it.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
    /// As UIKit has it.
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
    /// As UIKit has it.
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
    /// As UIKit has it.
    public var readableContentGuide: UILayoutGuide { UILayoutGuide() }
    /// As UIKit has it.
    public var keyboardLayoutGuide: UILayoutGuide { UILayoutGuide() }
  }
#endif
