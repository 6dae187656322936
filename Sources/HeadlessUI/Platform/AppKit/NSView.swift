#if !canImport(AppKit)
  import Foundation

  /// A view of AppKit: it keeps what it is told, nothing lays it out or draws it.
  open class NSView: NSResponder {
    /// Where it is in its superview, as it was set.
    open var frame: CGRect
    /// As AppKit has it.
    open var bounds: CGRect {
      get { CGRect(origin: .zero, size: frame.size) }
      set { frame.size = newValue.size }
    }
    /// One as AppKit makes it.
    public init(frame frameRect: CGRect) {
      frame = frameRect
      super.init()
    }
    /// One as AppKit makes it.
    public convenience override init() { self.init(frame: .zero) }
    /// One as AppKit makes it.
    public required init?(coder: NSCoder) {
      frame = .zero
      super.init()
    }
    /// As AppKit has it: kept, and nothing depends on it.
    open var isHidden = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var alphaValue: CGFloat = 1
    /// As AppKit has it: kept, and nothing depends on it.
    open var wantsLayer = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var layer: CALayer?
    /// As AppKit has it: kept, and nothing depends on it.
    open var toolTip: String?
    /// As AppKit has it: kept, and nothing depends on it.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// As AppKit has it.
    open var tag: Int { -1 }
    /// As AppKit has it: kept, and nothing depends on it.
    open var autoresizingMask: AutoresizingMask = []
    /// As AppKit has it: kept, and nothing depends on it.
    open var autoresizesSubviews = true
    /// As AppKit has it: kept, and nothing depends on it.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// As AppKit has it: kept, and nothing depends on it.
    open var needsDisplay = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var needsLayout = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var clipsToBounds = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var appearance: NSAppearance?
    /// As AppKit has it.
    open var effectiveAppearance: NSAppearance { NSAppearance() }
    /// As AppKit has it: kept, and nothing depends on it.
    open var layerContentsRedrawPolicy = 0
    /// As AppKit has it: kept, and nothing depends on it.
    open var focusRingType = NSFocusRingType.default
    /// As AppKit has it: kept, and nothing depends on it.
    private(set) public var subviews: [NSView] = []
    /// As AppKit has it: kept, and nothing depends on it.
    private(set) public weak var superview: NSView?
    /// As AppKit has it.
    open var window: NSWindow? { nil }
    /// As AppKit has it.
    open var isFlipped: Bool { false }
    /// As AppKit has it.
    open var isOpaque: Bool { false }
    /// As AppKit has it.
    open var mouseDownCanMoveWindow: Bool { true }
    /// As AppKit has it.
    open var allowsVibrancy: Bool { false }
    /// As AppKit has it.
    open var intrinsicContentSize: CGSize {
      CGSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric)
    }
    /// As AppKit has it.
    open var fittingSize: CGSize {
      CGSize(width: max(intrinsicContentSize.width, 0), height: max(intrinsicContentSize.height, 0))
    }
    /// As AppKit has it.
    open var visibleRect: CGRect { bounds }
    /// As AppKit has it.
    open var trackingAreas: [NSTrackingArea] { [] }
    /// As AppKit has it.
    open var inLiveResize: Bool { false }
    /// As AppKit has it.
    open var enclosingScrollView: NSScrollView? { nil }
    /// `noIntrinsicMetric` as AppKit has it.
    public static let noIntrinsicMetric: CGFloat = -1
    /// Adds a view in front of the others.
    open func addSubview(_ view: NSView) {
      view.removeFromSuperview()
      subviews.append(view)
      view.superview = self
    }
    /// As AppKit has it: what it does on a device is not done here.
    open func addSubview(
      _ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?
    ) { addSubview(view) }
    /// Takes the view out of the view that it is in.
    open func removeFromSuperview() {
      superview?.subviews.removeAll { $0 === self }
      superview = nil
    }
    /// As AppKit has it: what it does on a device is not done here.
    open func viewDidMoveToWindow() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func viewWillMove(toWindow newWindow: NSWindow?) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func viewDidMoveToSuperview() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func viewDidChangeEffectiveAppearance() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func layout() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func updateLayer() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func layoutSubtreeIfNeeded() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func updateConstraints() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func draw(_ dirtyRect: CGRect) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func display() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func setNeedsDisplay(_ invalidRect: CGRect) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func invalidateIntrinsicContentSize() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func setFrameSize(_ newSize: CGSize) { frame.size = newSize }
    /// As AppKit has it: what it does on a device is not done here.
    open func setFrameOrigin(_ newOrigin: CGPoint) { frame.origin = newOrigin }
    /// As AppKit has it: what it does on a device is not done here.
    open func setContentHuggingPriority(
      _ priority: UILayoutPriority, for orientation: NSLayoutConstraint.Orientation
    ) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func setContentCompressionResistancePriority(
      _ priority: UILayoutPriority, for orientation: NSLayoutConstraint.Orientation
    ) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func hitTest(_ point: CGPoint) -> NSView? { nil }
    /// As AppKit has it: what it does on a device is not done here.
    open func convert(_ point: CGPoint, to view: NSView?) -> CGPoint { point }
    /// As AppKit has it: what it does on a device is not done here.
    open func convert(_ point: CGPoint, from view: NSView?) -> CGPoint { point }
    /// As AppKit has it: what it does on a device is not done here.
    open func convert(_ rect: CGRect, to view: NSView?) -> CGRect { rect }
    /// As AppKit has it: what it does on a device is not done here.
    open func convert(_ rect: CGRect, from view: NSView?) -> CGRect { rect }
    /// As AppKit has it: what it does on a device is not done here.
    open func addTrackingArea(_ trackingArea: NSTrackingArea) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func removeTrackingArea(_ trackingArea: NSTrackingArea) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func updateTrackingAreas() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func addCursorRect(_ rect: CGRect, cursor object: NSCursor) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func resetCursorRects() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func discardCursorRects() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func addConstraint(_ constraint: NSLayoutConstraint) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
    /// As AppKit has it: what it does on a device is not done here.
    open func bitmapImageRepForCachingDisplay(in rect: CGRect) -> NSBitmapImageRep? { nil }
    /// As AppKit has it: what it does on a device is not done here.
    open func cacheDisplay(in rect: CGRect, to bitmapImageRep: NSBitmapImageRep) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func viewWithTag(_ tag: Int) -> NSView? { nil }
    /// `AutoresizingMask` as AppKit has it: a shell, so that sources compile.
    public struct AutoresizingMask: OptionSet, Sendable {
      /// As AppKit has it: kept, and nothing depends on it.
      public let rawValue: UInt
      /// One as AppKit makes it.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// `minXMargin` as AppKit has it.
      public static let minXMargin = AutoresizingMask(rawValue: 1)
      /// `width` as AppKit has it.
      public static let width = AutoresizingMask(rawValue: 2)
      /// `maxXMargin` as AppKit has it.
      public static let maxXMargin = AutoresizingMask(rawValue: 4)
      /// `minYMargin` as AppKit has it.
      public static let minYMargin = AutoresizingMask(rawValue: 8)
      /// `height` as AppKit has it.
      public static let height = AutoresizingMask(rawValue: 16)
      /// `maxYMargin` as AppKit has it.
      public static let maxYMargin = AutoresizingMask(rawValue: 32)
    }
  }

  extension NSView {
    /// As AppKit has it.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// As AppKit has it.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// As AppKit has it.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// As AppKit has it.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// As AppKit has it.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// As AppKit has it.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// As AppKit has it.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// As AppKit has it.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// As AppKit has it.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// As AppKit has it.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    /// As AppKit has it.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
  }

  /// `NSFocusRingType` as AppKit has it: a shell, so that sources compile.
  public enum NSFocusRingType: UInt, Sendable {
    /// `default` as AppKit has it.
    case `default`
    /// `none` as AppKit has it.
    case none
    /// `exterior` as AppKit has it.
    case exterior
  }

  /// `NSUserInterfaceItemIdentifier` as AppKit has it: a shell, so that sources compile.
  public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable,
    ExpressibleByStringLiteral
  {
    /// As AppKit has it: kept, and nothing depends on it.
    public let rawValue: String
    /// One as AppKit makes it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One as AppKit makes it.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// One as AppKit makes it.
    public init(stringLiteral value: String) { rawValue = value }
  }

  /// `NSTrackingArea` as AppKit has it: a shell, so that sources compile.
  open class NSTrackingArea: @unchecked Sendable {
    /// One as AppKit makes it.
    public init(
      rect: CGRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil
    ) {}
    /// `Options` as AppKit has it: a shell, so that sources compile.
    public struct Options: OptionSet, Sendable {
      /// As AppKit has it: kept, and nothing depends on it.
      public let rawValue: UInt
      /// One as AppKit makes it.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// `mouseEnteredAndExited` as AppKit has it.
      public static let mouseEnteredAndExited = Options(rawValue: 1)
      /// `mouseMoved` as AppKit has it.
      public static let mouseMoved = Options(rawValue: 2)
      /// `cursorUpdate` as AppKit has it.
      public static let cursorUpdate = Options(rawValue: 4)
      /// `activeInKeyWindow` as AppKit has it.
      public static let activeInKeyWindow = Options(rawValue: 32)
      /// `activeInActiveApp` as AppKit has it.
      public static let activeInActiveApp = Options(rawValue: 64)
      /// `activeAlways` as AppKit has it.
      public static let activeAlways = Options(rawValue: 128)
      /// `inVisibleRect` as AppKit has it.
      public static let inVisibleRect = Options(rawValue: 512)
    }
  }

  /// `NSGestureRecognizer` as AppKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class NSGestureRecognizer {
    /// One as AppKit makes it.
    public init(target: Any?, action: Selector?) {
      self.target = target as AnyObject?
      self.action = action
    }
    /// As AppKit has it: kept, and nothing depends on it.
    open weak var target: AnyObject?
    /// As AppKit has it: kept, and nothing depends on it.
    open var action: Selector?
    /// As AppKit has it: kept, and nothing depends on it.
    open var isEnabled = true
    /// As AppKit has it.
    open var view: NSView? { nil }
  }

  /// `NSClickGestureRecognizer` as AppKit has it: a shell, so that sources compile.
  open class NSClickGestureRecognizer: NSGestureRecognizer {
    /// As AppKit has it: kept, and nothing depends on it.
    open var numberOfClicksRequired = 1
  }
#endif
