#if !canImport(AppKit)
  import Foundation

  /// A view of AppKit that shows a view of SwiftUI.
  open class NSHostingView<Content>: NSView where Content: View {
    /// One as SwiftUI makes it.
    public required init(rootView: Content) {
      self.rootView = rootView
      super.init(frame: .zero)
    }
    /// One as SwiftUI makes it.
    public required init?(coder: NSCoder) { return nil }
    /// As SwiftUI has it: kept, and nothing depends on it.
    open var rootView: Content
    /// As SwiftUI has it: kept, and nothing depends on it.
    open var sizingOptions: NSHostingSizingOptions = []
    /// As SwiftUI has it: kept, and nothing depends on it.
    open var safeAreaRegions: SafeAreaRegions = .all
    /// As SwiftUI has it: kept, and nothing depends on it.
    open var sceneBridgingOptions = 0
    /// As SwiftUI has it.
    open override var intrinsicContentSize: CGSize { ViewHost(rootView).sizeThatFits(.unspecified) }
  }

  /// A view controller of AppKit that shows a view of SwiftUI.
  open class NSHostingController<Content>: NSViewController where Content: View {
    /// One as SwiftUI makes it.
    public init(rootView: Content) {
      self.rootView = rootView
      super.init(nibName: nil, bundle: nil)
    }
    /// One as SwiftUI makes it.
    public required init?(coder: NSCoder) { return nil }
    /// As SwiftUI has it: kept, and nothing depends on it.
    open var rootView: Content
    /// As SwiftUI has it: kept, and nothing depends on it.
    open var sizingOptions: NSHostingSizingOptions = []
    /// As SwiftUI has it: kept, and nothing depends on it.
    open var safeAreaRegions: SafeAreaRegions = .all
    /// The size of the view when it is proposed a size, in points.
    open func sizeThatFits(in size: CGSize) -> CGSize {
      ViewHost(rootView).sizeThatFits(ProposedViewSize(size))
    }
  }

  /// `NSHostingMenu` as SwiftUI has it: a shell, so that sources compile.
  open class NSHostingMenu<Content>: NSMenu where Content: View {
    /// One as SwiftUI makes it.
    public init(rootView: Content) { super.init() }
  }

  /// `NSHostingSizingOptions` as SwiftUI has it: a shell, so that sources compile.
  public struct NSHostingSizingOptions: OptionSet, Sendable {
    /// As SwiftUI has it: kept, and nothing depends on it.
    public let rawValue: Int
    /// One as SwiftUI makes it.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// `minSize` as SwiftUI has it.
    public static let minSize = NSHostingSizingOptions(rawValue: 1)
    /// `intrinsicContentSize` as SwiftUI has it.
    public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
    /// `maxSize` as SwiftUI has it.
    public static let maxSize = NSHostingSizingOptions(rawValue: 4)
    /// `preferredContentSize` as SwiftUI has it.
    public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
    /// `standardBounds` as SwiftUI has it.
    public static let standardBounds = NSHostingSizingOptions(rawValue: 7)
  }
#endif
