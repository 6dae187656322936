import Foundation
import LayoutProbe
import Testing

@testable import LayoutProbeCLI

@Suite("Previews with StoreKit and RealityKit", .enabled(if: CommandRun.canCompile), .ownThreads)
struct AliasModuleTests {
  private static let store = """
    import Combine
    import StoreKit

    typealias RenewalState = StoreKit.Product.SubscriptionInfo.RenewalState

    enum StoreError: Error { case unverified }

    @MainActor final class Store: ObservableObject {
      @Published private(set) var products: [Product] = []
      @Published var state: RenewalState?
      @Published var hasEntitlement = true
      private var updates: Task<Void, Error>?

      init() {
        updates = Task.detached {
          for await result in Transaction.updates {
            let transaction: Transaction = try await self.checked(result)
            await transaction.finish()
          }
        }
      }

      func load() async {
        products = ((try? await Product.products(for: ["pro"])) ?? []).sorted { $0.price < $1.price }
        hasEntitlement = await Transaction.currentEntitlements.contains { result in
          guard case .verified(let transaction) = result else { return false }
          return transaction.revocationDate == nil && transaction.productType == .autoRenewable
        }
        try? await AppStore.sync()
        if let state = try? await products.first?.subscription?.status.first?.state,
          state == .subscribed
        {
          self.state = state
        }
      }

      func buy(_ product: Product) async throws -> Transaction? {
        switch try await product.purchase() {
        case .success(let result): return try checked(result)
        case .userCancelled, .pending: return nil
        @unknown default: return nil
        }
      }

      nonisolated func checked<T>(_ result: VerificationResult<T>) throws -> T {
        guard case .verified(let value) = result else { throw StoreError.unverified }
        return value
      }
    }

    final class Queue: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
      func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {}
      func paymentQueue(
        _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
      ) {
        for transaction in transactions where transaction.transactionState == .purchased {
          queue.finishTransaction(transaction)
        }
      }
    }

    """

  @Test("a view with a store of its own is laid out as it is, without products")
  func ownStore() throws {
    let source = try InlineSource(
      """
      import StoreKit
      struct Shop: View {
        @StateObject private var store = Store()
        @Environment(\\.requestReview) private var requestReview
        @State private var isShown = false
        var body: some View {
          VStack(spacing: 0) {
            Color.red.frame(width: 50, height: 20)
            ForEach(store.products) { product in
              Button("\\(product.displayName) \\(product.displayPrice)") {
                Task { try? await store.buy(product) }
              }
            }
            if !store.hasEntitlement { Color.blue.frame(width: 30, height: 7) }
          }
          .task {
            await store.load()
            for await update in StoreKit.Transaction.updates { print(update.jwsRepresentation) }
          }
          .onAppear {
            requestReview()
            SKStoreReviewController.requestReview()
          }
          .onInAppPurchaseCompletion { product, result in
            if case .success(.success(let transaction)) = result { print(product.id, transaction) }
          }
          .subscriptionStatusTask(for: "group") { state in print(state.value?.count ?? 0) }
          .manageSubscriptionsSheet(isPresented: $isShown)
          .offerCodeRedemption(isPresented: $isShown) { _ in }
        }
      }
      #Preview("shop") { Shop() }
      """, beside: ["Store.swift": Data(Self.store.utf8)])
    #expect(source.run.status == 0, "\(source.run.all)")
    #expect(try source.sizes == ["shop": "50×27"], "\(source.run.all)")
    #expect(try source.run.report().standIns == [], "\(source.run.all)")
  }

  @Test(
    "the system's own shops take the space that they are proposed, and what is in them is shown")
  func shops() throws {
    let source = try InlineSource(
      """
      import StoreKit
      struct Shop: View {
        var body: some View {
          SubscriptionStoreView(groupID: "group") { Color.red.frame(width: 50, height: 20) }
            .subscriptionStoreControlStyle(.prominentPicker)
            .subscriptionStoreButtonLabel(.multiline)
            .subscriptionStorePickerItemBackground(.thinMaterial)
            .storeButton(.visible, for: .restorePurchases, .redeemCode)
        }
      }
      #Preview("shop", traits: .fixedLayout(width: 300, height: 400)) { Shop() }
      #Preview("rows", traits: .fixedLayout(width: 300, height: 400)) {
        VStack(spacing: 0) {
          Text("Pro").frame(height: 40)
          ProductView(id: "pro") { Image(systemName: "star") } placeholderIcon: { ProgressView() }
            .productViewStyle(.compact)
            .frame(height: 60)
          StoreView(ids: ["pro"]).productViewStyle(.large)
        }
      }
      """)
    #expect(source.run.status == 0, "\(source.run.all)")
    let probes = try source.run.report().probes
    #expect(probes.count == 2, "\(source.run.all)")
    #expect(probes.allSatisfy { !$0.standIns.isEmpty })
    let placeholders = probes.map {
      $0.tree.filter { $0.label == "Placeholder" }.map(\.frame?.size)
    }
    #expect(
      placeholders == [
        [CGSize(width: 300, height: 400)],
        [CGSize(width: 300, height: 60), CGSize(width: 300, height: 300)],
      ], "\(source.run.all)")
    #expect(try source.frames(of: "frame")["shop"] == "300×20", "\(source.run.all)")
  }

  @Test("a scene and a model take the space that they are proposed")
  func scenes() throws {
    let source = try InlineSource(
      """
      import RealityKit
      struct Spin: Component { var speed: Float = 1 }
      struct Stage: View {
        @State private var cube: ModelEntity?
        var body: some View {
          VStack(spacing: 0) {
            RealityView { content in
              let cube = ModelEntity(
                mesh: .generateBox(size: 0.1),
                materials: [SimpleMaterial(color: .systemBlue, isMetallic: false)])
              cube.components.set(Spin())
              cube.position.z = 1
              cube.orientation = simd_quatf(angle: 1, axis: [0, 1, 0])
              content.add(cube)
              self.cube = cube
            } update: { _ in
              cube?.scale = .one
            }
            .gesture(
              TapGesture().targetedToAnyEntity().onEnded { value in
                var place = value.entity.transform
                place.rotation *= simd_quatf(angle: 1, axis: [0, 1, 0])
                value.entity.move(
                  to: place, relativeTo: value.entity.parent, duration: 1,
                  timingFunction: .easeInOut)
              }
            )
            .frame(height: 100)
            Text("Globe").frame(height: 20)
            Model3D(named: "Globe") { model in
              model.resizable().frame(width: 70)
            } placeholder: {
              ProgressView()
            }
          }
        }
      }
      #Preview("stage", traits: .fixedLayout(width: 300, height: 400)) { Stage() }
      """)
    #expect(source.run.status == 0, "\(source.run.all)")
    let tree = try source.run.report().probes.first?.tree ?? []
    #expect(
      tree.filter { $0.label == "Placeholder" }.map(\.frame?.size) == [
        CGSize(width: 300, height: 100), CGSize(width: 70, height: 280),
      ], "\(source.run.all)")
  }

  @Test("types of other modules may have the names of StoreKit's and RealityKit's")
  func ownNames() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [.target(name: "Models"), .target(name: "Views", dependencies: ["Models"])])

      """)
    try folder.write(
      "Sources/Models/Product.swift",
      """
      public struct Product { public var width = 40.0; public init() {} }
      public struct Entity { public init() {} }
      public struct ProductView { public init() {} }

      """)
    try folder.write(
      "Sources/Views/Row.swift",
      """
      import Models
      import SwiftUI
      struct Row: View {
        let product: Product
        var entity = Entity()
        var transaction = Transaction()
        var body: some View { Color.red.frame(width: product.width, height: 5) }
      }
      #Preview("row") { Row(product: Product()) }

      """)
    try folder.write(
      "Sources/Views/Review.swift",
      "import StoreKit\nfunc review() { SKStoreReviewController.requestReview() }\n")
    let run = try CommandRun(["inspect", ".", "--format", "json"], in: folder.url)
    #expect(run.status == 0, "\(run.all)")
    #expect(try run.report().probes.map(\.name) == ["row"], "\(run.all)")
    #expect(try run.report().standIns == [], "\(run.all)")
  }

  @Test(
    "every name in a namespace of HeadlessUI has an alias", arguments: ["RealityKit", "StoreKit"])
  func complete(_ module: String) throws {
    let folder = PackageFolder.url.appendingPathComponent("Sources/HeadlessUI/Platform/\(module)")
    var declared: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for part in text.split(separator: "\n  extension _\(module) {\n").dropFirst() {
        let own = part.split(separator: "\n  }\n").first ?? ""
        let names = own.matches(
          of: #/(?m)^ {4}(?:public|open) (?:struct|class|enum|protocol|typealias) (\w+)/#)
        declared.formUnion(names.map { String($0.output.1) })
      }
    }
    let text = try #require(AliasModule.text(module))
    let aliases = text.matches(of: #/typealias (\w+) = /#).map { String($0.output.1) }
    #expect(declared.count > 40)
    // What only lets a sequence be empty is nothing that Apple's module has.
    #expect(declared.subtracting(["EmptyUpdates"]) == Set(aliases))
  }
}
