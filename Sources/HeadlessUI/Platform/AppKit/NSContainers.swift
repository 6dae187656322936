#if !canImport(AppKit)
  import Foundation

  /// `NSStackView` as AppKit has it: a shell, so that sources compile.
  open class NSStackView: NSView {
    /// One as AppKit makes it.
    public convenience init(views: [NSView]) { self.init(frame: .zero) }
    /// As AppKit has it: kept, and nothing depends on it.
    open var orientation = NSUserInterfaceLayoutOrientation.horizontal
    /// As AppKit has it: kept, and nothing depends on it.
    open var spacing: CGFloat = 8
    /// As AppKit has it: kept, and nothing depends on it.
    open var alignment = NSLayoutConstraint.Attribute.centerY
    /// As AppKit has it: kept, and nothing depends on it.
    open var distribution = 0
    /// As AppKit has it: kept, and nothing depends on it.
    open var edgeInsets = NSEdgeInsets()
    /// As AppKit has it: what it does on a device is not done here.
    open func addArrangedSubview(_ view: NSView) { addSubview(view) }
    /// As AppKit has it: what it does on a device is not done here.
    open func removeArrangedSubview(_ view: NSView) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {}
  }

  /// `NSUserInterfaceLayoutOrientation` as AppKit has it: a shell, so that sources compile.
  public enum NSUserInterfaceLayoutOrientation: Int, Sendable {
    /// `horizontal` as AppKit has it.
    case horizontal
    /// `vertical` as AppKit has it.
    case vertical
  }

  /// `NSScrollView` as AppKit has it: a shell, so that sources compile.
  open class NSScrollView: NSView {
    /// As AppKit has it: kept, and nothing depends on it.
    open var documentView: NSView?
    /// As AppKit has it: kept, and nothing depends on it.
    open var contentView = NSClipView()
    /// As AppKit has it: kept, and nothing depends on it.
    open var hasVerticalScroller = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var hasHorizontalScroller = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var autohidesScrollers = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var drawsBackground = true
    /// As AppKit has it: kept, and nothing depends on it.
    open var backgroundColor = NSColor.clear
    /// As AppKit has it: kept, and nothing depends on it.
    open var borderType = NSBorderType.noBorder
    /// As AppKit has it: kept, and nothing depends on it.
    open var scrollerStyle = 0
    /// As AppKit has it: kept, and nothing depends on it.
    open var verticalScroller: NSView?
    /// As AppKit has it: kept, and nothing depends on it.
    open var contentInsets = NSEdgeInsets()
    /// As AppKit has it: kept, and nothing depends on it.
    open var automaticallyAdjustsContentInsets = true
    /// As AppKit has it: kept, and nothing depends on it.
    open var allowsMagnification = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var magnification: CGFloat = 1
    /// As AppKit has it: kept, and nothing depends on it.
    open var minMagnification: CGFloat = 0.25
    /// As AppKit has it: kept, and nothing depends on it.
    open var maxMagnification: CGFloat = 4
    /// As AppKit has it.
    open var contentSize: CGSize { frame.size }
    /// As AppKit has it.
    open var documentVisibleRect: CGRect { bounds }
    /// As AppKit has it: what it does on a device is not done here.
    open func tile() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func reflectScrolledClipView(_ cView: NSClipView) {}
    /// `didLiveScrollNotification` as AppKit has it.
    public static let didLiveScrollNotification = Notification.Name(
      "NSScrollViewDidLiveScrollNotification")
  }

  /// `NSClipView` as AppKit has it: a shell, so that sources compile.
  open class NSClipView: NSView {
    /// As AppKit has it: kept, and nothing depends on it.
    open var documentView: NSView?
    /// As AppKit has it: kept, and nothing depends on it.
    open var drawsBackground = true
    /// As AppKit has it: what it does on a device is not done here.
    open func scroll(to newOrigin: CGPoint) {}
  }

  /// `NSBorderType` as AppKit has it: a shell, so that sources compile.
  public enum NSBorderType: UInt, Sendable {
    /// `noBorder` as AppKit has it.
    case noBorder
    /// `lineBorder` as AppKit has it.
    case lineBorder
    /// `bezelBorder` as AppKit has it.
    case bezelBorder
    /// `grooveBorder` as AppKit has it.
    case grooveBorder
  }

  /// `NSSplitView` as AppKit has it: a shell, so that sources compile.
  open class NSSplitView: NSView {
    /// As AppKit has it: kept, and nothing depends on it.
    open var isVertical = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var dividerStyle = 0
    /// As AppKit has it: kept, and nothing depends on it.
    open var autosaveName: String?
  }

  /// `NSBox` as AppKit has it: a shell, so that sources compile.
  open class NSBox: NSView {
    /// As AppKit has it: kept, and nothing depends on it.
    open var title = ""
    /// As AppKit has it: kept, and nothing depends on it.
    open var boxType = 0
  }

  /// `NSTableView` as AppKit has it: a shell, so that sources compile.
  open class NSTableView: NSControl {
    /// As AppKit has it: kept, and nothing depends on it.
    open weak var dataSource: (any NSTableViewDataSource)?
    /// As AppKit has it: kept, and nothing depends on it.
    open weak var tableDelegate: (any NSTableViewDelegate)?
    /// As AppKit has it: kept, and nothing depends on it.
    open var rowHeight: CGFloat = 24
    /// As AppKit has it.
    open var selectedRow: Int { -1 }
    /// As AppKit has it.
    open var clickedRow: Int { -1 }
    /// As AppKit has it: what it does on a device is not done here.
    open func reloadData() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func addTableColumn(_ tableColumn: NSTableColumn) {}
  }

  /// `NSOutlineView` as AppKit has it: a shell, so that sources compile.
  open class NSOutlineView: NSTableView {}

  /// `NSTableColumn` as AppKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class NSTableColumn {
    /// One as AppKit makes it.
    public init(identifier: NSUserInterfaceItemIdentifier) {}
    /// As AppKit has it: kept, and nothing depends on it.
    open var title = ""
    /// As AppKit has it: kept, and nothing depends on it.
    open var width: CGFloat = 100
  }

  /// `NSTableViewDataSource` as AppKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol NSTableViewDataSource: AnyObject {}

  /// `NSTableViewDelegate` as AppKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol NSTableViewDelegate: AnyObject {}

  /// `NSVisualEffectView` as AppKit has it: a shell, so that sources compile.
  open class NSVisualEffectView: NSView {
    /// As AppKit has it: kept, and nothing depends on it.
    open var material = Material.appearanceBased
    /// As AppKit has it: kept, and nothing depends on it.
    open var blendingMode = BlendingMode.behindWindow
    /// As AppKit has it: kept, and nothing depends on it.
    open var state = State.followsWindowActiveState
    /// As AppKit has it: kept, and nothing depends on it.
    open var isEmphasized = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var maskImage: NSImage?
    /// `Material` as AppKit has it: a shell, so that sources compile.
    public enum Material: Int, Sendable {
      /// `appearanceBased` as AppKit has it.
      case appearanceBased
      /// `titlebar` as AppKit has it.
      case titlebar = 3
      /// `selection` as AppKit has it.
      case selection
      /// `menu` as AppKit has it.
      case menu
      /// `popover` as AppKit has it.
      case popover
      /// `sidebar` as AppKit has it.
      case sidebar
      /// `headerView` as AppKit has it.
      case headerView = 10
      /// `sheet` as AppKit has it.
      case sheet
      /// `windowBackground` as AppKit has it.
      case windowBackground
      /// `hudWindow` as AppKit has it.
      case hudWindow
      /// `fullScreenUI` as AppKit has it.
      case fullScreenUI = 15
      /// `toolTip` as AppKit has it.
      case toolTip = 17
      /// `contentBackground` as AppKit has it.
      case contentBackground
      /// `underWindowBackground` as AppKit has it.
      case underWindowBackground = 21
      /// `underPageBackground` as AppKit has it.
      case underPageBackground
      /// `light` as AppKit has it.
      case light = 100
      /// `dark` as AppKit has it.
      case dark = 101
      /// `mediumLight` as AppKit has it.
      case mediumLight = 102
      /// `ultraDark` as AppKit has it.
      case ultraDark = 103
    }
    /// `BlendingMode` as AppKit has it: a shell, so that sources compile.
    public enum BlendingMode: Int, Sendable {
      /// `behindWindow` as AppKit has it.
      case behindWindow
      /// `withinWindow` as AppKit has it.
      case withinWindow
    }
    /// `State` as AppKit has it: a shell, so that sources compile.
    public enum State: Int, Sendable {
      /// `followsWindowActiveState` as AppKit has it.
      case followsWindowActiveState
      /// `active` as AppKit has it.
      case active
      /// `inactive` as AppKit has it.
      case inactive
    }
  }
#endif
