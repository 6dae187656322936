#if !canImport(RealityKit)
  import Foundation

  extension _RealityKit {
    /// The form of a model: none is computed here.
    @MainActor
    @preconcurrency
    open class MeshResource {
      nonisolated init() {}
      /// As RealityKit has it.
      public nonisolated static func generateBox(
        size: Float, cornerRadius: Float = 0
      ) -> MeshResource { MeshResource() }
      /// As RealityKit has it.
      public nonisolated static func generateBox(
        size: SIMD3<Float>, cornerRadius: Float = 0
      ) -> MeshResource { MeshResource() }
      /// As RealityKit has it.
      public nonisolated static func generateBox(
        width: Float, height: Float, depth: Float, cornerRadius: Float = 0, splitFaces: Bool = false
      ) -> MeshResource { MeshResource() }
      /// As RealityKit has it.
      public nonisolated static func generateSphere(radius: Float) -> MeshResource {
        MeshResource()
      }
      /// As RealityKit has it.
      public nonisolated static func generatePlane(
        width: Float, depth: Float, cornerRadius: Float = 0
      ) -> MeshResource { MeshResource() }
      /// As RealityKit has it.
      public nonisolated static func generatePlane(
        width: Float, height: Float, cornerRadius: Float = 0
      ) -> MeshResource { MeshResource() }
      /// As RealityKit has it.
      public nonisolated static func generateCylinder(height: Float, radius: Float) -> MeshResource
      {
        MeshResource()
      }
      /// As RealityKit has it.
      public nonisolated static func generateCone(height: Float, radius: Float) -> MeshResource {
        MeshResource()
      }
      /// As RealityKit has it.
      public nonisolated static func generateText(
        _ string: String, extrusionDepth: Float = 0.25, font: UIFont? = nil,
        containerFrame: CGRect = .zero, alignment: NSTextAlignment = .left
      ) -> MeshResource { MeshResource() }
    }

    /// `ShapeResource` as RealityKit has it: none is computed here.
    open class ShapeResource {
      /// As RealityKit has it.
      public static func generateBox(size: SIMD3<Float>) -> ShapeResource { ShapeResource() }
      /// As RealityKit has it.
      public static func generateBox(
        width: Float, height: Float, depth: Float
      ) -> ShapeResource { ShapeResource() }
      /// As RealityKit has it.
      public static func generateSphere(radius: Float) -> ShapeResource { ShapeResource() }
      /// As RealityKit has it.
      public static func generateCapsule(height: Float, radius: Float) -> ShapeResource {
        ShapeResource()
      }
    }

    /// `TextureResource` as RealityKit has it: none is read here.
    open class TextureResource {
      init() {}
      /// One as RealityKit makes it: no file is read here.
      public init(named name: String, in bundle: Bundle? = nil) async throws {}
      /// As RealityKit has it: no file is read here.
      public static func load(named name: String, in bundle: Bundle? = nil) throws
        -> TextureResource
      {
        TextureResource()
      }
    }

    /// `Material` as RealityKit has it: a shell, so that sources compile.
    public protocol Material {}

    /// `MaterialColorParameter` as RealityKit has it.
    public enum MaterialColorParameter {
      /// `color` as RealityKit has it.
      case color(UIColor)
      /// `texture` as RealityKit has it.
      case texture(TextureResource)
    }

    /// `SimpleMaterial` as RealityKit has it: a shell, so that sources compile.
    public struct SimpleMaterial: Material {
      /// As RealityKit has it.
      public typealias Color = UIColor
      /// One as RealityKit makes it.
      public init() {}
      /// One as RealityKit makes it.
      public init(color: UIColor, isMetallic: Bool) { tint = color }
      /// One as RealityKit makes it.
      public init(color: UIColor, roughness: Float = 0.5, isMetallic: Bool) { tint = color }
      /// As RealityKit has it: kept, and nothing depends on it.
      private var tint = UIColor.white
      /// As RealityKit has it: kept, and nothing depends on it.
      public var baseColor: MaterialColorParameter {
        get { .color(tint) }
        set { if case .color(let color) = newValue { tint = color } }
      }
      /// As RealityKit has it: kept, and nothing depends on it.
      public var roughness: Float = 0.5
      /// As RealityKit has it: kept, and nothing depends on it.
      public var metallic: Float = 0
    }

    /// `UnlitMaterial` as RealityKit has it: a shell, so that sources compile.
    public struct UnlitMaterial: Material {
      /// One as RealityKit makes it.
      public init() {}
      /// One as RealityKit makes it.
      public init(color: UIColor) {}
      /// One as RealityKit makes it.
      public init(texture: TextureResource) {}
    }

    /// `OcclusionMaterial` as RealityKit has it: a shell, so that sources compile.
    public struct OcclusionMaterial: Material {
      /// One as RealityKit makes it.
      public init() {}
    }
  }
#endif
