#if !canImport(StoreKit)
  import Foundation

  extension _StoreKit {
    /// What can be bought; there is none here, as no shop is asked.
    public struct Product: Identifiable, Hashable, Sendable {
      /// As StoreKit has it.
      public let id: String
      /// As StoreKit has it.
      public let type: ProductType
      /// As StoreKit has it.
      public let displayName: String
      /// As StoreKit has it.
      public let description: String
      /// As StoreKit has it.
      public let price: Decimal
      /// As StoreKit has it.
      public let displayPrice: String
      /// As StoreKit has it.
      public let isFamilyShareable: Bool
      /// As StoreKit has it.
      public let subscription: SubscriptionInfo?

      /// As StoreKit has it: no product is found here.
      public static func products(for identifiers: some Collection<String>) async throws
        -> [Product]
      {
        []
      }
      /// As StoreKit has it.
      public var jsonRepresentation: Data { Data() }
      /// As StoreKit has it.
      public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
      /// As StoreKit has it: nothing is bought here.
      public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        .userCancelled
      }
      /// As StoreKit has it: nothing is bought here.
      @MainActor public func purchase(
        confirmIn scene: UIScene, options: Set<PurchaseOption> = []
      ) async throws -> PurchaseResult { .userCancelled }
      /// As StoreKit has it.
      public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
      /// As StoreKit has it.
      public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
      /// As StoreKit has it: there are none.
      public var currentEntitlements: Transaction.Transactions { Transaction.Transactions() }
    }
  }

  extension _StoreKit.Product {
    /// `ProductType` as StoreKit has it.
    public struct ProductType: RawRepresentable, Hashable, Sendable {
      /// As StoreKit has it.
      public let rawValue: String
      /// One as StoreKit makes it.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// `consumable` as StoreKit has it.
      public static let consumable = ProductType(rawValue: "Consumable")
      /// `nonConsumable` as StoreKit has it.
      public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
      /// `nonRenewable` as StoreKit has it.
      public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
      /// `autoRenewable` as StoreKit has it.
      public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
      /// As StoreKit has it.
      public var localizedDescription: String { rawValue }
    }

    /// `PurchaseResult` as StoreKit has it.
    public enum PurchaseResult: Sendable {
      /// `success` as StoreKit has it.
      case success(_StoreKit.VerificationResult<_StoreKit.Transaction>)
      /// `userCancelled` as StoreKit has it.
      case userCancelled
      /// `pending` as StoreKit has it.
      case pending
    }

    /// `PurchaseOption` as StoreKit has it: a shell, so that sources compile.
    public struct PurchaseOption: Hashable, Sendable {
      private let name: String
      private let value: String
      /// As StoreKit has it.
      public static func appAccountToken(_ token: UUID) -> PurchaseOption {
        PurchaseOption(name: "appAccountToken", value: token.uuidString)
      }
      /// As StoreKit has it.
      public static func quantity(_ quantity: Int) -> PurchaseOption {
        PurchaseOption(name: "quantity", value: "\(quantity)")
      }
      /// As StoreKit has it.
      public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
        PurchaseOption(name: "simulatesAskToBuyInSandbox", value: "\(simulateAskToBuy)")
      }
      /// As StoreKit has it.
      public static func onStorefrontChange(
        shouldContinuePurchase: @escaping @Sendable (_StoreKit.Storefront) -> Bool
      ) -> PurchaseOption { PurchaseOption(name: "onStorefrontChange", value: "") }
      /// As StoreKit has it.
      public static func promotionalOffer(
        offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
      ) -> PurchaseOption { PurchaseOption(name: "promotionalOffer", value: offerID) }
      /// As StoreKit has it.
      public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption {
        PurchaseOption(name: "winBackOffer", value: offer.id ?? "")
      }
      /// As StoreKit has it.
      public static func custom(key: String, value: String) -> PurchaseOption {
        PurchaseOption(name: key, value: value)
      }
    }

    /// `PurchaseError` as StoreKit has it.
    public enum PurchaseError: LocalizedError, Hashable, Sendable {
      /// `invalidQuantity` as StoreKit has it.
      case invalidQuantity
      /// `productUnavailable` as StoreKit has it.
      case productUnavailable
      /// `purchaseNotAllowed` as StoreKit has it.
      case purchaseNotAllowed
      /// `ineligibleForOffer` as StoreKit has it.
      case ineligibleForOffer
      /// `invalidOfferIdentifier` as StoreKit has it.
      case invalidOfferIdentifier
      /// `invalidOfferPrice` as StoreKit has it.
      case invalidOfferPrice
      /// `invalidOfferSignature` as StoreKit has it.
      case invalidOfferSignature
      /// `missingOfferParameters` as StoreKit has it.
      case missingOfferParameters
    }

    /// `TaskState` as StoreKit has it.
    public enum TaskState: Sendable {
      /// `loading` as StoreKit has it.
      case loading
      /// `unavailable` as StoreKit has it.
      case unavailable
      /// `failure` as StoreKit has it.
      case failure(any Error)
      /// `success` as StoreKit has it.
      case success(_StoreKit.Product)
      /// As StoreKit has it.
      public var product: _StoreKit.Product? { if case .success(let it) = self { it } else { nil } }
    }

    /// `CollectionTaskState` as StoreKit has it.
    public enum CollectionTaskState: Sendable {
      /// `loading` as StoreKit has it.
      case loading
      /// `failure` as StoreKit has it.
      case failure(any Error)
      /// `success` as StoreKit has it.
      case success([_StoreKit.Product], unavailable: [String])
      /// As StoreKit has it.
      public var products: [_StoreKit.Product] {
        if case .success(let products, _) = self { products } else { [] }
      }
    }
  }
#endif
