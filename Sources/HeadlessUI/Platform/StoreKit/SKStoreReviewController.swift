#if !canImport(StoreKit)
  import Foundation

  extension _StoreKit {
    /// Asks the user for a review; here it does nothing.
    open class SKStoreReviewController: NSObject {
      /// As StoreKit has it: what it does on a device is not done here.
      public static func requestReview() {}
      /// As StoreKit has it: what it does on a device is not done here.
      @MainActor public static func requestReview(in windowScene: UIWindowScene) {}
    }

    /// An app that is recommended; none is shown here.
    open class SKOverlay {
      /// `Position` as StoreKit has it.
      public enum Position: Int, Sendable {
        /// `bottom` as StoreKit has it.
        case bottom
        /// `bottomRaised` as StoreKit has it.
        case bottomRaised
      }
      /// `Configuration` as StoreKit has it: a shell, so that sources compile.
      open class Configuration {
        init() {}
      }
      /// `AppConfiguration` as StoreKit has it: a shell, so that sources compile.
      open class AppConfiguration: Configuration {
        /// As StoreKit has it: kept, and nothing depends on it.
        open var appIdentifier: String
        /// As StoreKit has it: kept, and nothing depends on it.
        open var position: Position
        /// As StoreKit has it: kept, and nothing depends on it.
        open var userDismissible = true
        /// One as StoreKit makes it.
        public init(appIdentifier: String, position: Position) {
          self.appIdentifier = appIdentifier
          self.position = position
          super.init()
        }
      }
      /// One as StoreKit makes it.
      public init(configuration: Configuration) {}
      /// As StoreKit has it: what it does on a device is not done here.
      @MainActor open func present(in scene: UIWindowScene) {}
      /// As StoreKit has it: what it does on a device is not done here.
      @MainActor public static func dismiss(in scene: UIWindowScene) {}
    }

    /// The page of a product; none is shown here.
    open class SKStoreProductViewController: UIViewController {
      /// As StoreKit has it: kept, and nothing depends on it.
      open weak var delegate: (any SKStoreProductViewControllerDelegate)?
      /// As StoreKit has it: what it does on a device is not done here.
      open func loadProduct(
        withParameters parameters: [String: Any],
        completionBlock: ((Bool, (any Error)?) -> Void)? = nil
      ) {}
    }

    /// `SKStoreProductViewControllerDelegate` as StoreKit has it: a shell, so that sources compile.
    @MainActor @preconcurrency
    public protocol SKStoreProductViewControllerDelegate: AnyObject {}
  }
#endif
