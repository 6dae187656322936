#if !canImport(StoreKit)
  import Foundation

  extension _StoreKit.Product {
    /// What a subscription offers; there is none here.
    public struct SubscriptionInfo: Hashable, Sendable {
      /// As StoreKit has it.
      public let introductoryOffer: SubscriptionOffer?
      /// As StoreKit has it.
      public let promotionalOffers: [SubscriptionOffer]
      /// As StoreKit has it.
      public let winBackOffers: [SubscriptionOffer]
      /// As StoreKit has it.
      public let subscriptionGroupID: String
      /// As StoreKit has it.
      public let subscriptionPeriod: SubscriptionPeriod
      /// As StoreKit has it.
      public let groupLevel: Int
      /// As StoreKit has it.
      public let groupDisplayName: String
      /// As StoreKit has it.
      public var isEligibleForIntroOffer: Bool { get async { false } }
      /// As StoreKit has it.
      public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
      /// As StoreKit has it.
      public var status: [Status] { get async throws { [] } }
      /// As StoreKit has it.
      public static func status(for groupID: String) async throws -> [Status] { [] }
    }

    /// `SubscriptionPeriod` as StoreKit has it.
    public struct SubscriptionPeriod: Hashable, Sendable {
      /// `Unit` as StoreKit has it.
      public enum Unit: Hashable, Sendable {
        /// `day` as StoreKit has it.
        case day
        /// `week` as StoreKit has it.
        case week
        /// `month` as StoreKit has it.
        case month
        /// `year` as StoreKit has it.
        case year
        /// As StoreKit has it.
        public var localizedDescription: String { "\(self)" }
      }
      /// As StoreKit has it.
      public let unit: Unit
      /// As StoreKit has it.
      public let value: Int
      /// `weekly` as StoreKit has it.
      public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
      /// `monthly` as StoreKit has it.
      public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
      /// `yearly` as StoreKit has it.
      public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
      /// `everyThreeDays` as StoreKit has it.
      public static let everyThreeDays = SubscriptionPeriod(unit: .day, value: 3)
      /// `everyTwoWeeks` as StoreKit has it.
      public static let everyTwoWeeks = SubscriptionPeriod(unit: .week, value: 2)
      /// `everyTwoMonths` as StoreKit has it.
      public static let everyTwoMonths = SubscriptionPeriod(unit: .month, value: 2)
      /// `everyThreeMonths` as StoreKit has it.
      public static let everyThreeMonths = SubscriptionPeriod(unit: .month, value: 3)
      /// `everySixMonths` as StoreKit has it.
      public static let everySixMonths = SubscriptionPeriod(unit: .month, value: 6)
    }

    /// `SubscriptionOffer` as StoreKit has it.
    public struct SubscriptionOffer: Hashable, Sendable {
      /// `OfferType` as StoreKit has it.
      public struct OfferType: RawRepresentable, Hashable, Sendable {
        /// As StoreKit has it.
        public let rawValue: String
        /// One as StoreKit makes it.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// `introductory` as StoreKit has it.
        public static let introductory = OfferType(rawValue: "Introductory")
        /// `promotional` as StoreKit has it.
        public static let promotional = OfferType(rawValue: "Promotional")
        /// `winBack` as StoreKit has it.
        public static let winBack = OfferType(rawValue: "WinBack")
      }
      /// `PaymentMode` as StoreKit has it.
      public struct PaymentMode: RawRepresentable, Hashable, Sendable {
        /// As StoreKit has it.
        public let rawValue: String
        /// One as StoreKit makes it.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// `payAsYouGo` as StoreKit has it.
        public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
        /// `payUpFront` as StoreKit has it.
        public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
        /// `freeTrial` as StoreKit has it.
        public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
        /// As StoreKit has it.
        public var localizedDescription: String { rawValue }
      }
      /// As StoreKit has it.
      public let id: String?
      /// As StoreKit has it.
      public let type: OfferType
      /// As StoreKit has it.
      public let price: Decimal
      /// As StoreKit has it.
      public let displayPrice: String
      /// As StoreKit has it.
      public let period: SubscriptionPeriod
      /// As StoreKit has it.
      public let periodCount: Int
      /// As StoreKit has it.
      public let paymentMode: PaymentMode
    }

    /// `SubscriptionRelationship` as StoreKit has it.
    public struct SubscriptionRelationship: OptionSet, Sendable {
      /// As StoreKit has it.
      public let rawValue: Int
      /// One as StoreKit makes it.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// `current` as StoreKit has it.
      public static let current = SubscriptionRelationship(rawValue: 1)
      /// `upgrade` as StoreKit has it.
      public static let upgrade = SubscriptionRelationship(rawValue: 2)
      /// `downgrade` as StoreKit has it.
      public static let downgrade = SubscriptionRelationship(rawValue: 4)
      /// `crossgrade` as StoreKit has it.
      public static let crossgrade = SubscriptionRelationship(rawValue: 8)
      /// `all` as StoreKit has it.
      public static let all = SubscriptionRelationship(rawValue: 15)
    }
  }
#endif
