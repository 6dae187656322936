#if !canImport(StoreKit)
  import Foundation

  extension _StoreKit {
    /// A product that is for sale: nothing is loaded, so that it is as large as proposed, with the icon
    /// in it.
    public struct ProductView<Icon: View, PlaceholderIcon: View> {
      private let icon: PlaceholderIcon
    }
  }

  extension _StoreKit.ProductView: View {
    /// As StoreKit has it.
    public var body: some View { _StandIn("a product is not loaded here").overlay { icon } }
  }

  extension _StoreKit.ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
    /// One as StoreKit makes it.
    public nonisolated init(id productID: String, prefersPromotionalIcon: Bool = false) {
      icon = EmptyView()
    }
    /// One as StoreKit makes it.
    public nonisolated init(_ product: _StoreKit.Product, prefersPromotionalIcon: Bool = false) {
      icon = EmptyView()
    }
  }

  extension _StoreKit.ProductView where PlaceholderIcon == EmptyView {
    /// One as StoreKit makes it.
    public nonisolated init(
      _ product: _StoreKit.Product, prefersPromotionalIcon: Bool = false,
      @ViewBuilder icon: () -> Icon
    ) { self.icon = EmptyView() }
    /// One as StoreKit makes it.
    public nonisolated init(
      _ product: _StoreKit.Product,
      @ViewBuilder icon: @escaping (_StoreKit.ProductIconPhase) -> Icon
    ) { self.icon = EmptyView() }
  }

  extension _StoreKit.ProductView where PlaceholderIcon == Icon {
    /// One as StoreKit makes it.
    public nonisolated init(
      id productID: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
    ) { self.icon = icon() }
  }

  extension _StoreKit.ProductView {
    /// One as StoreKit makes it.
    public nonisolated init(
      id productID: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
      @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) { self.icon = placeholderIcon() }
    /// One as StoreKit makes it.
    public nonisolated init(
      id productID: String, @ViewBuilder icon: @escaping (_StoreKit.ProductIconPhase) -> Icon,
      @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) { self.icon = placeholderIcon() }
  }

  extension _StoreKit {
    /// `ProductIconPhase` as StoreKit has it.
    public enum ProductIconPhase: Sendable {
      /// `loading` as StoreKit has it.
      case loading
      /// `unavailable` as StoreKit has it.
      case unavailable
      /// `failure` as StoreKit has it.
      case failure(any Error)
      /// `success` as StoreKit has it.
      case success(Image)
      /// As StoreKit has it.
      public var promotionalIcon: Image? { if case .success(let icon) = self { icon } else { nil } }
    }
  }
#endif
