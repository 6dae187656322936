#if !canImport(AppKit)
  import Foundation

  /// `NSAlert` as AppKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class NSAlert {
    /// One as AppKit makes it.
    public init() {}
    /// One as AppKit makes it.
    public init(error: any Error) { messageText = error.localizedDescription }
    /// As AppKit has it: kept, and nothing depends on it.
    open var messageText = ""
    /// As AppKit has it: kept, and nothing depends on it.
    open var informativeText = ""
    /// As AppKit has it: kept, and nothing depends on it.
    open var alertStyle = Style.warning
    /// As AppKit has it: kept, and nothing depends on it.
    open var icon: NSImage?
    /// As AppKit has it: kept, and nothing depends on it.
    open var accessoryView: NSView?
    /// As AppKit has it: kept, and nothing depends on it.
    open var showsSuppressionButton = false
    /// As AppKit has it.
    open var suppressionButton: NSButton? { nil }
    /// As AppKit has it.
    open var buttons: [NSButton] { [] }
    /// As AppKit has it.
    open var window: NSWindow { NSWindow() }
    /// As AppKit has it: what it does on a device is not done here.
    @discardableResult
    open func addButton(withTitle title: String) -> NSButton {
      NSButton(title: title, target: nil, action: nil)
    }
    /// As AppKit has it: what it does on a device is not done here.
    @discardableResult
    open func runModal() -> NSApplication.ModalResponse { .cancel }
    /// As AppKit has it: what it does on a device is not done here.
    open func beginSheetModal(
      for sheetWindow: NSWindow,
      completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) { handler?(.cancel) }
    /// `Style` as AppKit has it: a shell, so that sources compile.
    public enum Style: UInt, Sendable {
      /// `warning` as AppKit has it.
      case warning
      /// `informational` as AppKit has it.
      case informational
      /// `critical` as AppKit has it.
      case critical
    }
  }

  /// `NSSavePanel` as AppKit has it: a shell, so that sources compile.
  open class NSSavePanel: NSPanel {
    /// As AppKit has it.
    open var url: URL? { nil }
    /// As AppKit has it: kept, and nothing depends on it.
    open var directoryURL: URL?
    /// As AppKit has it: kept, and nothing depends on it.
    open var allowedContentTypes: [UTType] = []
    /// As AppKit has it: kept, and nothing depends on it.
    open var allowedFileTypes: [String]?
    /// As AppKit has it: kept, and nothing depends on it.
    open var nameFieldStringValue = ""
    /// As AppKit has it: kept, and nothing depends on it.
    open var nameFieldLabel = ""
    /// As AppKit has it: kept, and nothing depends on it.
    open var message: String! = ""
    /// As AppKit has it: kept, and nothing depends on it.
    open var prompt: String! = ""
    /// As AppKit has it: kept, and nothing depends on it.
    open var canCreateDirectories = true
    /// As AppKit has it: kept, and nothing depends on it.
    open var isExtensionHidden = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var showsTagField = true
    /// As AppKit has it: kept, and nothing depends on it.
    open var showsHiddenFiles = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var treatsFilePackagesAsDirectories = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var accessoryView: NSView?
    /// As AppKit has it: what it does on a device is not done here.
    @discardableResult
    open func runModal() -> NSApplication.ModalResponse { .cancel }
    /// As AppKit has it: what it does on a device is not done here.
    open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
      handler(.cancel)
    }
    /// As AppKit has it: what it does on a device is not done here.
    open func begin() async -> NSApplication.ModalResponse { .cancel }
    /// As AppKit has it: what it does on a device is not done here.
    open func beginSheetModal(
      for window: NSWindow,
      completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
    ) { handler(.cancel) }
  }

  /// `NSOpenPanel` as AppKit has it: a shell, so that sources compile.
  open class NSOpenPanel: NSSavePanel {
    /// As AppKit has it.
    open var urls: [URL] { [] }
    /// As AppKit has it: kept, and nothing depends on it.
    open var canChooseFiles = true
    /// As AppKit has it: kept, and nothing depends on it.
    open var canChooseDirectories = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var allowsMultipleSelection = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var resolvesAliases = true
  }

  /// `NSColorPanel` as AppKit has it; no user chooses a colour in it here.
  open class NSColorPanel: NSPanel {
    /// The kinds of chooser.
    public enum Mode: Int, Sendable {
      /// As AppKit has it.
      case none = -1
      /// As AppKit has it.
      case gray = 0
      /// As AppKit has it.
      case RGB
      /// As AppKit has it.
      case CMYK
      /// As AppKit has it.
      case HSB
      /// As AppKit has it.
      case customPalette
      /// As AppKit has it.
      case colorList
      /// As AppKit has it.
      case wheel
      /// As AppKit has it.
      case crayon
    }

    /// The only one.
    public static let shared = NSColorPanel()
    /// As AppKit has it: kept, and nothing depends on it.
    open var color = NSColor.white
    /// As AppKit has it: kept, and nothing depends on it.
    open var mode = Mode.wheel
    /// As AppKit has it: kept, and nothing depends on it.
    open var showsAlpha = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var isContinuous = true
    /// As AppKit has it: what it does on a device is not done here.
    open func setTarget(_ target: Any?) {}
    /// As AppKit has it: what it does on a device is not done here.
    open func setAction(_ selector: Selector?) {}
  }

  /// A pasteboard of its own: nothing is shared with the system.
  open class NSPasteboard: @unchecked Sendable {
    /// One as AppKit makes it.
    public init() {}
    /// `general` as AppKit has it.
    public static let general = NSPasteboard()
    /// As AppKit has it.
    open var changeCount: Int { 0 }
    /// As AppKit has it.
    open var types: [PasteboardType]? { nil }
    /// As AppKit has it.
    open var pasteboardItems: [NSPasteboardItem]? { nil }
    private var strings: [PasteboardType: String] = [:]
    /// As AppKit has it: what it does on a device is not done here.
    @discardableResult
    open func clearContents() -> Int {
      strings = [:]
      return 0
    }
    /// As AppKit has it: what it does on a device is not done here.
    @discardableResult
    open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { 0 }
    /// As AppKit has it: what it does on a device is not done here.
    @discardableResult
    open func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
      strings[dataType] = string
      return true
    }
    /// As AppKit has it: what it does on a device is not done here.
    @discardableResult
    open func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool { false }
    /// As AppKit has it: what it does on a device is not done here.
    @discardableResult
    open func writeObjects(_ objects: [Any]) -> Bool { false }
    /// As AppKit has it: what it does on a device is not done here.
    open func string(forType dataType: PasteboardType) -> String? { strings[dataType] }
    /// As AppKit has it: what it does on a device is not done here.
    open func data(forType dataType: PasteboardType) -> Data? { nil }
    /// As AppKit has it: what it does on a device is not done here.
    open func readObjects(forClasses classArray: [AnyClass], options: [AnyHashable: Any]? = nil)
      -> [Any]?
    { nil }
    /// `PasteboardType` as AppKit has it: a shell, so that sources compile.
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
      /// As AppKit has it: kept, and nothing depends on it.
      public let rawValue: String
      /// One as AppKit makes it.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// One as AppKit makes it.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// `string` as AppKit has it.
      public static let string = PasteboardType("public.utf8-plain-text")
      /// `URL` as AppKit has it.
      public static let URL = PasteboardType("public.url")
      /// `fileURL` as AppKit has it.
      public static let fileURL = PasteboardType("public.file-url")
      /// `png` as AppKit has it.
      public static let png = PasteboardType("public.png")
      /// `tiff` as AppKit has it.
      public static let tiff = PasteboardType("public.tiff")
      /// `pdf` as AppKit has it.
      public static let pdf = PasteboardType("com.adobe.pdf")
      /// `rtf` as AppKit has it.
      public static let rtf = PasteboardType("public.rtf")
      /// `html` as AppKit has it.
      public static let html = PasteboardType("public.html")
      /// `color` as AppKit has it.
      public static let color = PasteboardType("com.apple.cocoa.pasteboard.color")
    }
  }

  /// `NSPasteboardItem` as AppKit has it: a shell, so that sources compile.
  open class NSPasteboardItem: @unchecked Sendable {
    /// One as AppKit makes it.
    public init() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func string(forType type: NSPasteboard.PasteboardType) -> String? { nil }
    /// As AppKit has it: what it does on a device is not done here.
    open func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool {
      false
    }
  }

  /// `NSSound` as AppKit has it: a shell, so that sources compile.
  open class NSSound: @unchecked Sendable {
    /// One as AppKit makes it.
    public init() {}
    /// One as AppKit makes it.
    public convenience init?(named name: String) { self.init() }
    /// As AppKit has it: what it does on a device is not done here.
    @discardableResult
    open func play() -> Bool { false }
    /// As AppKit has it: what it does on a device is not done here.
    open func stop() -> Bool { false }
    /// As AppKit has it: what it does on a device is not done here.
    public static func beep() {}
  }

  /// `NSHapticFeedbackManager` as AppKit has it: a shell, so that sources compile.
  open class NSHapticFeedbackManager: @unchecked Sendable {
    /// `defaultPerformer` as AppKit has it.
    public static var defaultPerformer: NSHapticFeedbackManager { NSHapticFeedbackManager() }
    /// As AppKit has it: what it does on a device is not done here.
    open func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {}
    /// `FeedbackPattern` as AppKit has it: a shell, so that sources compile.
    public enum FeedbackPattern: Int, Sendable {
      /// `generic` as AppKit has it.
      case generic
      /// `alignment` as AppKit has it.
      case alignment
      /// `levelChange` as AppKit has it.
      case levelChange
    }
    /// `PerformanceTime` as AppKit has it: a shell, so that sources compile.
    public enum PerformanceTime: UInt, Sendable {
      /// `default` as AppKit has it.
      case `default`
      /// `now` as AppKit has it.
      case now
      /// `drawCompleted` as AppKit has it.
      case drawCompleted
    }
  }

  /// `NSAnimationContext` as AppKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class NSAnimationContext {
    /// One as AppKit makes it.
    public init() {}
    /// `current` as AppKit has it.
    public static var current: NSAnimationContext { NSAnimationContext() }
    /// As AppKit has it: kept, and nothing depends on it.
    open var duration: TimeInterval = 0.25
    /// As AppKit has it: kept, and nothing depends on it.
    open var timingFunction: CAMediaTimingFunction?
    /// As AppKit has it: kept, and nothing depends on it.
    open var allowsImplicitAnimation = false
    /// As AppKit has it: kept, and nothing depends on it.
    open var completionHandler: (() -> Void)?
    /// Makes the changes at once.
    public static func runAnimationGroup(
      _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
    ) {
      changes(NSAnimationContext())
      completionHandler?()
    }
    /// As AppKit has it: what it does on a device is not done here.
    public static func beginGrouping() {}
    /// As AppKit has it: what it does on a device is not done here.
    public static func endGrouping() {}
  }

  /// A path as AppKit has it.
  open class NSBezierPath: @unchecked Sendable {
    private var path = Path()
    /// One as AppKit makes it.
    public init() {}
    /// One as AppKit makes it.
    public convenience init(rect: CGRect) {
      self.init()
      path.addRect(rect)
    }
    /// One as AppKit makes it.
    public convenience init(ovalIn rect: CGRect) {
      self.init()
      path.addEllipse(in: rect)
    }
    /// One as AppKit makes it.
    public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
      self.init()
      path.addRoundedRect(in: rect, cornerSize: CGSize(width: xRadius, height: yRadius))
    }
    /// As AppKit has it: kept, and nothing depends on it.
    open var lineWidth: CGFloat = 1
    /// As AppKit has it.
    open var cgPath: CGPath { path.cgPath }
    /// As AppKit has it: what it does on a device is not done here.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// As AppKit has it: what it does on a device is not done here.
    open func line(to point: CGPoint) { path.addLine(to: point) }
    /// As AppKit has it: what it does on a device is not done here.
    open func curve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
      path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// As AppKit has it: what it does on a device is not done here.
    open func close() { path.closeSubpath() }
    /// As AppKit has it: what it does on a device is not done here.
    open func appendRect(_ rect: CGRect) { path.addRect(rect) }
    /// As AppKit has it: what it does on a device is not done here.
    open func fill() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func stroke() {}
    /// As AppKit has it: what it does on a device is not done here.
    open func addClip() {}
  }

  /// `NSGraphicsContext` as AppKit has it: a shell, so that sources compile.
  open class NSGraphicsContext: @unchecked Sendable {
    /// One as AppKit makes it.
    public init() {}
    /// `current` as AppKit has it.
    public static var current: NSGraphicsContext? {
      get { nil }
      set {}
    }
    /// As AppKit has it.
    open var cgContext: CGContext { CGContext() }
    /// As AppKit has it: kept, and nothing depends on it.
    open var imageInterpolation = 0
    /// As AppKit has it: what it does on a device is not done here.
    public static func saveGraphicsState() {}
    /// As AppKit has it: what it does on a device is not done here.
    public static func restoreGraphicsState() {}
  }
#endif
