#if !canImport(UIKit)
  import Foundation

  /// `UIImageView` as UIKit has it: a shell, so that sources compile.
  open class UIImageView: UIView {
    /// One as UIKit makes it.
    public convenience init(image: UIImage?) {
      self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
      self.image = image
    }
    /// One as UIKit makes it.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) { self.init(image: image) }
    /// As UIKit has it: kept, and nothing depends on it.
    open var image: UIImage?
    /// As UIKit has it: kept, and nothing depends on it.
    open var highlightedImage: UIImage?
    /// As UIKit has it: kept, and nothing depends on it.
    open var isHighlighted = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var animationImages: [UIImage]?
    /// As UIKit has it: kept, and nothing depends on it.
    open var animationDuration: TimeInterval = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var animationRepeatCount = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// As UIKit has it.
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
    /// As UIKit has it: what it does on a device is not done here.
    open func startAnimating() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func stopAnimating() {}
  }
#endif
