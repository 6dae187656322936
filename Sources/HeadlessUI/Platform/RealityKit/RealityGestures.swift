#if !canImport(RealityKit)
  import Foundation

  extension _RealityKit {
    /// What a gesture on an entity tells; no gesture is made here.
    @dynamicMemberLookup
    public struct EntityTargetValue<Value> {
      /// As RealityKit has it.
      public let gestureValue: Value
      /// As RealityKit has it.
      public let entity: Entity
      /// As RealityKit has it.
      public subscript<T>(dynamicMember member: KeyPath<Value, T>) -> T {
        gestureValue[keyPath: member]
      }
    }

    /// `AnimationTimingFunction` as RealityKit has it: kept, and nothing depends on it.
    public struct AnimationTimingFunction: Hashable, Sendable {
      private let name: String
      /// `default` as RealityKit has it.
      public static let `default` = AnimationTimingFunction(name: "default")
      /// `linear` as RealityKit has it.
      public static let linear = AnimationTimingFunction(name: "linear")
      /// `easeIn` as RealityKit has it.
      public static let easeIn = AnimationTimingFunction(name: "easeIn")
      /// `easeOut` as RealityKit has it.
      public static let easeOut = AnimationTimingFunction(name: "easeOut")
      /// `easeInOut` as RealityKit has it.
      public static let easeInOut = AnimationTimingFunction(name: "easeInOut")
    }
  }

  extension Gesture {
    /// The gesture on any entity of a scene.
    nonisolated public func targetedToAnyEntity() -> _MapGesture<
      Self, _RealityKit.EntityTargetValue<Value>
    > { _MapGesture(self, nil) }
    /// The gesture on an entity of a scene.
    nonisolated public func targetedToEntity(
      _ entity: _RealityKit.Entity
    ) -> _MapGesture<Self, _RealityKit.EntityTargetValue<Value>> { _MapGesture(self, nil) }
  }
#endif
