#if !canImport(UIKit)
  import Foundation

  /// A label of UIKit; its intrinsic size is that of a `Text` with its text and font.
  open class UILabel: UIView {
    /// As UIKit has it: kept, and nothing depends on it.
    open var text: String?
    /// As UIKit has it.
    open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
    /// As UIKit has it: kept, and nothing depends on it.
    open var font: UIFont! = .systemFont(ofSize: 17)
    /// As UIKit has it: kept, and nothing depends on it.
    open var textColor: UIColor! = .label
    /// As UIKit has it: kept, and nothing depends on it.
    open var textAlignment = NSTextAlignment.natural
    /// As UIKit has it: kept, and nothing depends on it.
    open var numberOfLines = 1
    /// As UIKit has it: kept, and nothing depends on it.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// As UIKit has it: kept, and nothing depends on it.
    open var adjustsFontSizeToFitWidth = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var minimumScaleFactor: CGFloat = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var adjustsFontForContentSizeCategory = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var allowsDefaultTighteningForTruncation = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var preferredMaxLayoutWidth: CGFloat = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var shadowColor: UIColor?
    /// As UIKit has it: kept, and nothing depends on it.
    open var shadowOffset = CGSize.zero
    /// As UIKit has it: kept, and nothing depends on it.
    open var isHighlighted = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var isEnabled = true
    /// As UIKit has it.
    open override var intrinsicContentSize: CGSize {
      sizeThatFits(
        CGSize(
          width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity,
          height: .infinity))
    }
    /// As UIKit has it: what it does on a device is not done here.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      PlatformText.size(text ?? "", font, lines: numberOfLines, width: size.width)
    }
    /// As UIKit has it: what it does on a device is not done here.
    open func drawText(in rect: CGRect) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
      -> CGRect
    { bounds }
  }
#endif
