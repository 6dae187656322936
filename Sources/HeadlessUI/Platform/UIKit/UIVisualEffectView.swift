#if !canImport(UIKit)
  import Foundation

  /// `UIVisualEffectView` as UIKit has it: a shell, so that sources compile.
  open class UIVisualEffectView: UIView {
    /// One as UIKit makes it.
    public init(effect: UIVisualEffect?) {
      self.effect = effect
      super.init(frame: .zero)
    }
    /// One as UIKit makes it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// One as UIKit makes it.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// As UIKit has it: kept, and nothing depends on it.
    open var effect: UIVisualEffect?
    /// As UIKit has it: kept, and nothing depends on it.
    public let contentView = UIView()
  }

  /// `UIVisualEffect` as UIKit has it: a shell, so that sources compile.
  open class UIVisualEffect: @unchecked Sendable {
    /// One as UIKit makes it.
    public init() {}
  }

  /// `UIBlurEffect` as UIKit has it: a shell, so that sources compile.
  open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// One as UIKit makes it.
    public convenience init(style: Style) { self.init() }
    /// `Style` as UIKit has it: a shell, so that sources compile.
    public enum Style: Int, Sendable {
      /// `extraLight` as UIKit has it.
      case extraLight
      /// `light` as UIKit has it.
      case light
      /// `dark` as UIKit has it.
      case dark
      /// `regular` as UIKit has it.
      case regular = 4
      /// `prominent` as UIKit has it.
      case prominent
      /// `systemUltraThinMaterial` as UIKit has it.
      case systemUltraThinMaterial
      /// `systemThinMaterial` as UIKit has it.
      case systemThinMaterial
      /// `systemMaterial` as UIKit has it.
      case systemMaterial
      /// `systemThickMaterial` as UIKit has it.
      case systemThickMaterial
      /// `systemChromeMaterial` as UIKit has it.
      case systemChromeMaterial
      /// `systemUltraThinMaterialLight` as UIKit has it.
      case systemUltraThinMaterialLight
      /// `systemThinMaterialLight` as UIKit has it.
      case systemThinMaterialLight
      /// `systemMaterialLight` as UIKit has it.
      case systemMaterialLight
      /// `systemThickMaterialLight` as UIKit has it.
      case systemThickMaterialLight
      /// `systemChromeMaterialLight` as UIKit has it.
      case systemChromeMaterialLight
      /// `systemUltraThinMaterialDark` as UIKit has it.
      case systemUltraThinMaterialDark
      /// `systemThinMaterialDark` as UIKit has it.
      case systemThinMaterialDark
      /// `systemMaterialDark` as UIKit has it.
      case systemMaterialDark
      /// `systemThickMaterialDark` as UIKit has it.
      case systemThickMaterialDark
      /// `systemChromeMaterialDark` as UIKit has it.
      case systemChromeMaterialDark
    }
  }

  /// `UIVibrancyEffect` as UIKit has it: a shell, so that sources compile.
  open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    /// One as UIKit makes it.
    public convenience init(blurEffect: UIBlurEffect) { self.init() }
  }
#endif
