#if !canImport(StoreKit)
  import Foundation

  extension _StoreKit {
    /// `SKProduct` as StoreKit has it: a shell, so that sources compile.
    open class SKProduct: NSObject, @unchecked Sendable {
      /// As StoreKit has it.
      open var productIdentifier: String { "" }
      /// As StoreKit has it.
      open var localizedTitle: String { "" }
      /// As StoreKit has it.
      open var localizedDescription: String { "" }
      /// As StoreKit has it.
      open var price: NSDecimalNumber { .zero }
      /// As StoreKit has it.
      open var priceLocale: Locale { Locale(identifier: "en_US") }
      /// As StoreKit has it.
      open var isFamilyShareable: Bool { false }
      /// As StoreKit has it.
      open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
      /// As StoreKit has it.
      open var introductoryPrice: SKProductDiscount? { nil }
      /// As StoreKit has it.
      open var discounts: [SKProductDiscount] { [] }
      /// As StoreKit has it.
      open var subscriptionGroupIdentifier: String? { nil }

      /// `PeriodUnit` as StoreKit has it.
      public enum PeriodUnit: UInt, Sendable {
        /// `day` as StoreKit has it.
        case day
        /// `week` as StoreKit has it.
        case week
        /// `month` as StoreKit has it.
        case month
        /// `year` as StoreKit has it.
        case year
      }
    }

    /// `SKProductSubscriptionPeriod` as StoreKit has it: a shell, so that sources compile.
    open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
      /// As StoreKit has it.
      open var numberOfUnits: Int { 0 }
      /// As StoreKit has it.
      open var unit: SKProduct.PeriodUnit { .day }
    }

    /// `SKProductDiscount` as StoreKit has it: a shell, so that sources compile.
    open class SKProductDiscount: NSObject, @unchecked Sendable {
      /// `PaymentMode` as StoreKit has it.
      public enum PaymentMode: UInt, Sendable {
        /// `payAsYouGo` as StoreKit has it.
        case payAsYouGo
        /// `payUpFront` as StoreKit has it.
        case payUpFront
        /// `freeTrial` as StoreKit has it.
        case freeTrial
      }
      /// As StoreKit has it.
      open var price: NSDecimalNumber { .zero }
      /// As StoreKit has it.
      open var priceLocale: Locale { Locale(identifier: "en_US") }
      /// As StoreKit has it.
      open var paymentMode: PaymentMode { .payAsYouGo }
      /// As StoreKit has it.
      open var numberOfPeriods: Int { 0 }
      /// As StoreKit has it.
      open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    }

    /// `SKRequest` as StoreKit has it: nothing is asked here.
    open class SKRequest: NSObject, @unchecked Sendable {
      /// As StoreKit has it: what it does on a device is not done here.
      open func start() {}
      /// As StoreKit has it: what it does on a device is not done here.
      open func cancel() {}
    }

    /// `SKProductsRequest` as StoreKit has it: nothing is asked here.
    open class SKProductsRequest: SKRequest, @unchecked Sendable {
      /// One as StoreKit makes it.
      public init(productIdentifiers: Set<String>) { super.init() }
      /// One of no products.
      public override init() { super.init() }
      /// As StoreKit has it: kept, and nothing depends on it.
      open weak var delegate: (any SKProductsRequestDelegate)?
    }

    /// `SKReceiptRefreshRequest` as StoreKit has it: nothing is asked here.
    open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
      /// One as StoreKit makes it.
      public init(receiptProperties properties: [String: Any]? = nil) { super.init() }
      /// As StoreKit has it: kept, and nothing depends on it.
      open weak var delegate: (any SKRequestDelegate)?
    }

    /// `SKProductsResponse` as StoreKit has it: a shell, so that sources compile.
    open class SKProductsResponse: NSObject, @unchecked Sendable {
      /// As StoreKit has it.
      open var products: [SKProduct] { [] }
      /// As StoreKit has it.
      open var invalidProductIdentifiers: [String] { [] }
    }

    /// `SKRequestDelegate` as StoreKit has it: a shell, so that sources compile.
    public protocol SKRequestDelegate: AnyObject {}

    /// `SKProductsRequestDelegate` as StoreKit has it: a shell, so that sources compile.
    public protocol SKProductsRequestDelegate: SKRequestDelegate {}
  }
#endif
