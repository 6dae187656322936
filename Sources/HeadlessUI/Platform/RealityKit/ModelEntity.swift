#if !canImport(RealityKit)
  import Foundation

  extension _RealityKit {
    /// `ModelEntity` as RealityKit has it: it is kept, and nothing is drawn.
    open class ModelEntity: Entity {
      /// One as RealityKit makes it.
      public required init() { super.init() }
      /// One as RealityKit makes it.
      public convenience init(mesh: MeshResource, materials: [any Material] = []) {
        self.init()
        model = ModelComponent(mesh: mesh, materials: materials)
      }
      /// One as RealityKit makes it.
      public convenience init(
        mesh: MeshResource, materials: [any Material] = [], collisionShape: ShapeResource,
        mass: Float
      ) {
        self.init(mesh: mesh, materials: materials)
      }
      /// As RealityKit has it.
      public var model: ModelComponent? {
        get { components[ModelComponent.self] }
        set { components[ModelComponent.self] = newValue }
      }
      /// As RealityKit has it: no file is read here.
      public static func loadModel(named name: String, in bundle: Bundle? = nil) throws
        -> ModelEntity
      { ModelEntity() }
    }

    /// `AnchorEntity` as RealityKit has it: it is kept, and nothing is drawn.
    open class AnchorEntity: Entity {
      /// One as RealityKit makes it.
      public required init() { super.init() }
      /// One as RealityKit makes it.
      public convenience init(_ target: AnchoringComponent.Target) { self.init() }
      /// One as RealityKit makes it.
      public convenience init(world position: SIMD3<Float>) {
        self.init()
        self.position = position
      }
      /// One as RealityKit makes it.
      public convenience init(
        plane alignment: AnchoringComponent.Target.Alignment,
        classification: AnchoringComponent.Target.Classification = .any,
        minimumBounds: SIMD2<Float> = .zero
      ) { self.init() }
    }

    /// `ViewAttachmentEntity` as RealityKit has it: there is none here.
    open class ViewAttachmentEntity: Entity {}

    /// `PerspectiveCamera` as RealityKit has it: it is kept, and nothing is drawn.
    open class PerspectiveCamera: Entity {
      /// As RealityKit has it: kept, and nothing depends on it.
      public var camera = PerspectiveCameraComponent()
    }

    /// `DirectionalLight` as RealityKit has it: it is kept, and nothing is drawn.
    open class DirectionalLight: Entity {
      /// As RealityKit has it: kept, and nothing depends on it.
      public var light = DirectionalLightComponent()
    }

    /// `PointLight` as RealityKit has it: it is kept, and nothing is drawn.
    open class PointLight: Entity {
      /// As RealityKit has it: kept, and nothing depends on it.
      public var light = PointLightComponent()
    }
  }
#endif
