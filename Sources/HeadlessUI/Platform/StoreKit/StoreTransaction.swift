#if !canImport(StoreKit)
  import Foundation

  extension _StoreKit {
    /// What was bought; there is none here.
    public struct Transaction: Identifiable, Hashable, Sendable {
      /// As StoreKit has it.
      public let id: UInt64
      /// As StoreKit has it.
      public let originalID: UInt64
      /// As StoreKit has it.
      public let productID: String
      /// As StoreKit has it.
      public let subscriptionGroupID: String?
      /// As StoreKit has it.
      public let purchaseDate: Date
      /// As StoreKit has it.
      public let originalPurchaseDate: Date
      /// As StoreKit has it.
      public let expirationDate: Date?
      /// As StoreKit has it.
      public let purchasedQuantity: Int
      /// As StoreKit has it.
      public let isUpgraded: Bool
      /// As StoreKit has it.
      public let revocationDate: Date?
      /// As StoreKit has it.
      public let revocationReason: RevocationReason?
      /// As StoreKit has it.
      public let productType: Product.ProductType
      /// As StoreKit has it.
      public let ownershipType: OwnershipType
      /// As StoreKit has it.
      public let appAccountToken: UUID?
      /// As StoreKit has it.
      public let offerType: OfferType?
      /// As StoreKit has it.
      public let offerID: String?
      /// As StoreKit has it.
      public let price: Decimal?
      /// As StoreKit has it.
      public let environment: AppStore.Environment
      /// As StoreKit has it.
      public let appBundleID: String
      /// As StoreKit has it.
      public let signedDate: Date

      /// As StoreKit has it.
      public var jsonRepresentation: Data { Data() }
      /// As StoreKit has it.
      public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { nil } }
      /// As StoreKit has it: what it does on a device is not done here.
      public func finish() async {}
      /// As StoreKit has it: what it does on a device is not done here.
      @discardableResult
      @MainActor public func beginRefundRequest(
        in scene: UIWindowScene
      ) async throws -> RefundRequestStatus { .userCancelled }

      /// As StoreKit has it: there are none.
      public static var updates: Transactions { Transactions() }
      /// As StoreKit has it: there are none.
      public static var all: Transactions { Transactions() }
      /// As StoreKit has it: there are none.
      public static var currentEntitlements: Transactions { Transactions() }
      /// As StoreKit has it: there are none.
      public static var unfinished: Transactions { Transactions() }
      /// As StoreKit has it: there are none.
      public static func currentEntitlements(for productID: String) -> Transactions { .init() }
      /// As StoreKit has it.
      public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
        nil
      }
      /// As StoreKit has it.
      public static func currentEntitlement(
        for productID: String
      ) async -> VerificationResult<Transaction>? { nil }
    }

    /// What comes from a shop: nothing, and then the end.
    public struct EmptyUpdates<Element>: AsyncSequence, AsyncIteratorProtocol, Sendable {
      init() {}
      /// As StoreKit has it.
      public mutating func next() async -> Element? { nil }
      /// As StoreKit has it.
      public func makeAsyncIterator() -> EmptyUpdates { self }
    }
  }

  extension _StoreKit.Transaction {
    /// As StoreKit has it.
    public typealias Transactions = _StoreKit.EmptyUpdates<
      _StoreKit.VerificationResult<_StoreKit.Transaction>
    >

    /// `RevocationReason` as StoreKit has it.
    public struct RevocationReason: RawRepresentable, Hashable, Sendable {
      /// As StoreKit has it.
      public let rawValue: Int
      /// One as StoreKit makes it.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// `developerIssue` as StoreKit has it.
      public static let developerIssue = RevocationReason(rawValue: 1)
      /// `other` as StoreKit has it.
      public static let other = RevocationReason(rawValue: 0)
    }

    /// `OwnershipType` as StoreKit has it.
    public struct OwnershipType: RawRepresentable, Hashable, Sendable {
      /// As StoreKit has it.
      public let rawValue: String
      /// One as StoreKit makes it.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// `purchased` as StoreKit has it.
      public static let purchased = OwnershipType(rawValue: "PURCHASED")
      /// `familyShared` as StoreKit has it.
      public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }

    /// `OfferType` as StoreKit has it.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      /// As StoreKit has it.
      public let rawValue: Int
      /// One as StoreKit makes it.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// `introductory` as StoreKit has it.
      public static let introductory = OfferType(rawValue: 1)
      /// `promotional` as StoreKit has it.
      public static let promotional = OfferType(rawValue: 2)
      /// `code` as StoreKit has it.
      public static let code = OfferType(rawValue: 3)
      /// `winBack` as StoreKit has it.
      public static let winBack = OfferType(rawValue: 4)
    }

    /// `RefundRequestStatus` as StoreKit has it.
    public enum RefundRequestStatus: Hashable, Sendable {
      /// `userCancelled` as StoreKit has it.
      case userCancelled
      /// `success` as StoreKit has it.
      case success
    }

    /// `RefundRequestError` as StoreKit has it.
    public enum RefundRequestError: Error, Hashable, Sendable {
      /// `duplicateRequest` as StoreKit has it.
      case duplicateRequest
      /// `failed` as StoreKit has it.
      case failed
    }
  }
#endif
