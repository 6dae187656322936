#if !canImport(UIKit)
  import Foundation

  /// `UISwitch` as UIKit has it: a shell, so that sources compile.
  open class UISwitch: UIControl {
    /// As UIKit has it: kept, and nothing depends on it.
    open var isOn = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var onTintColor: UIColor?
    /// As UIKit has it: kept, and nothing depends on it.
    open var thumbTintColor: UIColor?
    /// As UIKit has it: what it does on a device is not done here.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
    /// As UIKit has it.
    open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
  }

  /// `UISlider` as UIKit has it: a shell, so that sources compile.
  open class UISlider: UIControl {
    /// As UIKit has it: kept, and nothing depends on it.
    open var value: Float = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var minimumValue: Float = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var maximumValue: Float = 1
    /// As UIKit has it: kept, and nothing depends on it.
    open var isContinuous = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var minimumTrackTintColor: UIColor?
    /// As UIKit has it: kept, and nothing depends on it.
    open var maximumTrackTintColor: UIColor?
    /// As UIKit has it: kept, and nothing depends on it.
    open var thumbTintColor: UIColor?
    /// As UIKit has it: what it does on a device is not done here.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    /// As UIKit has it: what it does on a device is not done here.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// As UIKit has it: what it does on a device is not done here.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
      bounds
    }
  }

  /// `UIStepper` as UIKit has it: a shell, so that sources compile.
  open class UIStepper: UIControl {
    /// As UIKit has it: kept, and nothing depends on it.
    open var value: Double = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var minimumValue: Double = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var maximumValue: Double = 100
    /// As UIKit has it: kept, and nothing depends on it.
    open var stepValue: Double = 1
    /// As UIKit has it.
    open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
  }

  /// `UISegmentedControl` as UIKit has it: a shell, so that sources compile.
  open class UISegmentedControl: UIControl {
    /// One as UIKit makes it.
    public convenience init(items: [Any]?) { self.init(frame: .zero) }
    /// As UIKit has it: kept, and nothing depends on it.
    open var selectedSegmentIndex = -1
    /// As UIKit has it: kept, and nothing depends on it.
    open var selectedSegmentTintColor: UIColor?
    /// As UIKit has it: kept, and nothing depends on it.
    open var apportionsSegmentWidthsByContent = false
    /// As UIKit has it.
    open var numberOfSegments: Int { 0 }
    /// As UIKit has it: what it does on a device is not done here.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func removeAllSegments() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func setTitleTextAttributes(
      _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func setBackgroundImage(
      _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func setDividerImage(
      _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
      rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {}
  }

  /// `UIPageControl` as UIKit has it: a shell, so that sources compile.
  open class UIPageControl: UIControl {
    /// As UIKit has it: kept, and nothing depends on it.
    open var numberOfPages = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var currentPage = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var hidesForSinglePage = false
    /// As UIKit has it: kept, and nothing depends on it.
    open var pageIndicatorTintColor: UIColor?
    /// As UIKit has it: kept, and nothing depends on it.
    open var currentPageIndicatorTintColor: UIColor?
  }

  /// `UIDatePicker` as UIKit has it: a shell, so that sources compile.
  open class UIDatePicker: UIControl {
    /// As UIKit has it: kept, and nothing depends on it.
    open var date = Date(timeIntervalSinceReferenceDate: 0)
    /// As UIKit has it: kept, and nothing depends on it.
    open var minimumDate: Date?
    /// As UIKit has it: kept, and nothing depends on it.
    open var maximumDate: Date?
    /// As UIKit has it: kept, and nothing depends on it.
    open var datePickerMode = Mode.dateAndTime
    /// As UIKit has it: kept, and nothing depends on it.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    /// As UIKit has it: kept, and nothing depends on it.
    open var minuteInterval = 1
    /// As UIKit has it: kept, and nothing depends on it.
    open var locale: Locale?
    /// As UIKit has it: kept, and nothing depends on it.
    open var calendar: Calendar! = .current
    /// As UIKit has it: what it does on a device is not done here.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
    /// `Mode` as UIKit has it: a shell, so that sources compile.
    public enum Mode: Int, Sendable {
      /// `time` as UIKit has it.
      case time
      /// `date` as UIKit has it.
      case date
      /// `dateAndTime` as UIKit has it.
      case dateAndTime
      /// `countDownTimer` as UIKit has it.
      case countDownTimer
    }
  }

  /// `UIDatePickerStyle` as UIKit has it: a shell, so that sources compile.
  public enum UIDatePickerStyle: Int, Sendable {
    /// `automatic` as UIKit has it.
    case automatic
    /// `wheels` as UIKit has it.
    case wheels
    /// `compact` as UIKit has it.
    case compact
    /// `inline` as UIKit has it.
    case inline
  }

  /// `UIPickerView` as UIKit has it: a shell, so that sources compile.
  open class UIPickerView: UIView {
    /// As UIKit has it: kept, and nothing depends on it.
    open weak var delegate: (any UIPickerViewDelegate)?
    /// As UIKit has it: kept, and nothing depends on it.
    open weak var dataSource: (any UIPickerViewDataSource)?
    /// As UIKit has it: what it does on a device is not done here.
    open func reloadAllComponents() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func reloadComponent(_ component: Int) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
    /// As UIKit has it: what it does on a device is not done here.
    open func selectedRow(inComponent component: Int) -> Int { -1 }
  }

  /// `UIPickerViewDelegate` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UIPickerViewDelegate: AnyObject {}

  /// `UIPickerViewDataSource` as UIKit has it: a shell, so that sources compile.
  @MainActor @preconcurrency
  public protocol UIPickerViewDataSource: AnyObject {}

  /// `UIRefreshControl` as UIKit has it: a shell, so that sources compile.
  open class UIRefreshControl: UIControl {
    /// As UIKit has it.
    open var isRefreshing: Bool { false }
    /// As UIKit has it: kept, and nothing depends on it.
    open var attributedTitle: NSAttributedString?
    /// As UIKit has it: what it does on a device is not done here.
    open func beginRefreshing() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func endRefreshing() {}
  }

  /// `UIActivityIndicatorView` as UIKit has it: a shell, so that sources compile.
  open class UIActivityIndicatorView: UIView {
    /// One as UIKit makes it.
    public convenience init(style: Style) { self.init(frame: .zero) }
    /// As UIKit has it: kept, and nothing depends on it.
    open var style = Style.medium
    /// As UIKit has it: kept, and nothing depends on it.
    open var color: UIColor! = .gray
    /// As UIKit has it: kept, and nothing depends on it.
    open var hidesWhenStopped = true
    /// As UIKit has it: kept, and nothing depends on it.
    private(set) public var isAnimating = false
    /// As UIKit has it: what it does on a device is not done here.
    open func startAnimating() { isAnimating = true }
    /// As UIKit has it: what it does on a device is not done here.
    open func stopAnimating() { isAnimating = false }
    /// As UIKit has it.
    open override var intrinsicContentSize: CGSize {
      CGSize(width: style == .large ? 37 : 20, height: style == .large ? 37 : 20)
    }
    /// `Style` as UIKit has it: a shell, so that sources compile.
    public enum Style: Int, Sendable {
      /// `medium` as UIKit has it.
      case medium = 100
      /// `large` as UIKit has it.
      case large = 101
    }
  }

  /// `UIProgressView` as UIKit has it: a shell, so that sources compile.
  open class UIProgressView: UIView {
    /// One as UIKit makes it.
    public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
    /// As UIKit has it: kept, and nothing depends on it.
    open var progress: Float = 0
    /// As UIKit has it: kept, and nothing depends on it.
    open var progressTintColor: UIColor?
    /// As UIKit has it: kept, and nothing depends on it.
    open var trackTintColor: UIColor?
    /// As UIKit has it: what it does on a device is not done here.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    /// `Style` as UIKit has it: a shell, so that sources compile.
    public enum Style: Int, Sendable {
      /// `default` as UIKit has it.
      case `default`
      /// `bar` as UIKit has it.
      case bar
    }
  }

  /// `UIColorWell` as UIKit has it: a shell, so that sources compile.
  open class UIColorWell: UIControl {
    /// As UIKit has it: kept, and nothing depends on it.
    open var selectedColor: UIColor?
    /// As UIKit has it: kept, and nothing depends on it.
    open var supportsAlpha = true
    /// As UIKit has it: kept, and nothing depends on it.
    open var title: String?
  }
#endif
