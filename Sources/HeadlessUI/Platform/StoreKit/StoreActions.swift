#if !canImport(StoreKit)
  import Foundation

  extension _StoreKit {
    /// Asks the user for a review; here it does nothing.
    @MainActor
    public struct RequestReviewAction: Sendable {
      nonisolated init() {}
      /// As StoreKit has it: what it does on a device is not done here.
      public func callAsFunction() {}
    }

    /// Buys a product; here it does nothing.
    @MainActor
    public struct PurchaseAction: Sendable {
      nonisolated init() {}
      /// As StoreKit has it: nothing is bought here.
      public func callAsFunction(
        _ product: Product, options: Set<Product.PurchaseOption> = []
      ) async throws -> Product.PurchaseResult { .userCancelled }
    }

    /// Shows a message of the shop; here it does nothing.
    @MainActor
    public struct DisplayMessageAction: Sendable {
      nonisolated init() {}
      /// As StoreKit has it: what it does on a device is not done here.
      public func callAsFunction(_ message: Message) throws {}
    }

    /// A message of the shop; there is none here.
    public struct Message: Hashable, Sendable {
      /// `Reason` as StoreKit has it.
      public struct Reason: RawRepresentable, Hashable, Sendable {
        /// As StoreKit has it.
        public let rawValue: Int
        /// One as StoreKit makes it.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// `generic` as StoreKit has it.
        public static let generic = Reason(rawValue: 0)
        /// `priceIncreaseConsent` as StoreKit has it.
        public static let priceIncreaseConsent = Reason(rawValue: 1)
        /// `billingIssue` as StoreKit has it.
        public static let billingIssue = Reason(rawValue: 2)
      }
      /// As StoreKit has it.
      public let reason: Reason
      /// As StoreKit has it: there are none.
      public static var messages: EmptyUpdates<Message> { EmptyUpdates() }
      /// As StoreKit has it: what it does on a device is not done here.
      @MainActor public func display(in scene: UIWindowScene) throws {}
    }
  }

  extension EnvironmentValues {
    /// Asks the user for a review; here it does nothing.
    public var requestReview: _StoreKit.RequestReviewAction { _StoreKit.RequestReviewAction() }
    /// Buys a product; here it does nothing.
    public var purchase: _StoreKit.PurchaseAction { _StoreKit.PurchaseAction() }
    /// Shows a message of the shop; here it does nothing.
    public var displayStoreKitMessage: _StoreKit.DisplayMessageAction { .init() }
  }
#endif
