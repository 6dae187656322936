#if !canImport(StoreKit)
  import Foundation

  extension _StoreKit {
    /// Products that are for sale: nothing is loaded, so that it is as large as proposed, with an icon
    /// in it.
    public struct StoreView<Icon: View, PlaceholderIcon: View> {
      private let icon: PlaceholderIcon
    }
  }

  extension _StoreKit.StoreView: View {
    /// As StoreKit has it.
    public var body: some View { _StandIn("products are not loaded here").overlay { icon } }
  }

  extension _StoreKit.StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    /// One as StoreKit makes it.
    public nonisolated init(ids: some Collection<String>, prefersPromotionalIcon: Bool = false) {
      icon = EmptyView()
    }
    /// One as StoreKit makes it.
    public nonisolated init(
      products: some Collection<_StoreKit.Product>, prefersPromotionalIcon: Bool = false
    ) { icon = EmptyView() }
  }

  extension _StoreKit.StoreView where PlaceholderIcon == EmptyView {
    /// One as StoreKit makes it.
    public nonisolated init(
      ids: some Collection<String>, prefersPromotionalIcon: Bool = false,
      @ViewBuilder icon: @escaping (_StoreKit.Product) -> Icon
    ) { self.icon = EmptyView() }
    /// One as StoreKit makes it.
    public nonisolated init(
      products: some Collection<_StoreKit.Product>, prefersPromotionalIcon: Bool = false,
      @ViewBuilder icon: @escaping (_StoreKit.Product) -> Icon
    ) { self.icon = EmptyView() }
  }

  extension _StoreKit.StoreView {
    /// One as StoreKit makes it.
    public nonisolated init(
      ids: some Collection<String>, prefersPromotionalIcon: Bool = false,
      @ViewBuilder icon: @escaping (_StoreKit.Product) -> Icon,
      @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) { self.icon = placeholderIcon() }
    /// One as StoreKit makes it.
    public nonisolated init(
      ids: some Collection<String>,
      @ViewBuilder icon: @escaping (_StoreKit.Product, _StoreKit.ProductIconPhase) -> Icon,
      @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) { self.icon = placeholderIcon() }
  }
#endif
