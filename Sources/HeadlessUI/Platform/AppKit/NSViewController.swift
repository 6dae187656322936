#if !canImport(AppKit)
  import Foundation

  /// `NSViewController` as AppKit has it: a shell, so that sources compile.
  open class NSViewController: NSResponder {
    /// One as AppKit makes it.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    /// One as AppKit makes it.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    /// One as AppKit makes it.
    public required init?(coder: NSCoder) { super.init() }
    private var loadedView: NSView?
    /// Its view, loaded when it is first asked for.
    open var view: NSView {
      get {
        if loadedView == nil {
          loadView()
          viewDidLoad()
        }
        return loadedView ?? NSView()
      }
      set { loadedView = newValue }
    }
    /// As AppKit has it: kept, and nothing depends on it.
    open var title: String?
    /// As AppKit has it: kept, and nothing depends on it.
    open var representedObject: Any?
    /// As AppKit has it: kept, and nothing depends on it.
    open var preferredContentSize = CGSize.zero
    /// As AppKit has it: kept, and nothing depends on it.
    private(set) public var children: [NSViewController] = []
    /// As AppKit has it.
    open var parent: NSViewController? { nil }
    /// As AppKit has it: what it does on a device is not done here.
    open func loadView() { loadedView = NSView() }
    /// As AppKit has it: what it does on a device is not done here.
    open func viewDidLoad() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func viewWillAppear() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func viewDidAppear() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func viewWillDisappear() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func viewDidDisappear() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func viewWillLayout() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func viewDidLayout() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func addChild(_ childViewController: NSViewController) {
      children.append(childViewController)
    }
    /// As AppKit has it: what it does on a device is not done here.
    open func removeFromParent() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func dismiss(_ sender: Any?) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func presentAsSheet(_ viewController: NSViewController) {}
  }

  /// `NSWindowController` as AppKit has it: a shell, so that sources compile.
  open class NSWindowController: NSResponder {
    /// One as AppKit makes it.
    public init(window: NSWindow?) {
      self.window = window
      super.init()
    }
    /// One without its window, which is in a file that is not read.
    public convenience init(windowNibName: String) {
      self.init(window: nil)
      self.windowNibName = windowNibName
    }
    /// One as AppKit makes it.
    public required init?(coder: NSCoder) { super.init() }
    /// The file that its window is in.
    open private(set) var windowNibName: String?
    /// As AppKit has it: kept, and nothing depends on it.
    open var window: NSWindow?
    /// As AppKit has it: kept, and nothing depends on it.
    open var contentViewController: NSViewController?
    /// As AppKit has it: what it does on a device is not done here.
    open func showWindow(_ sender: Any?) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func close() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func windowDidLoad() {}
  }

  /// `NSSplitViewController` as AppKit has it: a shell, so that sources compile.
  open class NSSplitViewController: NSViewController {}

  /// `NSTabViewController` as AppKit has it: a shell, so that sources compile.
  open class NSTabViewController: NSViewController {}
#endif
