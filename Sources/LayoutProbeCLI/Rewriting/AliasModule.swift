/// Modules of Apple's systems whose names are too common to be seen wherever SwiftUI is: HeadlessUI has
/// what they declare in a namespace, and a module of aliases is compiled for the files that import them.
enum AliasModule {
  #if canImport(Combine)
    private static let names: [String: String] = [:]
  #else
    /// What is in the namespace, by the name of the module.
    private static let names = [
      "RealityKit": """
      AnchorEntity AnchoringComponent AnimationPlaybackController AnimationResource
      AnimationTimingFunction Attachment AttachmentContentBuilder BoundingBox CameraControls CollisionComponent Component ComponentSet
      DirectionalLight DirectionalLightComponent Entity EntityTargetValue EventSubscription HoverEffectComponent
      InputTargetComponent Material MaterialColorParameter MeshResource Model3D Model3DPhase
      ModelComponent ModelEntity OcclusionMaterial OpacityComponent PerspectiveCamera
      PerspectiveCameraComponent PointLight PointLightComponent RealityView RealityViewAttachments
      RealityViewCamera RealityViewContent RealityViewContentProtocol RealityViewDefaultPlaceholder
      RealityViewEnvironment ResolvedModel3D ShapeResource SimpleMaterial System TextureResource
      Transform UnlitMaterial ViewAttachmentEntity simd_float2 simd_float3 simd_float4 simd_quatf
      """,
      "StoreKit": """
      AppStore AppTransaction AutomaticProductViewStyle AutomaticSubscriptionStoreControlStyle
      ButtonsSubscriptionStoreControlStyle CompactPickerSubscriptionStoreControlStyle
      CompactProductViewStyle DisplayMessageAction EntitlementTaskState LargeProductViewStyle Message
      PagedPickerSubscriptionStoreControlStyle PagedProminentPickerSubscriptionStoreControlStyle
      PickerSubscriptionStoreControlStyle Product ProductIconPhase ProductView ProductViewStyle
      ProductViewStyleConfiguration ProminentPickerSubscriptionStoreControlStyle PurchaseAction
      RegularProductViewStyle RequestReviewAction SKError SKMutablePayment SKOverlay SKPayment
      SKPaymentQueue SKPaymentTransaction SKPaymentTransactionObserver SKPaymentTransactionState
      SKProduct SKProductDiscount SKProductSubscriptionPeriod SKProductsRequest
      SKProductsRequestDelegate SKProductsResponse SKReceiptRefreshRequest SKRequest SKRequestDelegate
      SKStoreProductViewController SKStoreProductViewControllerDelegate SKStoreReviewController
      StoreButtonKind StoreKitError StoreView Storefront SubscriptionOfferView
      SubscriptionStoreButtonLabel SubscriptionStoreControlBackground SubscriptionStoreControlPlacement
      SubscriptionStoreControlStyle SubscriptionStorePolicyKind SubscriptionStoreView Transaction
      VerificationResult
      """,
    ]
  #endif

  static func stands(for module: String) -> Bool { names[module] != nil }

  /// The source of the module; nil where there is none of the name.
  static func text(_ module: String) -> String? {
    guard let names = names[module] else { return nil }
    let aliases = names.split { $0.isWhitespace }
      .map { "public typealias \($0) = _\(module).\($0)\n" }
    return "@_exported import Foundation\n@_exported import SwiftUI\n" + aliases.joined()
  }
}
