#if !canImport(RealityKit)
  import Foundation

  extension _RealityKit {
    /// A scene: as large as proposed. What is in it is neither made nor drawn here.
    public struct RealityView<Content> {}

    /// `RealityViewContentProtocol` as RealityKit has it.
    @MainActor
    @preconcurrency
    public protocol RealityViewContentProtocol {
      /// As RealityKit has it: what it does on a device is not done here.
      mutating func add(_ entity: Entity)
      /// As RealityKit has it: what it does on a device is not done here.
      mutating func remove(_ entity: Entity)
    }

    /// `RealityViewContent` as RealityKit has it: a shell, so that sources compile.
    @MainActor
    @preconcurrency
    public struct RealityViewContent: RealityViewContentProtocol {
      /// As RealityKit has it: kept, and nothing depends on it.
      public var entities: [Entity] = []
      /// As RealityKit has it: kept, and nothing depends on it.
      public var camera = RealityViewCamera.virtual
      /// As RealityKit has it: kept, and nothing depends on it.
      public var environment = RealityViewEnvironment.default
      /// As RealityKit has it: kept, and nothing depends on it.
      public var cameraTarget: Entity?
      /// As RealityKit has it: what it does on a device is not done here.
      public mutating func add(_ entity: Entity) { entities.append(entity) }
      /// As RealityKit has it: what it does on a device is not done here.
      public mutating func remove(_ entity: Entity) { entities.removeAll { $0 === entity } }
      /// As RealityKit has it: nothing happens here.
      public func subscribe<E>(
        to event: E.Type, on sourceObject: Entity? = nil,
        componentType: (any Component.Type)? = nil,
        _ handler: @escaping (E) -> Void
      ) -> EventSubscription { EventSubscription() }
    }

    /// `EventSubscription` as RealityKit has it: a shell, so that sources compile.
    public struct EventSubscription: Hashable, Sendable {
      /// As RealityKit has it: what it does on a device is not done here.
      public func cancel() {}
    }

    /// `RealityViewCamera` as RealityKit has it.
    public struct RealityViewCamera: Hashable, Sendable {
      private let name: String
      /// `virtual` as RealityKit has it.
      public static let virtual = RealityViewCamera(name: "virtual")
      /// `spatialTracking` as RealityKit has it.
      public static let spatialTracking = RealityViewCamera(name: "spatialTracking")
      /// `worldTracking` as RealityKit has it.
      public static let worldTracking = RealityViewCamera(name: "worldTracking")
    }

    /// `RealityViewEnvironment` as RealityKit has it.
    public struct RealityViewEnvironment: Hashable, Sendable {
      private let name: String
      /// `default` as RealityKit has it.
      public static let `default` = RealityViewEnvironment(name: "default")
    }

    /// `RealityViewDefaultPlaceholder` as RealityKit has it.
    public struct RealityViewDefaultPlaceholder: View {
      /// As RealityKit has it.
      public var body: some View { EmptyView() }
    }

    /// `RealityViewAttachments` as RealityKit has it: there are none here.
    @MainActor
    @preconcurrency
    public struct RealityViewAttachments {
      /// As RealityKit has it.
      public func entity(for id: some Hashable) -> ViewAttachmentEntity? { nil }
    }

    /// `Attachment` as RealityKit has it: its content is not made.
    public struct Attachment<Content: View> {
      /// One as RealityKit makes it.
      public nonisolated init(id: some Hashable, @ViewBuilder content: () -> Content) {}
    }

    /// `AttachmentContentBuilder` as RealityKit has it: nothing is made.
    @resultBuilder
    public enum AttachmentContentBuilder {
      /// As RealityKit has it.
      public static func buildExpression<Content>(
        _ attachment: Attachment<Content>
      ) -> _UnmadeContent { _UnmadeContent() }
      /// As RealityKit has it.
      public static func buildExpression<Data, ID, Content>(
        _ content: ForEach<Data, ID, Content>
      ) -> _UnmadeContent { _UnmadeContent() }
      /// As RealityKit has it.
      public static func buildBlock(_ parts: _UnmadeContent...) -> _UnmadeContent {
        _UnmadeContent()
      }
      /// As RealityKit has it.
      public static func buildOptional(_ part: _UnmadeContent?) -> _UnmadeContent {
        _UnmadeContent()
      }
      /// As RealityKit has it.
      public static func buildEither(first part: _UnmadeContent) -> _UnmadeContent { part }
      /// As RealityKit has it.
      public static func buildEither(second part: _UnmadeContent) -> _UnmadeContent { part }
      /// As RealityKit has it.
      public static func buildArray(_ parts: [_UnmadeContent]) -> _UnmadeContent {
        _UnmadeContent()
      }
    }
  }

  extension _RealityKit.RealityView: View {
    /// As RealityKit has it.
    public var body: some View { _StandIn("a scene is not drawn here") }
  }

  extension _RealityKit.RealityView where Content == _RealityKit.RealityViewContent {
    /// As RealityKit has it.
    public typealias Make = @MainActor (inout Content) async -> Void
    /// As RealityKit has it.
    public typealias Update = @MainActor (inout Content) -> Void

    /// One as RealityKit makes it.
    public nonisolated init(make: @escaping Make, update: Update? = nil) {}
    /// One as RealityKit makes it.
    public nonisolated init(
      make: @escaping Make, update: Update? = nil, @ViewBuilder placeholder: () -> some View
    ) {}
    /// One as RealityKit makes it.
    public nonisolated init(
      make: @escaping @MainActor (inout Content, _RealityKit.RealityViewAttachments) async -> Void,
      update: (@MainActor (inout Content, _RealityKit.RealityViewAttachments) -> Void)? = nil,
      @_RealityKit.AttachmentContentBuilder attachments: @escaping () -> _UnmadeContent
    ) {}
    /// One as RealityKit makes it.
    public nonisolated init(
      make: @escaping @MainActor (inout Content, _RealityKit.RealityViewAttachments) async -> Void,
      update: (@MainActor (inout Content, _RealityKit.RealityViewAttachments) -> Void)? = nil,
      @ViewBuilder placeholder: () -> some View,
      @_RealityKit.AttachmentContentBuilder attachments: @escaping () -> _UnmadeContent
    ) {}
  }

  extension View {
    /// How a scene is looked at; the layout stays.
    nonisolated public func realityViewCameraControls(
      _ controls: _RealityKit.CameraControls
    ) -> some View { recorded("realityViewCameraControls") }
  }

  extension _RealityKit {
    /// `CameraControls` as RealityKit has it.
    public struct CameraControls: Hashable, Sendable {
      private let name: String
      /// `none` as RealityKit has it.
      public static let none = CameraControls(name: "none")
      /// `orbit` as RealityKit has it.
      public static let orbit = CameraControls(name: "orbit")
      /// `tilt` as RealityKit has it.
      public static let tilt = CameraControls(name: "tilt")
      /// `pan` as RealityKit has it.
      public static let pan = CameraControls(name: "pan")
      /// `dolly` as RealityKit has it.
      public static let dolly = CameraControls(name: "dolly")
    }
  }
#endif
