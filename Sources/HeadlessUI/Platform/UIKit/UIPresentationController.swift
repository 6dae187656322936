#if !canImport(UIKit)
  import Foundation

  /// `UIPresentationController` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class UIPresentationController {
    /// One as UIKit makes it.
    public init(
      presentedViewController: UIViewController,
      presenting presentingViewController: UIViewController?
    ) { self.presentedViewController = presentedViewController }
    /// As UIKit has it: kept, and nothing depends on it.
    public let presentedViewController: UIViewController
    /// As UIKit has it.
    open var containerView: UIView? { nil }
    /// As UIKit has it.
    open var presentedView: UIView? { nil }
    /// As UIKit has it.
    open var frameOfPresentedViewInContainerView: CGRect { .zero }
    /// As UIKit has it: what it does on a device is not done here.
    open func presentationTransitionWillBegin() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func dismissalTransitionWillBegin() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func containerViewWillLayoutSubviews() {}
  }

  /// `UIPopoverPresentationController` as UIKit has it: a shell, so that sources compile.
  open class UIPopoverPresentationController: UIPresentationController {
    /// As UIKit has it: kept, and nothing depends on it.
    open var sourceView: UIView?
    /// As UIKit has it: kept, and nothing depends on it.
    open var sourceRect = CGRect.zero
    /// As UIKit has it: kept, and nothing depends on it.
    open var barButtonItem: UIBarButtonItem?
    /// As UIKit has it: kept, and nothing depends on it.
    open var sourceItem: UIBarButtonItem?
    /// As UIKit has it: kept, and nothing depends on it.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
  }

  /// `UIPopoverArrowDirection` as UIKit has it: a shell, so that sources compile.
  public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// As UIKit has it: kept, and nothing depends on it.
    public let rawValue: UInt
    /// One as UIKit makes it.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// `up` as UIKit has it.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// `down` as UIKit has it.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// `left` as UIKit has it.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// `right` as UIKit has it.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// `any` as UIKit has it.
    public static let any = UIPopoverArrowDirection(rawValue: 15)
  }

  /// `UISheetPresentationController` as UIKit has it: a shell, so that sources compile.
  open class UISheetPresentationController: UIPresentationController {
    /// As UIKit has it: kept, and nothing depends on it.
    open var detents: [Detent] = []
    /// As UIKit has it: kept, and nothing depends on it.
    open var prefersGrabberVisible = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var preferredCornerRadius: CGFloat?
    /// As UIKit has it: kept, and nothing depends on it.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var prefersEdgeAttachedInCompactHeight = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// As UIKit has it: kept, and nothing depends on it.
    open var selectedDetentIdentifier: Detent.Identifier?
    /// As UIKit has it: what it does on a device is not done here.
    open func animateChanges(_ changes: () -> Void) { changes() }
    /// `Detent` as UIKit has it: a shell, so that sources compile.
    public final class Detent: Sendable {
      /// `Identifier` as UIKit has it: a shell, so that sources compile.
      public struct Identifier: Hashable, Sendable {
        /// As UIKit has it: kept, and nothing depends on it.
        public let rawValue: String
        /// One as UIKit makes it.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// One as UIKit makes it.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// `medium` as UIKit has it.
        public static let medium = Identifier("medium")
        /// `large` as UIKit has it.
        public static let large = Identifier("large")
      }
      init() {}
      /// As UIKit has it: what it does on a device is not done here.
      public static func medium() -> Detent { Detent() }
      /// As UIKit has it: what it does on a device is not done here.
      public static func large() -> Detent { Detent() }
      /// As UIKit has it: what it does on a device is not done here.
      public static func custom(
        identifier: Identifier? = nil, resolver: @escaping (Any) -> CGFloat?
      ) -> Detent { Detent() }
    }
  }

  /// `UIAdaptivePresentationControllerDelegate` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UIAdaptivePresentationControllerDelegate: AnyObject {}

  /// `UISheetPresentationControllerDelegate` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

  /// `UIPopoverPresentationControllerDelegate` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
  {}

  /// `UIViewControllerTransitioningDelegate` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UIViewControllerTransitioningDelegate: AnyObject {}

  /// `UIViewControllerAnimatedTransitioning` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UIViewControllerAnimatedTransitioning: AnyObject {}

  /// `UIViewControllerContextTransitioning` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UIViewControllerContextTransitioning: AnyObject {}

  /// `UIViewControllerTransitionCoordinator` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UIViewControllerTransitionCoordinator: AnyObject {
    /// As UIKit has it; it is never called here.
    func animate(alongsideTransition animation: ((Any) -> Void)?, completion: ((Any) -> Void)?)
      -> Bool
  }
#endif
