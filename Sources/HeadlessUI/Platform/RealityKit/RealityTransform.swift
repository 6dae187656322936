#if !canImport(RealityKit)
  import Foundation

  extension _RealityKit {
    /// Where an entity is, how it is turned, and how large it is.
    public struct Transform: Component, Hashable, Sendable {
      /// As RealityKit has it: kept, and nothing depends on it.
      public var scale: SIMD3<Float>
      /// As RealityKit has it: kept, and nothing depends on it.
      public var rotation: simd_quatf
      /// As RealityKit has it: kept, and nothing depends on it.
      public var translation: SIMD3<Float>
      /// One as RealityKit makes it.
      public init(
        scale: SIMD3<Float> = .one, rotation: simd_quatf = simd_quatf(),
        translation: SIMD3<Float> = .zero
      ) {
        self.scale = scale
        self.rotation = rotation
        self.translation = translation
      }
      /// One as RealityKit makes it: the turns are not kept.
      public init(pitch x: Float, yaw y: Float = 0, roll z: Float = 0) {
        self.init(scale: .one)
      }
      /// `identity` as RealityKit has it.
      public static let identity = Transform(scale: .one)
    }

    /// The space that something takes.
    public struct BoundingBox: Hashable, Sendable {
      /// As RealityKit has it.
      public var min: SIMD3<Float>
      /// As RealityKit has it.
      public var max: SIMD3<Float>
      /// One as RealityKit makes it.
      public init(min: SIMD3<Float> = .zero, max: SIMD3<Float> = .zero) {
        self.min = min
        self.max = max
      }
      /// As RealityKit has it.
      public var center: SIMD3<Float> { (min + max) / 2 }
      /// As RealityKit has it.
      public var extents: SIMD3<Float> { max - min }
    }

    /// A turn about an axis.
    public struct simd_quatf: Hashable, Sendable {
      /// As simd has it.
      public var vector: SIMD4<Float>
      /// One as simd makes it.
      public init() { vector = SIMD4(0, 0, 0, 1) }
      /// One as simd makes it.
      public init(ix x: Float, iy y: Float, iz z: Float, r: Float) { vector = SIMD4(x, y, z, r) }
      /// One as simd makes it.
      public init(angle: Float, axis: SIMD3<Float>) {
        let part = axis * Float(sin(Double(angle) / 2))
        vector = SIMD4(part, Float(cos(Double(angle) / 2)))
      }
      /// As simd has it.
      public static func * (a: simd_quatf, b: simd_quatf) -> simd_quatf {
        let (p, q) = (a.vector, b.vector)
        return simd_quatf(
          ix: p.w * q.x + p.x * q.w + p.y * q.z - p.z * q.y,
          iy: p.w * q.y - p.x * q.z + p.y * q.w + p.z * q.x,
          iz: p.w * q.z + p.x * q.y - p.y * q.x + p.z * q.w,
          r: p.w * q.w - p.x * q.x - p.y * q.y - p.z * q.z)
      }
      /// As simd has it.
      public static func *= (a: inout simd_quatf, b: simd_quatf) { a = a * b }
    }

    /// As simd has it.
    public typealias simd_float3 = SIMD3<Float>
    /// As simd has it.
    public typealias simd_float2 = SIMD2<Float>
    /// As simd has it.
    public typealias simd_float4 = SIMD4<Float>
  }
#endif
