#if !canImport(StoreKit)
  import Foundation

  extension View {
    /// How subscriptions are chosen; the layout stays.
    nonisolated public func subscriptionStoreControlStyle(
      _ style: some _StoreKit.SubscriptionStoreControlStyle
    ) -> some View { recorded("subscriptionStoreControlStyle") }
    /// How and where subscriptions are chosen; the layout stays.
    nonisolated public func subscriptionStoreControlStyle(
      _ style: some _StoreKit.SubscriptionStoreControlStyle,
      placement: _StoreKit.SubscriptionStoreControlPlacement
    ) -> some View { recorded("subscriptionStoreControlStyle") }
    /// What the buttons of subscriptions say; the layout stays.
    nonisolated public func subscriptionStoreButtonLabel(
      _ label: _StoreKit.SubscriptionStoreButtonLabel
    ) -> some View { recorded("subscriptionStoreButtonLabel") }
    /// Icons of subscriptions, which are not made; the layout stays.
    nonisolated public func subscriptionStoreControlIcon(
      @ViewBuilder icon:
        @escaping (_StoreKit.Product, _StoreKit.Product.SubscriptionInfo) -> some View
    ) -> some View { recorded("subscriptionStoreControlIcon") }
    /// What is behind a subscription; the layout stays.
    nonisolated public func subscriptionStorePickerItemBackground(
      _ backgroundStyle: some ShapeStyle
    ) -> some View { recorded("subscriptionStorePickerItemBackground") }
    /// What is behind a subscription; the layout stays.
    nonisolated public func subscriptionStorePickerItemBackground(
      _ backgroundStyle: some ShapeStyle, in shape: some Shape
    ) -> some View { recorded("subscriptionStorePickerItemBackground") }
    /// What is behind the choice of subscriptions; the layout stays.
    nonisolated public func subscriptionStoreControlBackground(
      _ background: _StoreKit.SubscriptionStoreControlBackground
    ) -> some View { recorded("subscriptionStoreControlBackground") }
    /// What is behind the choice of subscriptions; the layout stays.
    nonisolated public func subscriptionStoreControlBackground(
      _ style: some ShapeStyle
    ) -> some View { recorded("subscriptionStoreControlBackground") }
    /// Where a policy is to be read; the layout stays.
    nonisolated public func subscriptionStorePolicyDestination(
      url: URL, for button: _StoreKit.SubscriptionStorePolicyKind
    ) -> some View { recorded("subscriptionStorePolicyDestination") }
    /// A policy, which is not made; the layout stays.
    nonisolated public func subscriptionStorePolicyDestination(
      for button: _StoreKit.SubscriptionStorePolicyKind, @ViewBuilder destination: () -> some View
    ) -> some View { recorded("subscriptionStorePolicyDestination") }
    /// How the links to policies are painted; the layout stays.
    nonisolated public func subscriptionStorePolicyForegroundStyle(
      _ style: some ShapeStyle
    ) -> some View { recorded("subscriptionStorePolicyForegroundStyle") }
    /// How the links to policies are painted; the layout stays.
    nonisolated public func subscriptionStorePolicyForegroundStyle(
      _ primary: some ShapeStyle, _ secondary: some ShapeStyle
    ) -> some View { recorded("subscriptionStorePolicyForegroundStyle") }
    /// What is done to sign in: nothing here.
    nonisolated public func subscriptionStoreSignInAction(
      _ action: (() -> Void)?
    ) -> some View { recorded("subscriptionStoreSignInAction") }
    /// The offer of a subscription that comes first; none is shown here.
    nonisolated public func preferredSubscriptionOffer(
      _ offer:
        @escaping (
          _StoreKit.Product, _StoreKit.Product.SubscriptionInfo,
          [_StoreKit.Product.SubscriptionOffer]
        ) -> _StoreKit.Product.SubscriptionOffer?
    ) -> some View { recorded("preferredSubscriptionOffer") }
    /// What is done with a subscription's state: nothing here.
    nonisolated public func subscriptionStatusTask(
      for groupID: String, priority: TaskPriority = .medium,
      action:
        @escaping (
          _StoreKit.EntitlementTaskState<[_StoreKit.Product.SubscriptionInfo.Status]>
        ) async -> Void
    ) -> some View { recorded("subscriptionStatusTask") }
  }

  extension _StoreKit {
    /// `SubscriptionStoreButtonLabel` as StoreKit has it.
    public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
      private let name: String
      /// `automatic` as StoreKit has it.
      public static let automatic = SubscriptionStoreButtonLabel(name: "automatic")
      /// `action` as StoreKit has it.
      public static let action = SubscriptionStoreButtonLabel(name: "action")
      /// `displayName` as StoreKit has it.
      public static let displayName = SubscriptionStoreButtonLabel(name: "displayName")
      /// `price` as StoreKit has it.
      public static let price = SubscriptionStoreButtonLabel(name: "price")
      /// `multiline` as StoreKit has it.
      public static let multiline = SubscriptionStoreButtonLabel(name: "multiline")
      /// `singleLine` as StoreKit has it.
      public static let singleLine = SubscriptionStoreButtonLabel(name: "singleLine")
      /// `action` as StoreKit has it.
      public var action: SubscriptionStoreButtonLabel { self }
      /// `displayName` as StoreKit has it.
      public var displayName: SubscriptionStoreButtonLabel { self }
      /// `price` as StoreKit has it.
      public var price: SubscriptionStoreButtonLabel { self }
    }

    /// `SubscriptionStoreControlBackground` as StoreKit has it.
    public struct SubscriptionStoreControlBackground: Hashable, Sendable {
      private let name: String
      /// `automatic` as StoreKit has it.
      public static let automatic = SubscriptionStoreControlBackground(name: "automatic")
      /// `gradientMaterial` as StoreKit has it.
      public static let gradientMaterial = SubscriptionStoreControlBackground(
        name: "gradientMaterial")
    }

    /// `SubscriptionStorePolicyKind` as StoreKit has it.
    public struct SubscriptionStorePolicyKind: Hashable, Sendable {
      private let name: String
      /// `termsOfService` as StoreKit has it.
      public static let termsOfService = SubscriptionStorePolicyKind(name: "termsOfService")
      /// `privacyPolicy` as StoreKit has it.
      public static let privacyPolicy = SubscriptionStorePolicyKind(name: "privacyPolicy")
    }

    /// `EntitlementTaskState` as StoreKit has it.
    public enum EntitlementTaskState<Value> {
      /// `loading` as StoreKit has it.
      case loading
      /// `failure` as StoreKit has it.
      case failure(any Error)
      /// `success` as StoreKit has it.
      case success(Value)
      /// As StoreKit has it.
      public var value: Value? { if case .success(let value) = self { value } else { nil } }
      /// As StoreKit has it.
      public func map<T>(_ transform: (Value) throws -> T) rethrows -> EntitlementTaskState<T> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): .success(try transform(value))
        }
      }
    }
  }

  extension _StoreKit.EntitlementTaskState: Sendable where Value: Sendable {}

  extension ContainerBackgroundPlacement {
    /// The head of a shop.
    public static var subscriptionStoreHeader: ContainerBackgroundPlacement {
      .init(name: "subscriptionStoreHeader")
    }
    /// All of a shop's height.
    public static var subscriptionStoreFullHeight: ContainerBackgroundPlacement {
      .init(name: "subscriptionStoreFullHeight")
    }
  }
#endif
