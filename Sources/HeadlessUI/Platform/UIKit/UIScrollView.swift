#if !canImport(UIKit)
  import Foundation

  /// `UIScrollView` as UIKit has it: a shell, so that sources compile.
  open class UIScrollView: UIView {
    /// One as UIKit makes it.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// One as UIKit makes it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// As UIKit has it: kept, and nothing depends on it.
    open var contentSize = CGSize.zero
    /// As UIKit has it: kept, and nothing depends on it.
    open var contentOffset = CGPoint.zero
    /// As UIKit has it: kept, and nothing depends on it.
    open var contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    /// As UIKit has it.
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    /// As UIKit has it: kept, and nothing depends on it.
    open var scrollIndicatorInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    /// As UIKit has it: kept, and nothing depends on it.
    open var verticalScrollIndicatorInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    /// As UIKit has it: kept, and nothing depends on it.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// As UIKit has it: kept, and nothing depends on it.
    open var isScrollEnabled = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var isPagingEnabled = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var isDirectionalLockEnabled = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var bounces = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var bouncesZoom = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var alwaysBounceVertical = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var alwaysBounceHorizontal = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var showsVerticalScrollIndicator = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var showsHorizontalScrollIndicator = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var scrollsToTop = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var delaysContentTouches = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var canCancelContentTouches = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var minimumZoomScale: CGFloat = 1
    /// As UIKit has it: kept, and nothing depends on it.
    open var maximumZoomScale: CGFloat = 1
    /// As UIKit has it: kept, and nothing depends on it.
    open var zoomScale: CGFloat = 1
    /// As UIKit has it: kept, and nothing depends on it.
    open var decelerationRate = DecelerationRate.normal
    /// As UIKit has it: kept, and nothing depends on it.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// As UIKit has it: kept, and nothing depends on it.
    open var refreshControl: UIRefreshControl?
    /// As UIKit has it.
    open var isDragging: Bool { false }
    /// As UIKit has it.
    open var isDecelerating: Bool { false }
    /// As UIKit has it.
    open var isTracking: Bool { false }
    /// As UIKit has it.
    open var isZooming: Bool { false }
    /// As UIKit has it: kept, and nothing depends on it.
    public let panGestureRecognizer = UIPanGestureRecognizer()
    /// As UIKit has it: kept, and nothing depends on it.
    public let pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
    /// As UIKit has it: kept, and nothing depends on it.
    public let contentLayoutGuide = UILayoutGuide()
    /// As UIKit has it: kept, and nothing depends on it.
    public let frameLayoutGuide = UILayoutGuide()
    /// As UIKit has it: kept, and nothing depends on it.
    open weak var delegate: (any UIScrollViewDelegate)?
    /// As UIKit has it: what it does on a device is not done here.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
      self.contentOffset = contentOffset
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    /// As UIKit has it: what it does on a device is not done here.
    open func zoom(to rect: CGRect, animated: Bool) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func flashScrollIndicators() {}
    /// `ContentInsetAdjustmentBehavior` as UIKit has it: a shell, so that sources compile.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
      /// `automatic` as UIKit has it.
      case automatic
      /// `scrollableAxes` as UIKit has it.
      case scrollableAxes
      /// `never` as UIKit has it.
      case never
      /// `always` as UIKit has it.
      case always
    }
    /// `KeyboardDismissMode` as UIKit has it: a shell, so that sources compile.
    public enum KeyboardDismissMode: Int, Sendable {
      /// `none` as UIKit has it.
      case none
      /// `onDrag` as UIKit has it.
      case onDrag
      /// `interactive` as UIKit has it.
      case interactive
    }
    /// `DecelerationRate` as UIKit has it: a shell, so that sources compile.
    public struct DecelerationRate: Hashable, Sendable {
      /// As UIKit has it: kept, and nothing depends on it.
      public let rawValue: CGFloat
      /// One as UIKit makes it.
      public init(rawValue: CGFloat) { self.rawValue = rawValue }
      /// `normal` as UIKit has it.
      public static let normal = DecelerationRate(rawValue: 0.998)
      /// `fast` as UIKit has it.
      public static let fast = DecelerationRate(rawValue: 0.99)
    }
  }

  /// `UIScrollViewDelegate` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UIScrollViewDelegate: AnyObject {}
#endif
