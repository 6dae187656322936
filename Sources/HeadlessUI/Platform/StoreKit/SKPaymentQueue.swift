#if !canImport(StoreKit)
  import Foundation

  extension _StoreKit {
    /// `SKPayment` as StoreKit has it: a shell, so that sources compile.
    open class SKPayment: NSObject, @unchecked Sendable {
      /// One as StoreKit makes it.
      public override init() { super.init() }
      /// One as StoreKit makes it.
      public convenience init(product: SKProduct) {
        self.init()
        productIdentifier = product.productIdentifier
      }
      /// As StoreKit has it.
      public private(set) var productIdentifier = ""
      /// As StoreKit has it.
      open var quantity: Int { 1 }
    }

    /// `SKMutablePayment` as StoreKit has it: a shell, so that sources compile.
    open class SKMutablePayment: SKPayment, @unchecked Sendable {
      /// As StoreKit has it: kept, and nothing depends on it.
      open var applicationUsername: String?
      /// As StoreKit has it: kept, and nothing depends on it.
      open var simulatesAskToBuyInSandbox = false
    }

    /// `SKPaymentTransactionState` as StoreKit has it.
    public enum SKPaymentTransactionState: Int, Sendable {
      /// `purchasing` as StoreKit has it.
      case purchasing
      /// `purchased` as StoreKit has it.
      case purchased
      /// `failed` as StoreKit has it.
      case failed
      /// `restored` as StoreKit has it.
      case restored
      /// `deferred` as StoreKit has it.
      case deferred
    }

    /// `SKPaymentTransaction` as StoreKit has it: a shell, so that sources compile.
    open class SKPaymentTransaction: NSObject, @unchecked Sendable {
      /// As StoreKit has it.
      open var transactionState: SKPaymentTransactionState { .purchasing }
      /// As StoreKit has it.
      open var payment: SKPayment { SKPayment() }
      /// As StoreKit has it.
      open var error: (any Error)? { nil }
      /// As StoreKit has it.
      open var transactionIdentifier: String? { nil }
      /// As StoreKit has it.
      open var transactionDate: Date? { nil }
      /// As StoreKit has it.
      open var original: SKPaymentTransaction? { nil }
    }

    /// `SKPaymentTransactionObserver` as StoreKit has it: a shell, so that sources compile.
    public protocol SKPaymentTransactionObserver: AnyObject {}

    /// `SKPaymentQueue` as StoreKit has it: nothing is bought here.
    open class SKPaymentQueue: NSObject, @unchecked Sendable {
      private static let shared = SKPaymentQueue()
      /// As StoreKit has it.
      public static func `default`() -> SKPaymentQueue { shared }
      /// As StoreKit has it.
      public static func canMakePayments() -> Bool { false }
      /// As StoreKit has it.
      open var transactions: [SKPaymentTransaction] { [] }
      /// As StoreKit has it: what it does on a device is not done here.
      open func add(_ payment: SKPayment) {}
      /// As StoreKit has it: what it does on a device is not done here.
      open func add(_ observer: any SKPaymentTransactionObserver) {}
      /// As StoreKit has it: what it does on a device is not done here.
      open func remove(_ observer: any SKPaymentTransactionObserver) {}
      /// As StoreKit has it: what it does on a device is not done here.
      open func finishTransaction(_ transaction: SKPaymentTransaction) {}
      /// As StoreKit has it: what it does on a device is not done here.
      open func restoreCompletedTransactions() {}
      /// As StoreKit has it: what it does on a device is not done here.
      open func presentCodeRedemptionSheet() {}
    }

    /// `SKError` as StoreKit has it: a shell, so that sources compile.
    public struct SKError: Error, Hashable, Sendable {
      /// `Code` as StoreKit has it.
      public enum Code: Int, Sendable {
        /// `unknown` as StoreKit has it.
        case unknown
        /// `clientInvalid` as StoreKit has it.
        case clientInvalid
        /// `paymentCancelled` as StoreKit has it.
        case paymentCancelled
        /// `paymentInvalid` as StoreKit has it.
        case paymentInvalid
        /// `paymentNotAllowed` as StoreKit has it.
        case paymentNotAllowed
        /// `storeProductNotAvailable` as StoreKit has it.
        case storeProductNotAvailable
      }
      /// As StoreKit has it.
      public let code: Code
      /// One as StoreKit makes it.
      public init(_ code: Code) { self.code = code }
      /// `paymentCancelled` as StoreKit has it.
      public static var paymentCancelled: Code { .paymentCancelled }
      /// `unknown` as StoreKit has it.
      public static var unknown: Code { .unknown }
    }
  }
#endif
