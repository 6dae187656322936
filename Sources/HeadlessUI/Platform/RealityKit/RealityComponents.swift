#if !canImport(RealityKit)
  import Foundation

  extension _RealityKit {
    /// `ModelComponent` as RealityKit has it.
    public struct ModelComponent: Component {
      /// As RealityKit has it: kept, and nothing depends on it.
      public var mesh: MeshResource
      /// As RealityKit has it: kept, and nothing depends on it.
      public var materials: [any Material]
      /// One as RealityKit makes it.
      public init(mesh: MeshResource, materials: [any Material]) {
        self.mesh = mesh
        self.materials = materials
      }
    }

    /// `AnchoringComponent` as RealityKit has it: a shell, so that sources compile.
    public struct AnchoringComponent: Component {
      /// `Target` as RealityKit has it.
      public enum Target {
        /// `Alignment` as RealityKit has it.
        public struct Alignment: OptionSet, Sendable {
          /// As RealityKit has it.
          public let rawValue: UInt8
          /// One as RealityKit makes it.
          public init(rawValue: UInt8) { self.rawValue = rawValue }
          /// `horizontal` as RealityKit has it.
          public static let horizontal = Alignment(rawValue: 1)
          /// `vertical` as RealityKit has it.
          public static let vertical = Alignment(rawValue: 2)
          /// `any` as RealityKit has it.
          public static let any = Alignment(rawValue: 3)
        }
        /// `Classification` as RealityKit has it.
        public struct Classification: OptionSet, Sendable {
          /// As RealityKit has it.
          public let rawValue: UInt64
          /// One as RealityKit makes it.
          public init(rawValue: UInt64) { self.rawValue = rawValue }
          /// `wall` as RealityKit has it.
          public static let wall = Classification(rawValue: 1)
          /// `floor` as RealityKit has it.
          public static let floor = Classification(rawValue: 2)
          /// `ceiling` as RealityKit has it.
          public static let ceiling = Classification(rawValue: 4)
          /// `table` as RealityKit has it.
          public static let table = Classification(rawValue: 8)
          /// `seat` as RealityKit has it.
          public static let seat = Classification(rawValue: 16)
          /// `any` as RealityKit has it.
          public static let any = Classification(rawValue: .max)
        }
        /// `camera` as RealityKit has it.
        case camera
        /// `head` as RealityKit has it.
        case head
        /// `face` as RealityKit has it.
        case face
        /// `plane` as RealityKit has it.
        case plane(Alignment, classification: Classification, minimumBounds: SIMD2<Float>)
        /// `image` as RealityKit has it.
        case image(group: String, name: String)
      }
      /// One as RealityKit makes it.
      public init(_ target: Target) {}
    }

    /// `CollisionComponent` as RealityKit has it: a shell, so that sources compile.
    public struct CollisionComponent: Component {
      /// One as RealityKit makes it.
      public init(shapes: [ShapeResource], isStatic: Bool = false) {}
    }

    /// `InputTargetComponent` as RealityKit has it: a shell, so that sources compile.
    public struct InputTargetComponent: Component {
      /// One as RealityKit makes it.
      public init() {}
      /// As RealityKit has it: kept, and nothing depends on it.
      public var isEnabled = true
    }

    /// `HoverEffectComponent` as RealityKit has it: a shell, so that sources compile.
    public struct HoverEffectComponent: Component {
      /// One as RealityKit makes it.
      public init() {}
    }

    /// `OpacityComponent` as RealityKit has it.
    public struct OpacityComponent: Component {
      /// As RealityKit has it: kept, and nothing depends on it.
      public var opacity: Float
      /// One as RealityKit makes it.
      public init(opacity: Float) { self.opacity = opacity }
    }

    /// `PerspectiveCameraComponent` as RealityKit has it.
    public struct PerspectiveCameraComponent: Component {
      /// As RealityKit has it: kept, and nothing depends on it.
      public var fieldOfViewInDegrees: Float
      /// As RealityKit has it: kept, and nothing depends on it.
      public var near: Float
      /// As RealityKit has it: kept, and nothing depends on it.
      public var far: Float
      /// One as RealityKit makes it.
      public init(near: Float = 0.01, far: Float = .infinity, fieldOfViewInDegrees: Float = 60) {
        self.near = near
        self.far = far
        self.fieldOfViewInDegrees = fieldOfViewInDegrees
      }
    }

    /// `DirectionalLightComponent` as RealityKit has it.
    public struct DirectionalLightComponent: Component {
      /// As RealityKit has it: kept, and nothing depends on it.
      public var color: UIColor
      /// As RealityKit has it: kept, and nothing depends on it.
      public var intensity: Float
      /// One as RealityKit makes it.
      public init(color: UIColor = .white, intensity: Float = 2146) {
        self.color = color
        self.intensity = intensity
      }
    }

    /// `PointLightComponent` as RealityKit has it.
    public struct PointLightComponent: Component {
      /// As RealityKit has it: kept, and nothing depends on it.
      public var color: UIColor
      /// As RealityKit has it: kept, and nothing depends on it.
      public var intensity: Float
      /// As RealityKit has it: kept, and nothing depends on it.
      public var attenuationRadius: Float
      /// One as RealityKit makes it.
      public init(
        color: UIColor = .white, intensity: Float = 26963, attenuationRadius: Float = 10
      ) {
        self.color = color
        self.intensity = intensity
        self.attenuationRadius = attenuationRadius
      }
    }
  }
#endif
