#if !canImport(StoreKit)
  import Foundation

  extension _StoreKit.Product.SubscriptionInfo {
    /// What became of a subscription; nothing is subscribed here.
    public struct Status: Hashable, Sendable {
      /// As StoreKit has it.
      public let state: RenewalState
      /// As StoreKit has it.
      public let transaction: _StoreKit.VerificationResult<_StoreKit.Transaction>
      /// As StoreKit has it.
      public let renewalInfo: _StoreKit.VerificationResult<RenewalInfo>
      /// As StoreKit has it: there are none.
      public static var updates: _StoreKit.EmptyUpdates<Status> { .init() }
      /// As StoreKit has it: there are none.
      public static var all: _StoreKit.EmptyUpdates<(groupID: String, statuses: [Status])> {
        .init()
      }
    }

    /// `RenewalState` as StoreKit has it.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      /// As StoreKit has it.
      public let rawValue: Int
      /// One as StoreKit makes it.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// `subscribed` as StoreKit has it.
      public static let subscribed = RenewalState(rawValue: 1)
      /// `expired` as StoreKit has it.
      public static let expired = RenewalState(rawValue: 2)
      /// `inBillingRetryPeriod` as StoreKit has it.
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      /// `inGracePeriod` as StoreKit has it.
      public static let inGracePeriod = RenewalState(rawValue: 4)
      /// `revoked` as StoreKit has it.
      public static let revoked = RenewalState(rawValue: 5)
      /// As StoreKit has it.
      public var localizedDescription: String { "\(rawValue)" }
    }

    /// `RenewalInfo` as StoreKit has it.
    public struct RenewalInfo: Hashable, Sendable {
      /// `ExpirationReason` as StoreKit has it.
      public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
        /// As StoreKit has it.
        public let rawValue: Int
        /// One as StoreKit makes it.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// `autoRenewDisabled` as StoreKit has it.
        public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
        /// `billingError` as StoreKit has it.
        public static let billingError = ExpirationReason(rawValue: 2)
        /// `didNotConsentToPriceIncrease` as StoreKit has it.
        public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
        /// `productUnavailable` as StoreKit has it.
        public static let productUnavailable = ExpirationReason(rawValue: 4)
        /// `unknown` as StoreKit has it.
        public static let unknown = ExpirationReason(rawValue: 5)
      }
      /// As StoreKit has it.
      public let originalTransactionID: UInt64
      /// As StoreKit has it.
      public let currentProductID: String
      /// As StoreKit has it.
      public let willAutoRenew: Bool
      /// As StoreKit has it.
      public let autoRenewPreference: String?
      /// As StoreKit has it.
      public let expirationReason: ExpirationReason?
      /// As StoreKit has it.
      public let isInBillingRetry: Bool
      /// As StoreKit has it.
      public let gracePeriodExpirationDate: Date?
      /// As StoreKit has it.
      public let renewalDate: Date?
      /// As StoreKit has it.
      public let offerID: String?
    }
  }
#endif
