#if !canImport(AppKit)
  import Foundation

  /// `NSMenu` as AppKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class NSMenu {
    /// One as AppKit makes it.
    public init() {}
    /// One as AppKit makes it.
    public init(title: String) { self.title = title }
    /// As AppKit has it: kept, and nothing depends on it.
    open var title = ""
    /// As AppKit has it: kept, and nothing depends on it.
    private(set) public var items: [NSMenuItem] = []
    /// As AppKit has it: kept, and nothing depends on it.
    open weak var delegate: (any NSMenuDelegate)?
    /// As AppKit has it: kept, and nothing depends on it.
    open var autoenablesItems = true
    /// As AppKit has it: kept, and nothing depends on it.
    open var minimumWidth: CGFloat = 0
    /// As AppKit has it: kept, and nothing depends on it.
    open var font: NSFont?
    /// As AppKit has it: what it does on a device is not done here.
    open func addItem(_ newItem: NSMenuItem) { items.append(newItem) }
    /// As AppKit has it: what it does on a device is not done here.
    @discardableResult
    open func addItem(
      withTitle string: String, action selector: Selector?, keyEquivalent charCode: String
    ) -> NSMenuItem {
      let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
      items.append(item)
      return item
    }
    /// As AppKit has it: what it does on a device is not done here.
    open func insertItem(_ newItem: NSMenuItem, at index: Int) {
      items.insert(newItem, at: min(index, items.count))
    }
    /// As AppKit has it: what it does on a device is not done here.
    open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
    /// As AppKit has it: what it does on a device is not done here.
    open func removeAllItems() { items = [] }
    /// As AppKit has it: what it does on a device is not done here.
    open func item(at index: Int) -> NSMenuItem? {
      items.indices.contains(index) ? items[index] : nil
    }
    /// As AppKit has it: what it does on a device is not done here.
    open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
    /// As AppKit has it: what it does on a device is not done here.
    @discardableResult
    open func popUp(positioning item: NSMenuItem?, at location: CGPoint, in view: NSView?) -> Bool {
      false
    }
    /// As AppKit has it: what it does on a device is not done here.
    open func cancelTracking() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func update() {}
  }

  /// `NSMenuItem` as AppKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class NSMenuItem {
    /// One as AppKit makes it.
    public init() {}
    /// One as AppKit makes it.
    public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
      title = string
      action = selector
      keyEquivalent = charCode
    }
    /// As AppKit has it: kept, and nothing depends on it.
    open var title = ""
    /// As AppKit has it: kept, and nothing depends on it.
    open var attributedTitle: NSAttributedString?
    /// As AppKit has it: kept, and nothing depends on it.
    open var action: Selector?
    /// As AppKit has it: kept, and nothing depends on it.
    open var keyEquivalent = ""
    /// As AppKit has it: kept, and nothing depends on it.
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
    /// As AppKit has it: kept, and nothing depends on it.
    open weak var target: AnyObject?
    /// As AppKit has it: kept, and nothing depends on it.
    open var image: NSImage?
    /// As AppKit has it: kept, and nothing depends on it.
    open var isEnabled = true
    /// As AppKit has it: kept, and nothing depends on it.
    open var isHidden = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var isAlternate = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var state = NSControl.StateValue.off
    /// As AppKit has it: kept, and nothing depends on it.
    open var submenu: NSMenu?
    /// As AppKit has it: kept, and nothing depends on it.
    open var view: NSView?
    /// As AppKit has it: kept, and nothing depends on it.
    open var tag = 0
    /// As AppKit has it: kept, and nothing depends on it.
    open var indentationLevel = 0
    /// As AppKit has it: kept, and nothing depends on it.
    open var representedObject: Any?
    /// As AppKit has it: kept, and nothing depends on it.
    open var toolTip: String?
    /// As AppKit has it: kept, and nothing depends on it.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// As AppKit has it: what it does on a device is not done here.
    public static func separator() -> NSMenuItem { NSMenuItem() }
    /// As AppKit has it: what it does on a device is not done here.
    public static func sectionHeader(title: String) -> NSMenuItem {
      NSMenuItem(title: title, action: nil, keyEquivalent: "")
    }
  }

  /// `NSMenuDelegate` as AppKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol NSMenuDelegate: AnyObject {}

  /// `NSStatusBar` as AppKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class NSStatusBar {
    /// One as AppKit makes it.
    public init() {}
    /// `system` as AppKit has it.
    public static let system = NSStatusBar()
    /// As AppKit has it.
    open var thickness: CGFloat { 22 }
    /// As AppKit has it: what it does on a device is not done here.
    open func statusItem(withLength length: CGFloat) -> NSStatusItem { NSStatusItem() }
    /// As AppKit has it: what it does on a device is not done here.
    open func removeStatusItem(_ item: NSStatusItem) {}
  }

  /// `NSStatusItem` as AppKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class NSStatusItem {
    /// One as AppKit makes it.
    public init() {}
    /// As AppKit has it.
    open var button: NSStatusBarButton? { nil }
    /// As AppKit has it: kept, and nothing depends on it.
    open var menu: NSMenu?
    /// As AppKit has it: kept, and nothing depends on it.
    open var length: CGFloat = -1
    /// As AppKit has it: kept, and nothing depends on it.
    open var isVisible = true
    /// As AppKit has it: kept, and nothing depends on it.
    open var autosaveName: String!
    /// `variableLength` as AppKit has it.
    public static let variableLength: CGFloat = -1
    /// `squareLength` as AppKit has it.
    public static let squareLength: CGFloat = -2
  }

  /// `NSStatusBarButton` as AppKit has it: a shell, so that sources compile.
  open class NSStatusBarButton: NSButton {
    /// As AppKit has it: kept, and nothing depends on it.
    open var appearsDisabled = false
  }

  /// `NSPopover` as AppKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class NSPopover {
    /// One as AppKit makes it.
    public init() {}
    /// As AppKit has it: kept, and nothing depends on it.
    open var contentViewController: NSViewController?
    /// As AppKit has it: kept, and nothing depends on it.
    open var contentSize = CGSize.zero
    /// As AppKit has it: kept, and nothing depends on it.
    open var behavior = Behavior.applicationDefined
    /// As AppKit has it: kept, and nothing depends on it.
    open var animates = true
    /// As AppKit has it.
    open var isShown: Bool { false }
    /// As AppKit has it: kept, and nothing depends on it.
    open weak var delegate: (any NSPopoverDelegate)?
    /// As AppKit has it: what it does on a device is not done here.
    open func show(
      relativeTo positioningRect: CGRect, of positioningView: NSView, preferredEdge: NSRectEdge
    ) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func performClose(_ sender: Any?) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func close() {}
    /// `Behavior` as AppKit has it: a shell, so that sources compile.
    public enum Behavior: Int, Sendable {
      /// `applicationDefined` as AppKit has it.
      case applicationDefined
      /// `transient` as AppKit has it.
      case transient
      /// `semitransient` as AppKit has it.
      case semitransient
    }
  }

  /// `NSPopoverDelegate` as AppKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol NSPopoverDelegate: AnyObject {}
#endif
