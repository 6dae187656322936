#if !canImport(StoreKit)
  import Foundation

  extension _StoreKit {
    /// The shop; nothing is asked of it here.
    public enum AppStore {
      /// `Environment` as StoreKit has it.
      public struct Environment: RawRepresentable, Hashable, Sendable {
        /// As StoreKit has it.
        public let rawValue: String
        /// One as StoreKit makes it.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// `production` as StoreKit has it.
        public static let production = Environment(rawValue: "Production")
        /// `sandbox` as StoreKit has it.
        public static let sandbox = Environment(rawValue: "Sandbox")
        /// `xcode` as StoreKit has it.
        public static let xcode = Environment(rawValue: "Xcode")
      }
      /// As StoreKit has it.
      public static var canMakePayments: Bool { false }
      /// As StoreKit has it.
      public static var deviceVerificationID: UUID? { nil }
      /// As StoreKit has it: what it does on a device is not done here.
      public static func sync() async throws {}
      /// As StoreKit has it: what it does on a device is not done here.
      @MainActor public static func requestReview(in scene: UIWindowScene) {}
      /// As StoreKit has it: what it does on a device is not done here.
      @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
      /// As StoreKit has it: what it does on a device is not done here.
      @MainActor public static func showManageSubscriptions(
        in scene: UIWindowScene, subscriptionGroupID: String
      ) async throws {}
      /// As StoreKit has it: what it does on a device is not done here.
      @MainActor public static func presentOfferCodeRedeemSheet(
        in scene: UIWindowScene
      ) async throws {}
    }

    /// `AppTransaction` as StoreKit has it: there is none here.
    public struct AppTransaction: Hashable, Sendable {
      /// As StoreKit has it.
      public let appVersion: String
      /// As StoreKit has it.
      public let originalAppVersion: String
      /// As StoreKit has it.
      public let originalPurchaseDate: Date
      /// As StoreKit has it.
      public let bundleID: String
      /// As StoreKit has it.
      public let environment: AppStore.Environment
      /// As StoreKit has it: there is none.
      public static var shared: VerificationResult<AppTransaction> {
        get async throws { throw StoreKitError.unknown }
      }
      /// As StoreKit has it: there is none.
      public static func refresh() async throws -> VerificationResult<AppTransaction> {
        throw StoreKitError.unknown
      }
    }

    /// `Storefront` as StoreKit has it: none is known here.
    public struct Storefront: Identifiable, Hashable, Sendable {
      /// As StoreKit has it.
      public let id: String
      /// As StoreKit has it.
      public let countryCode: String
      /// As StoreKit has it.
      public static var current: Storefront? { get async { nil } }
      /// As StoreKit has it: there are none.
      public static var updates: EmptyUpdates<Storefront> { EmptyUpdates() }
    }

    /// `StoreKitError` as StoreKit has it.
    public enum StoreKitError: LocalizedError, Sendable {
      /// `unknown` as StoreKit has it.
      case unknown
      /// `userCancelled` as StoreKit has it.
      case userCancelled
      /// `networkError` as StoreKit has it.
      case networkError(any Error)
      /// `systemError` as StoreKit has it.
      case systemError(any Error)
      /// `notAvailableInStorefront` as StoreKit has it.
      case notAvailableInStorefront
      /// `notEntitled` as StoreKit has it.
      case notEntitled
      /// `unsupported` as StoreKit has it.
      case unsupported
    }
  }
#endif
