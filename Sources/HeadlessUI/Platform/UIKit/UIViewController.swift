#if !canImport(UIKit)
  import Foundation

  /// A view controller of UIKit: it keeps what it is told and is never shown.
  open class UIViewController: UIResponder {
    /// One as UIKit makes it.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    /// One as UIKit makes it.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    /// One as UIKit makes it.
    public required init?(coder: NSCoder) { super.init() }
    /// Its view, loaded when it is first asked for.
    open var view: UIView! {
      get {
        if loadedView == nil {
          loadView()
          viewDidLoad()
        }
        return loadedView
      }
      set { loadedView = newValue }
    }
    private var loadedView: UIView?
    /// As UIKit has it.
    open var viewIfLoaded: UIView? { loadedView }
    /// As UIKit has it.
    open var isViewLoaded: Bool { loadedView != nil }
    /// As UIKit has it: kept, and nothing depends on it.
    open var title: String?
    /// As UIKit has it: kept, and nothing depends on it.
    open var preferredContentSize = CGSize.zero
    /// As UIKit has it: kept, and nothing depends on it.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// As UIKit has it: kept, and nothing depends on it.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// As UIKit has it: kept, and nothing depends on it.
    open var isModalInPresentation = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var definesPresentationContext = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var hidesBottomBarWhenPushed = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var edgesForExtendedLayout: UIRectEdge = .all
    /// As UIKit has it: kept, and nothing depends on it.
    open var extendedLayoutIncludesOpaqueBars = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    /// As UIKit has it: kept, and nothing depends on it.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// As UIKit has it: kept, and nothing depends on it.
    open var toolbarItems: [UIBarButtonItem]?
    /// As UIKit has it: kept, and nothing depends on it.
    open var tabBarItem: UITabBarItem! = UITabBarItem()
    /// As UIKit has it: kept, and nothing depends on it.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// As UIKit has it: kept, and nothing depends on it.
    public let navigationItem = UINavigationItem()
    /// As UIKit has it: kept, and nothing depends on it.
    private(set) public var children: [UIViewController] = []
    /// As UIKit has it: kept, and nothing depends on it.
    private(set) public weak var parent: UIViewController?
    /// As UIKit has it: kept, and nothing depends on it.
    private(set) public var presentedViewController: UIViewController?
    /// As UIKit has it.
    open var presentingViewController: UIViewController? { nil }
    /// As UIKit has it.
    open var navigationController: UINavigationController? { parent as? UINavigationController }
    /// As UIKit has it.
    open var tabBarController: UITabBarController? { parent as? UITabBarController }
    /// As UIKit has it.
    open var splitViewController: UISplitViewController? { nil }
    /// As UIKit has it.
    open var popoverPresentationController: UIPopoverPresentationController? { nil }
    /// As UIKit has it.
    open var sheetPresentationController: UISheetPresentationController? { nil }
    /// As UIKit has it.
    open var presentationController: UIPresentationController? { nil }
    /// As UIKit has it.
    open var traitCollection: UITraitCollection { .current }
    /// As UIKit has it.
    open var isBeingDismissed: Bool { false }
    /// As UIKit has it.
    open var isBeingPresented: Bool { false }
    /// As UIKit has it.
    open var isMovingFromParent: Bool { false }
    /// As UIKit has it.
    open var isMovingToParent: Bool { false }
    /// As UIKit has it: kept, and nothing depends on it.
    open var isEditing = false
    /// As UIKit has it.
    open var storyboard: UIStoryboard? { nil }
    /// As UIKit has it.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// As UIKit has it.
    open var prefersStatusBarHidden: Bool { false }
    /// As UIKit has it.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// As UIKit has it.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// As UIKit has it.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// As UIKit has it.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// As UIKit has it.
    open var shouldAutorotate: Bool { true }
    /// As UIKit has it.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// As UIKit has it.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    /// As UIKit has it: what it does on a device is not done here.
    open func loadView() { loadedView = UIView() }
    /// As UIKit has it: what it does on a device is not done here.
    open func loadViewIfNeeded() { _ = view }
    /// As UIKit has it: what it does on a device is not done here.
    open func viewDidLoad() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func viewWillAppear(_ animated: Bool) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func viewIsAppearing(_ animated: Bool) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func viewDidAppear(_ animated: Bool) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func viewWillDisappear(_ animated: Bool) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func viewDidDisappear(_ animated: Bool) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func viewWillLayoutSubviews() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func viewDidLayoutSubviews() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func viewSafeAreaInsetsDidChange() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func updateViewConstraints() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func didReceiveMemoryWarning() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func willMove(toParent parent: UIViewController?) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func didMove(toParent parent: UIViewController?) {}
    /// Makes a controller a child of this one.
    open func addChild(_ childController: UIViewController) {
      children.append(childController)
      childController.parent = self
    }
    /// Takes the controller out of its parent.
    open func removeFromParent() {
      parent?.children.removeAll { $0 === self }
      parent = nil
    }
    /// Keeps the controller; nothing is shown.
    open func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool,
      completion: (() -> Void)? = nil
    ) {
      presentedViewController = viewControllerToPresent
      completion?()
    }
    /// Forgets the presented controller.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      presentedViewController = nil
      completion?()
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func show(_ vc: UIViewController, sender: Any?) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// As UIKit has it: what it does on a device is not done here.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
      self.toolbarItems = toolbarItems
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func endAppearanceTransition() {}
  }

  /// `UIModalPresentationStyle` as UIKit has it: a shell, so that sources compile.
  public enum UIModalPresentationStyle: Int, Sendable {
    /// `automatic` as UIKit has it.
    case automatic = -2
    /// `none` as UIKit has it.
    case none
    /// `fullScreen` as UIKit has it.
    case fullScreen
    /// `pageSheet` as UIKit has it.
    case pageSheet
    /// `formSheet` as UIKit has it.
    case formSheet
    /// `currentContext` as UIKit has it.
    case currentContext
    /// `custom` as UIKit has it.
    case custom
    /// `overFullScreen` as UIKit has it.
    case overFullScreen
    /// `overCurrentContext` as UIKit has it.
    case overCurrentContext
    /// `popover` as UIKit has it.
    case popover
  }

  /// `UIModalTransitionStyle` as UIKit has it: a shell, so that sources compile.
  public enum UIModalTransitionStyle: Int, Sendable {
    /// `coverVertical` as UIKit has it.
    case coverVertical
    /// `flipHorizontal` as UIKit has it.
    case flipHorizontal
    /// `crossDissolve` as UIKit has it.
    case crossDissolve
    /// `partialCurl` as UIKit has it.
    case partialCurl
  }

  /// `UIRectEdge` as UIKit has it: a shell, so that sources compile.
  public struct UIRectEdge: OptionSet, Sendable {
    /// As UIKit has it: kept, and nothing depends on it.
    public let rawValue: UInt
    /// One as UIKit makes it.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// `top` as UIKit has it.
    public static let top = UIRectEdge(rawValue: 1)
    /// `left` as UIKit has it.
    public static let left = UIRectEdge(rawValue: 2)
    /// `bottom` as UIKit has it.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// `right` as UIKit has it.
    public static let right = UIRectEdge(rawValue: 8)
    /// `all` as UIKit has it.
    public static let all = UIRectEdge(rawValue: 15)
  }

  /// `UIStatusBarStyle` as UIKit has it: a shell, so that sources compile.
  public enum UIStatusBarStyle: Int, Sendable {
    /// `default` as UIKit has it.
    case `default`
    /// `lightContent` as UIKit has it.
    case lightContent
    /// `darkContent` as UIKit has it.
    case darkContent = 3
  }

  /// `UIInterfaceOrientation` as UIKit has it: a shell, so that sources compile.
  public enum UIInterfaceOrientation: Int, Sendable {
    /// `unknown` as UIKit has it.
    case unknown
    /// `portrait` as UIKit has it.
    case portrait
    /// `portraitUpsideDown` as UIKit has it.
    case portraitUpsideDown
    /// `landscapeRight` as UIKit has it.
    case landscapeRight
    /// `landscapeLeft` as UIKit has it.
    case landscapeLeft
    /// As UIKit has it.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// As UIKit has it.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  }

  /// `UIInterfaceOrientationMask` as UIKit has it: a shell, so that sources compile.
  public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// As UIKit has it: kept, and nothing depends on it.
    public let rawValue: UInt
    /// One as UIKit makes it.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// `portrait` as UIKit has it.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// `portraitUpsideDown` as UIKit has it.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// `landscapeRight` as UIKit has it.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// `landscapeLeft` as UIKit has it.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// `landscape` as UIKit has it.
    public static let landscape = UIInterfaceOrientationMask(rawValue: 24)
    /// `all` as UIKit has it.
    public static let all = UIInterfaceOrientationMask(rawValue: 30)
    /// `allButUpsideDown` as UIKit has it.
    public static let allButUpsideDown = UIInterfaceOrientationMask(rawValue: 26)
  }

  /// `UIDeviceOrientation` as UIKit has it: a shell, so that sources compile.
  public enum UIDeviceOrientation: Int, Sendable {
    /// `unknown` as UIKit has it.
    case unknown
    /// `portrait` as UIKit has it.
    case portrait
    /// `portraitUpsideDown` as UIKit has it.
    case portraitUpsideDown
    /// `landscapeLeft` as UIKit has it.
    case landscapeLeft
    /// `landscapeRight` as UIKit has it.
    case landscapeRight
    /// `faceUp` as UIKit has it.
    case faceUp
    /// `faceDown` as UIKit has it.
    case faceDown
    /// As UIKit has it.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// As UIKit has it.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// As UIKit has it.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// As UIKit has it.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
  }
#endif
