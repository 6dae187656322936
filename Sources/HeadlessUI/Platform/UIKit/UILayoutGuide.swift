#if !canImport(UIKit)
  import Foundation

  /// `UILayoutGuide` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  open class UILayoutGuide {
    /// One as UIKit makes it.
    public init() {}
    /// As UIKit has it: kept, and nothing depends on it.
    open var identifier = ""
    /// As UIKit has it.
    open var layoutFrame: CGRect { .zero }
    /// As UIKit has it.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// As UIKit has it.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// As UIKit has it.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// As UIKit has it.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// As UIKit has it.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// As UIKit has it.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// As UIKit has it.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// As UIKit has it.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// As UIKit has it.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    /// As UIKit has it.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
  }
#endif
