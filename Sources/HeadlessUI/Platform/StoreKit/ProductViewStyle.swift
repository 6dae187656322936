#if !canImport(StoreKit)
  import Foundation

  extension _StoreKit {
    /// How a product is shown. What a style makes is shown where it needs no product.
    @MainActor
    @preconcurrency
    public protocol ProductViewStyle {
      /// As StoreKit has it.
      associatedtype Body: View
      /// As StoreKit has it.
      typealias Configuration = ProductViewStyleConfiguration
      /// As StoreKit has it.
      @ViewBuilder func makeBody(configuration: Configuration) -> Body
    }

    /// `ProductViewStyleConfiguration` as StoreKit has it.
    public struct ProductViewStyleConfiguration {
      /// `Icon` as StoreKit has it.
      public struct Icon: View {
        /// As StoreKit has it.
        public var body: some View { EmptyView() }
      }
      /// As StoreKit has it.
      public let state: Product.TaskState
      /// As StoreKit has it.
      public let hasCurrentEntitlement: Bool
      /// As StoreKit has it.
      public let icon: Icon
      /// As StoreKit has it.
      public var product: Product? { state.product }
      /// As StoreKit has it: what it does on a device is not done here.
      public func purchase() {}
    }

    /// `AutomaticProductViewStyle` as StoreKit has it.
    public struct AutomaticProductViewStyle: ProductViewStyle, Sendable {
      /// One as StoreKit makes it.
      public nonisolated init() {}
      /// As StoreKit has it.
      public func makeBody(configuration: Configuration) -> some View { EmptyView() }
    }

    /// `RegularProductViewStyle` as StoreKit has it.
    public struct RegularProductViewStyle: ProductViewStyle, Sendable {
      /// One as StoreKit makes it.
      public nonisolated init() {}
      /// As StoreKit has it.
      public func makeBody(configuration: Configuration) -> some View { EmptyView() }
    }

    /// `CompactProductViewStyle` as StoreKit has it.
    public struct CompactProductViewStyle: ProductViewStyle, Sendable {
      /// One as StoreKit makes it.
      public nonisolated init() {}
      /// As StoreKit has it.
      public func makeBody(configuration: Configuration) -> some View { EmptyView() }
    }

    /// `LargeProductViewStyle` as StoreKit has it.
    public struct LargeProductViewStyle: ProductViewStyle, Sendable {
      /// One as StoreKit makes it.
      public nonisolated init() {}
      /// As StoreKit has it.
      public func makeBody(configuration: Configuration) -> some View { EmptyView() }
    }
  }

  extension _StoreKit.ProductViewStyle where Self == _StoreKit.AutomaticProductViewStyle {
    /// `automatic` as StoreKit has it.
    public nonisolated static var automatic: _StoreKit.AutomaticProductViewStyle {
      _StoreKit.AutomaticProductViewStyle()
    }
  }

  extension _StoreKit.ProductViewStyle where Self == _StoreKit.RegularProductViewStyle {
    /// `regular` as StoreKit has it.
    public nonisolated static var regular: _StoreKit.RegularProductViewStyle {
      _StoreKit.RegularProductViewStyle()
    }
  }

  extension _StoreKit.ProductViewStyle where Self == _StoreKit.CompactProductViewStyle {
    /// `compact` as StoreKit has it.
    public nonisolated static var compact: _StoreKit.CompactProductViewStyle {
      _StoreKit.CompactProductViewStyle()
    }
  }

  extension _StoreKit.ProductViewStyle where Self == _StoreKit.LargeProductViewStyle {
    /// `large` as StoreKit has it.
    public nonisolated static var large: _StoreKit.LargeProductViewStyle {
      _StoreKit.LargeProductViewStyle()
    }
  }
#endif
