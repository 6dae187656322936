#if !canImport(StoreKit)
  import Foundation

  extension View {
    /// Which buttons a shop has; the layout stays.
    nonisolated public func storeButton(
      _ visibility: Visibility, for buttonKinds: _StoreKit.StoreButtonKind...
    ) -> some View { recorded("storeButton") }
    /// How products are shown; the layout stays.
    nonisolated public func productViewStyle(
      _ style: some _StoreKit.ProductViewStyle
    ) -> some View { recorded("productViewStyle") }
    /// Whether the descriptions of products are shown; the layout stays.
    nonisolated public func productDescription(_ visibility: Visibility) -> some View {
      recorded("productDescription")
    }
    /// A border around the icons of products; the layout stays.
    nonisolated public func productIconBorder() -> some View { recorded("productIconBorder") }
    /// What is done before something is bought: nothing here.
    nonisolated public func onInAppPurchaseStart(
      perform action: ((_StoreKit.Product) async -> Void)?
    ) -> some View { recorded("onInAppPurchaseStart") }
    /// What is done after something was bought: nothing here.
    nonisolated public func onInAppPurchaseCompletion(
      perform action:
        ((_StoreKit.Product, Result<_StoreKit.Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View { recorded("onInAppPurchaseCompletion") }
    /// How something is bought: it is not here.
    nonisolated public func inAppPurchaseOptions(
      _ options: ((_StoreKit.Product) async -> Set<_StoreKit.Product.PurchaseOption>?)?
    ) -> some View { recorded("inAppPurchaseOptions") }
    /// What is done with what was bought: nothing here.
    nonisolated public func currentEntitlementTask(
      for productID: String, priority: TaskPriority = .medium,
      action:
        @escaping (
          _StoreKit.EntitlementTaskState<_StoreKit.VerificationResult<_StoreKit.Transaction>?>
        ) async -> Void
    ) -> some View { recorded("currentEntitlementTask") }
    /// What is done with a product: nothing here.
    nonisolated public func storeProductTask(
      for id: String, priority: TaskPriority = .medium,
      action: @escaping (_StoreKit.Product.TaskState) async -> Void
    ) -> some View { recorded("storeProductTask") }
    /// What is done with products: nothing here.
    nonisolated public func storeProductsTask(
      for ids: some Collection<String> & Equatable, priority: TaskPriority = .medium,
      action: @escaping (_StoreKit.Product.CollectionTaskState) async -> Void
    ) -> some View { recorded("storeProductsTask") }
    /// A sheet with the user's subscriptions, which is not shown; the layout stays.
    nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
      recorded("manageSubscriptionsSheet")
    }
    /// A sheet with the user's subscriptions, which is not shown; the layout stays.
    nonisolated public func manageSubscriptionsSheet(
      isPresented: Binding<Bool>, subscriptionGroupID: String
    ) -> some View { recorded("manageSubscriptionsSheet") }
    /// A sheet for a code, which is not shown; the layout stays.
    nonisolated public func offerCodeRedemption(
      isPresented: Binding<Bool>,
      onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View { recorded("offerCodeRedemption") }
    /// A sheet that asks for money back, which is not shown; the layout stays.
    nonisolated public func refundRequestSheet(
      for transactionID: UInt64, isPresented: Binding<Bool>,
      onDismiss: (
        (
          Result<
            _StoreKit.Transaction.RefundRequestStatus, _StoreKit.Transaction.RefundRequestError
          >
        ) -> Void
      )? = nil
    ) -> some View { recorded("refundRequestSheet") }
    /// An app that is recommended, which is not shown; the layout stays.
    nonisolated public func appStoreOverlay(
      isPresented: Binding<Bool>,
      configuration: @escaping () -> _StoreKit.SKOverlay.Configuration
    ) -> some View { recorded("appStoreOverlay") }
  }

  extension _StoreKit {
    /// `StoreButtonKind` as StoreKit has it.
    public struct StoreButtonKind: Hashable, Sendable {
      private let name: String
      /// `cancellation` as StoreKit has it.
      public static let cancellation = StoreButtonKind(name: "cancellation")
      /// `restorePurchases` as StoreKit has it.
      public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
      /// `redeemCode` as StoreKit has it.
      public static let redeemCode = StoreButtonKind(name: "redeemCode")
      /// `signIn` as StoreKit has it.
      public static let signIn = StoreButtonKind(name: "signIn")
      /// `policies` as StoreKit has it.
      public static let policies = StoreButtonKind(name: "policies")
    }
  }
#endif
