#if !canImport(StoreKit)
  import Foundation

  extension _StoreKit {
    /// How subscriptions are chosen; they are not shown here.
    public protocol SubscriptionStoreControlStyle {}
    /// `AutomaticSubscriptionStoreControlStyle` as StoreKit has it.
    public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {
      /// One as StoreKit makes it.
      public init() {}
    }
    /// `PickerSubscriptionStoreControlStyle` as StoreKit has it.
    public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {
      /// One as StoreKit makes it.
      public init() {}
    }
    /// `ProminentPickerSubscriptionStoreControlStyle` as StoreKit has it.
    public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle,
      Sendable
    {
      /// One as StoreKit makes it.
      public init() {}
    }
    /// `CompactPickerSubscriptionStoreControlStyle` as StoreKit has it.
    public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle,
      Sendable
    {
      /// One as StoreKit makes it.
      public init() {}
    }
    /// `PagedPickerSubscriptionStoreControlStyle` as StoreKit has it.
    public struct PagedPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable
    {
      /// One as StoreKit makes it.
      public init() {}
    }
    /// `PagedProminentPickerSubscriptionStoreControlStyle` as StoreKit has it.
    public struct PagedProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle,
      Sendable
    {
      /// One as StoreKit makes it.
      public init() {}
    }
    /// `ButtonsSubscriptionStoreControlStyle` as StoreKit has it.
    public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle, Sendable {
      /// One as StoreKit makes it.
      public init() {}
    }
    /// `SubscriptionStoreControlPlacement` as StoreKit has it.
    public struct SubscriptionStoreControlPlacement: Hashable, Sendable {
      private let name: String
      /// `automatic` as StoreKit has it.
      public static let automatic = SubscriptionStoreControlPlacement(name: "automatic")
      /// `scrollView` as StoreKit has it.
      public static let scrollView = SubscriptionStoreControlPlacement(name: "scrollView")
      /// `bottom` as StoreKit has it.
      public static let bottom = SubscriptionStoreControlPlacement(name: "bottom")
      /// `bottomBar` as StoreKit has it.
      public static let bottomBar = SubscriptionStoreControlPlacement(name: "bottomBar")
      /// `leading` as StoreKit has it.
      public static let leading = SubscriptionStoreControlPlacement(name: "leading")
      /// `trailing` as StoreKit has it.
      public static let trailing = SubscriptionStoreControlPlacement(name: "trailing")
    }
  }

  extension _StoreKit.SubscriptionStoreControlStyle
  where Self == _StoreKit.AutomaticSubscriptionStoreControlStyle {
    /// `automatic` as StoreKit has it.
    public static var automatic: _StoreKit.AutomaticSubscriptionStoreControlStyle {
      _StoreKit.AutomaticSubscriptionStoreControlStyle()
    }
  }

  extension _StoreKit.SubscriptionStoreControlStyle
  where Self == _StoreKit.PickerSubscriptionStoreControlStyle {
    /// `picker` as StoreKit has it.
    public static var picker: _StoreKit.PickerSubscriptionStoreControlStyle {
      _StoreKit.PickerSubscriptionStoreControlStyle()
    }
  }

  extension _StoreKit.SubscriptionStoreControlStyle
  where Self == _StoreKit.ProminentPickerSubscriptionStoreControlStyle {
    /// `prominentPicker` as StoreKit has it.
    public static var prominentPicker: _StoreKit.ProminentPickerSubscriptionStoreControlStyle {
      _StoreKit.ProminentPickerSubscriptionStoreControlStyle()
    }
  }

  extension _StoreKit.SubscriptionStoreControlStyle
  where Self == _StoreKit.CompactPickerSubscriptionStoreControlStyle {
    /// `compactPicker` as StoreKit has it.
    public static var compactPicker: _StoreKit.CompactPickerSubscriptionStoreControlStyle {
      _StoreKit.CompactPickerSubscriptionStoreControlStyle()
    }
  }

  extension _StoreKit.SubscriptionStoreControlStyle
  where Self == _StoreKit.PagedPickerSubscriptionStoreControlStyle {
    /// `pagedPicker` as StoreKit has it.
    public static var pagedPicker: _StoreKit.PagedPickerSubscriptionStoreControlStyle {
      _StoreKit.PagedPickerSubscriptionStoreControlStyle()
    }
  }

  extension _StoreKit.SubscriptionStoreControlStyle
  where Self == _StoreKit.PagedProminentPickerSubscriptionStoreControlStyle {
    /// `pagedProminentPicker` as StoreKit has it.
    public static var pagedProminentPicker:
      _StoreKit.PagedProminentPickerSubscriptionStoreControlStyle
    { _StoreKit.PagedProminentPickerSubscriptionStoreControlStyle() }
  }

  extension _StoreKit.SubscriptionStoreControlStyle
  where Self == _StoreKit.ButtonsSubscriptionStoreControlStyle {
    /// `buttons` as StoreKit has it.
    public static var buttons: _StoreKit.ButtonsSubscriptionStoreControlStyle {
      _StoreKit.ButtonsSubscriptionStoreControlStyle()
    }
  }
#endif
