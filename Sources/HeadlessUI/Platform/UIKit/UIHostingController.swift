#if !canImport(UIKit)
  import Foundation

  /// A view controller of UIKit that shows a view of SwiftUI.
  open class UIHostingController<Content>: UIViewController where Content: View {
    /// One as SwiftUI makes it.
    public init(rootView: Content) {
      self.rootView = rootView
      super.init(nibName: nil, bundle: nil)
    }
    /// One as SwiftUI makes it.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
      self.rootView = rootView
      super.init(coder: aDecoder)
    }
    /// One as SwiftUI makes it.
    public required init?(coder: NSCoder) { return nil }
    /// What it shows, if a representable makes it.
    open var rootView: Content
    /// As SwiftUI has it: kept, and nothing depends on it.
    open var sizingOptions: UIHostingControllerSizingOptions = []
    /// As SwiftUI has it: kept, and nothing depends on it.
    open var safeAreaRegions: SafeAreaRegions = .all
    /// The size of the view when it is proposed a size, in points.
    open func sizeThatFits(in size: CGSize) -> CGSize {
      ViewHost(rootView).sizeThatFits(ProposedViewSize(size))
    }
  }

  /// The view of a hosting controller; what it shows is not laid out here.
  open class _UIHostingView<Content>: UIView where Content: View {
    /// One as SwiftUI makes it.
    public required init(rootView: Content) {
      self.rootView = rootView
      super.init(frame: .zero)
    }
    /// One as SwiftUI makes it.
    public required init?(coder: NSCoder) { return nil }
    /// As SwiftUI has it: kept, and nothing depends on it.
    public var rootView: Content
    /// The size of the view when it is proposed a size, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      ViewHost(rootView).sizeThatFits(ProposedViewSize(size))
    }
  }

  /// `UIHostingControllerSizingOptions` as SwiftUI has it: a shell, so that sources compile.
  public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    /// As SwiftUI has it: kept, and nothing depends on it.
    public let rawValue: Int
    /// One as SwiftUI makes it.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// `preferredContentSize` as SwiftUI has it.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// `intrinsicContentSize` as SwiftUI has it.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
  }

  /// `UIHostingConfiguration` as SwiftUI has it: a shell, so that sources compile.
  public struct UIHostingConfiguration<Content, Background> where Content: View, Background: View {
    private let content: Content
    /// One as SwiftUI makes it.
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
      self.content = content()
    }
    /// As SwiftUI has it: what it does on a device is not done here.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
      self
    }
    /// As SwiftUI has it: what it does on a device is not done here.
    public func background<S>(_ style: S) -> UIHostingConfiguration where S: ShapeStyle { self }
  }
#endif
