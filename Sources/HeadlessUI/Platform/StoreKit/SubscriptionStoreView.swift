#if !canImport(StoreKit)
  import Foundation

  extension _StoreKit {
    /// Subscriptions that are for sale: nothing is loaded, so that it is as large as proposed, with the
    /// words and pictures that advertise them.
    public struct SubscriptionStoreView<Content: View> {
      private let content: Content
    }

    /// An offer of a subscription: nothing is loaded, so that it is as large as proposed.
    public struct SubscriptionOfferView: View {
      /// One as StoreKit makes it.
      public nonisolated init(id productID: String, prefersPromotionalIcon: Bool = false) {}
      /// One as StoreKit makes it.
      public nonisolated init(_ product: Product, prefersPromotionalIcon: Bool = false) {}
      /// One as StoreKit makes it.
      public nonisolated init(
        groupID: String, visibleRelationship: Product.SubscriptionRelationship
      ) {}
      /// One as StoreKit makes it.
      public nonisolated init(
        id productID: String, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: () -> some View
      ) {}
      /// As StoreKit has it.
      public var body: some View { _StandIn("an offer is not loaded here") }
    }
  }

  extension _StoreKit.SubscriptionStoreView: View {
    /// As StoreKit has it.
    public var body: some View {
      _StandIn("subscriptions are not loaded here").overlay {
        ScrollView { content.frame(maxWidth: .infinity) }
      }
    }
  }

  extension _StoreKit.SubscriptionStoreView where Content == EmptyView {
    /// One as StoreKit makes it.
    public nonisolated init(
      groupID: String, visibleRelationships: _StoreKit.Product.SubscriptionRelationship = .all
    ) { content = EmptyView() }
    /// One as StoreKit makes it.
    public nonisolated init(
      productIDs: some Collection<String>,
      visibleRelationships: _StoreKit.Product.SubscriptionRelationship = .all
    ) { content = EmptyView() }
    /// One as StoreKit makes it.
    public nonisolated init(
      subscriptions: some Collection<_StoreKit.Product>,
      visibleRelationships: _StoreKit.Product.SubscriptionRelationship = .all
    ) { content = EmptyView() }
  }

  extension _StoreKit.SubscriptionStoreView {
    /// One as StoreKit makes it.
    public nonisolated init(
      groupID: String, visibleRelationships: _StoreKit.Product.SubscriptionRelationship = .all,
      @ViewBuilder marketingContent: () -> Content
    ) { content = marketingContent() }
    /// One as StoreKit makes it.
    public nonisolated init(
      productIDs: some Collection<String>,
      visibleRelationships: _StoreKit.Product.SubscriptionRelationship = .all,
      @ViewBuilder marketingContent: () -> Content
    ) { content = marketingContent() }
    /// One as StoreKit makes it.
    public nonisolated init(
      subscriptions: some Collection<_StoreKit.Product>,
      visibleRelationships: _StoreKit.Product.SubscriptionRelationship = .all,
      @ViewBuilder marketingContent: () -> Content
    ) { content = marketingContent() }
  }
#endif
