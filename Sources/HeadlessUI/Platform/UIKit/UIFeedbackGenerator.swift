#if !canImport(UIKit)
  import Foundation

  /// Haptics of UIKit: nothing is felt here.
  @MainActor @preconcurrency
  open class UIFeedbackGenerator {
    /// One as UIKit makes it.
    public nonisolated init() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func prepare() {}
  }

  /// `UIImpactFeedbackGenerator` as UIKit has it: a shell, so that sources compile.
  open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// One as UIKit makes it.
    public nonisolated convenience init(style: FeedbackStyle) { self.init() }
    /// One as UIKit makes it.
    public nonisolated convenience init(style: FeedbackStyle, view: UIView) { self.init() }
    /// As UIKit has it: what it does on a device is not done here.
    open func impactOccurred() {}
    /// As UIKit has it: what it does on a device is not done here.
    open func impactOccurred(intensity: CGFloat) {}
    /// `FeedbackStyle` as UIKit has it: a shell, so that sources compile.
    public enum FeedbackStyle: Int, Sendable {
      /// `light` as UIKit has it.
      case light
      /// `medium` as UIKit has it.
      case medium
      /// `heavy` as UIKit has it.
      case heavy
      /// `soft` as UIKit has it.
      case soft
      /// `rigid` as UIKit has it.
      case rigid
    }
  }

  /// `UINotificationFeedbackGenerator` as UIKit has it: a shell, so that sources compile.
  open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// As UIKit has it: what it does on a device is not done here.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
    /// `FeedbackType` as UIKit has it: a shell, so that sources compile.
    public enum FeedbackType: Int, Sendable {
      /// `success` as UIKit has it.
      case success
      /// `warning` as UIKit has it.
      case warning
      /// `error` as UIKit has it.
      case error
    }
  }

  /// `UISelectionFeedbackGenerator` as UIKit has it: a shell, so that sources compile.
  open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// As UIKit has it: what it does on a device is not done here.
    open func selectionChanged() {}
  }
#endif
