#if !canImport(RealityKit)
  import Foundation

  extension _RealityKit {
    /// `Component` as RealityKit has it: a shell, so that sources compile.
    public protocol Component {}

    /// `System` as RealityKit has it: a shell, so that sources compile.
    public protocol System {}

    /// Something in a scene: it is kept, and nothing is drawn.
    @MainActor
    @preconcurrency
    open class Entity: Hashable, Identifiable {
      /// One as RealityKit makes it.
      public required init() {}
      /// One as RealityKit makes it: no file is read here.
      public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
        self.init()
        self.name = name
      }
      /// One as RealityKit makes it: no file is read here.
      public convenience init(contentsOf url: URL) async throws { self.init() }
      /// One as RealityKit makes it.
      public convenience init(components: any Component...) {
        self.init()
        for component in components { self.components.set(component) }
      }
      /// As RealityKit has it: no file is read here.
      public static func load(named name: String, in bundle: Bundle? = nil) throws -> Entity {
        Entity()
      }
      /// As RealityKit has it: kept, and nothing depends on it.
      open var name = ""
      /// As RealityKit has it: kept, and nothing depends on it.
      open var isEnabled = true
      /// As RealityKit has it: kept, and nothing depends on it.
      public var components = ComponentSet()
      /// As RealityKit has it: kept, and nothing depends on it.
      public var transform = Transform.identity
      /// As RealityKit has it: kept, and nothing depends on it.
      public private(set) weak var parent: Entity?
      /// As RealityKit has it: kept, and nothing depends on it.
      public private(set) var children: [Entity] = []
      /// As RealityKit has it.
      public nonisolated var id: ObjectIdentifier { ObjectIdentifier(self) }
      /// As RealityKit has it.
      public var scale: SIMD3<Float> {
        get { transform.scale }
        set { transform.scale = newValue }
      }
      /// As RealityKit has it.
      public var position: SIMD3<Float> {
        get { transform.translation }
        set { transform.translation = newValue }
      }
      /// As RealityKit has it.
      public var orientation: simd_quatf {
        get { transform.rotation }
        set { transform.rotation = newValue }
      }
      /// As RealityKit has it.
      public var availableAnimations: [AnimationResource] { [] }
      /// As RealityKit has it: kept, and nothing depends on it.
      public func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        entity.removeFromParent()
        children.append(entity)
        entity.parent = self
      }
      /// As RealityKit has it: kept, and nothing depends on it.
      public func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
        children.removeAll { $0 === entity }
        entity.parent = nil
      }
      /// As RealityKit has it: kept, and nothing depends on it.
      public func removeFromParent(preservingWorldTransform: Bool = false) {
        parent?.removeChild(self)
      }
      /// As RealityKit has it.
      public func setParent(_ parent: Entity?, preservingWorldTransform: Bool = false) {
        if let parent { parent.addChild(self) } else { removeFromParent() }
      }
      /// As RealityKit has it.
      public func findEntity(named name: String) -> Entity? {
        if self.name == name { return self }
        for child in children {
          if let found = child.findEntity(named: name) { return found }
        }
        return nil
      }
      /// As RealityKit has it: kept, and nothing depends on it.
      public func setPosition(_ position: SIMD3<Float>, relativeTo entity: Entity?) {
        self.position = position
      }
      /// As RealityKit has it: kept, and nothing depends on it.
      public func setScale(_ scale: SIMD3<Float>, relativeTo entity: Entity?) { self.scale = scale }
      /// As RealityKit has it: kept, and nothing depends on it.
      public func setOrientation(_ orientation: simd_quatf, relativeTo entity: Entity?) {
        self.orientation = orientation
      }
      /// As RealityKit has it.
      public func position(relativeTo entity: Entity?) -> SIMD3<Float> { position }
      /// As RealityKit has it.
      public func visualBounds(relativeTo entity: Entity?) -> BoundingBox { BoundingBox() }
      /// As RealityKit has it: what it does on a device is not done here.
      public func look(
        at target: SIMD3<Float>, from position: SIMD3<Float>, relativeTo entity: Entity?
      ) {}
      /// As RealityKit has it: what it does on a device is not done here.
      public func generateCollisionShapes(recursive: Bool) {}
      /// As RealityKit has it: the entity is there at once.
      @discardableResult
      public func move(
        to transform: Transform, relativeTo entity: Entity?, duration: TimeInterval,
        timingFunction: AnimationTimingFunction = .default
      ) -> AnimationPlaybackController {
        self.transform = transform
        return AnimationPlaybackController()
      }
      /// As RealityKit has it: nothing is animated here.
      @discardableResult
      public func playAnimation(
        _ animation: AnimationResource, transitionDuration: TimeInterval = 0,
        startsPaused: Bool = false
      ) -> AnimationPlaybackController { AnimationPlaybackController() }
      /// As RealityKit has it: nothing is animated here.
      public func stopAllAnimations(recursive: Bool = true) {}
      /// As RealityKit has it.
      public func clone(recursive: Bool) -> Self {
        let copy = Self()
        copy.name = name
        copy.components = components
        copy.transform = transform
        if recursive { for child in children { copy.addChild(child.clone(recursive: true)) } }
        return copy
      }
      /// As RealityKit has it.
      public nonisolated static func == (a: Entity, b: Entity) -> Bool { a === b }
      /// As RealityKit has it.
      public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    /// The components of an entity, one of each type.
    @MainActor
    @preconcurrency
    public struct ComponentSet {
      private var values: [ObjectIdentifier: any Component] = [:]
      nonisolated init() {}
      /// As RealityKit has it.
      public subscript<T: Component>(type: T.Type) -> T? {
        get { values[ObjectIdentifier(type)] as? T }
        set { values[ObjectIdentifier(type)] = newValue }
      }
      /// As RealityKit has it.
      public mutating func set<T: Component>(_ component: T) {
        values[ObjectIdentifier(T.self)] = component
      }
      /// As RealityKit has it.
      public mutating func set(_ components: [any Component]) {
        for component in components { set(component) }
      }
      /// As RealityKit has it.
      public func has(_ type: any Component.Type) -> Bool { values[ObjectIdentifier(type)] != nil }
      /// As RealityKit has it.
      public mutating func remove(_ type: any Component.Type) {
        values[ObjectIdentifier(type)] = nil
      }
    }

    /// `AnimationResource` as RealityKit has it: a shell, so that sources compile.
    @MainActor
    @preconcurrency
    open class AnimationResource {
      /// As RealityKit has it.
      public func `repeat`(duration: TimeInterval = .infinity) -> AnimationResource { self }
      /// As RealityKit has it.
      public func `repeat`(count: Int) -> AnimationResource { self }
    }

    /// `AnimationPlaybackController` as RealityKit has it: a shell, so that sources compile.
    @MainActor
    @preconcurrency
    open class AnimationPlaybackController {
      /// As RealityKit has it: kept, and nothing depends on it.
      open var speed: Float = 1
      /// As RealityKit has it: what it does on a device is not done here.
      open func pause() {}
      /// As RealityKit has it: what it does on a device is not done here.
      open func resume() {}
      /// As RealityKit has it: what it does on a device is not done here.
      open func stop(blendOutDuration: TimeInterval = 0) {}
    }
  }
#endif
